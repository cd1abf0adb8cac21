import { assign, fromPromise, setup } from 'xstate';
import { wrapAround } from '../../domain/shared/wrap-around.ts';
import type { MarkupSanitiser } from '../ports/markup-sanitiser.ts';
import type { Share, SharedPage, ShareOutcome } from '../ports/share.ts';
import { OUTCOME_SHOWN_MS } from '../shared/download-region.ts';
import { sharingGuards, sharingRegion } from '../shared/sharing-region.ts';
import type { ArticleEvent } from './article-events.ts';

/** What the article dialog needs from outside. */
export interface ArticlePorts {
  readonly sanitiser: MarkupSanitiser;
  readonly share: Share;
}

/** The article that the dialog is about. */
export interface ShownArticle {
  readonly id: string;
  readonly pictures: number;
  /** The whole raw content; absent until it has loaded. */
  readonly content?: string | undefined;
}

/** The open article, the picture shown in its carousel (zero-based), and its content once it is safe. */
export interface ArticleContext {
  readonly article?: ShownArticle | undefined;
  readonly index: number;
  readonly markup?: string | undefined;
}

const CLOSED: ArticleContext = { article: undefined, index: 0, markup: undefined };

/**
 * The article dialog (spec §4 Article dialog): closed, or open on an article. Open, it turns several pictures in a
 * ring, sanitises the content once all of it has loaded, and shares the article.
 * @param ports the sanitiser and the visitor's way to share
 */
export function createArticleMachine(ports: ArticlePorts) {
  return setup({
    types: { context: {} as ArticleContext, events: {} as ArticleEvent },
    actors: {
      sanitise: fromPromise<string, string>(({ input }) => ports.sanitiser.sanitise(input)),
      share: fromPromise<ShareOutcome, SharedPage>(({ input }) => ports.share.share(input)),
    },
    actions: {
      // The picture stays if the same article arrives again, as when the feed answers.
      show: assign(({ context }, article: ShownArticle) => ({
        article,
        index: context.article?.id === article.id ? wrapAround(context.index, article.pictures) : 0,
        markup: undefined,
      })),
      close: assign(CLOSED),
      turn: assign(({ context }, step: number) => ({
        index: wrapAround(context.index + step, context.article?.pictures ?? 0),
      })),
      choose: assign(({ context }, index: number) => ({
        index: wrapAround(index, context.article?.pictures ?? 0),
      })),
      keepMarkup: assign((_, markup: string) => ({ markup })),
    },
    guards: {
      hasSeveralPictures: ({ context }) => (context.article?.pictures ?? 0) > 1,
      hasContent: ({ context }) => context.article?.content !== undefined,
      ...sharingGuards,
    },
    delays: { outcomeShown: OUTCOME_SHOWN_MS },
  }).createMachine({
    id: 'article',
    context: CLOSED,
    initial: 'closed',
    states: {
      closed: {
        on: {
          'article.shown': {
            target: 'open',
            actions: { type: 'show', params: ({ event }) => event.article },
          },
        },
      },
      open: {
        type: 'parallel',
        on: {
          'article.shown': {
            target: 'open',
            actions: { type: 'show', params: ({ event }) => event.article },
          },
          'article.closed': { target: 'closed', actions: 'close' },
          'picture.next': { guard: 'hasSeveralPictures', actions: { type: 'turn', params: 1 } },
          'picture.previous': { guard: 'hasSeveralPictures', actions: { type: 'turn', params: -1 } },
          'picture.chosen': {
            guard: 'hasSeveralPictures',
            actions: { type: 'choose', params: ({ event }) => event.index },
          },
        },
        states: {
          content: {
            initial: 'awaited',
            states: {
              awaited: { always: { guard: 'hasContent', target: 'sanitising' } },
              sanitising: {
                invoke: {
                  src: 'sanitise',
                  input: ({ context }) => context.article?.content ?? '',
                  onDone: {
                    target: 'ready',
                    actions: { type: 'keepMarkup', params: ({ event }) => event.output },
                  },
                  onError: 'plain',
                },
              },
              ready: {},
              // The sanitiser could not be loaded: the content is shown as plain text.
              plain: {},
            },
          },
          sharing: sharingRegion,
        },
      },
    },
  });
}
