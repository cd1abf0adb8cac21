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
 * ring, sanitises the content once all of it has loaded, and shares the article. Of the article that is open already it
 * takes what is new, and leaves the rest.
 * @param ports the sanitiser and the visitor's way to share
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a chart is read as one
export function createArticleMachine(ports: ArticlePorts) {
  const machine = setup({
    types: { context: {} as ArticleContext, events: {} as ArticleEvent },
    actors: {
      sanitise: fromPromise<string, string>(({ input }) => ports.sanitiser.sanitise(input)),
      share: fromPromise<ShareOutcome, SharedPage>(({ input }) => ports.share.share(input)),
    },
    actions: {
      show: assign((_, article: ShownArticle) => ({ article, index: 0, markup: undefined })),
      renew: assign(({ context }, article: ShownArticle) => ({
        article,
        index: wrapAround(context.index, article.pictures),
      })),
      close: assign(CLOSED),
      turn: assign(({ context }, step: number) => ({
        index: wrapAround(context.index + step, context.article?.pictures ?? 0),
      })),
      choose: assign(({ context }, index: number) => ({
        index: wrapAround(index, context.article?.pictures ?? 0),
      })),
      setMarkup: assign((_, markup: string) => ({ markup })),
    },
    guards: {
      isSame: ({ context }, { id }: ShownArticle) => id === context.article?.id,
      isRewritten: ({ context }, { id, content }: ShownArticle) =>
        id === context.article?.id && content !== context.article.content,
      hasSeveralPictures: ({ context }) => (context.article?.pictures ?? 0) > 1,
      hasContent: ({ context }) => context.article?.content !== undefined,
      ...sharingGuards,
    },
    delays: { outcomeShown: OUTCOME_SHOWN_MS },
  });

  const arrived = ({ event }: { event: { article: ShownArticle } }) => event.article;
  const show = { type: 'show', params: arrived } as const;
  const renew = { type: 'renew', params: arrived } as const;

  return machine.createMachine({
    id: 'article',
    context: CLOSED,
    initial: 'closed',
    states: {
      closed: {
        on: { 'article.shown': { target: 'open', actions: show } },
      },
      open: {
        type: 'parallel',
        on: {
          'article.shown': [
            { guard: { type: 'isSame', params: arrived }, actions: renew },
            { target: 'open', actions: show },
          ],
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
            // Of this region alone: sharing goes on, and the former text stays until the new one is safe.
            on: {
              'article.shown': {
                guard: { type: 'isRewritten', params: arrived },
                target: '.awaited',
                actions: renew,
              },
            },
            states: {
              awaited: { always: { guard: 'hasContent', target: 'sanitising' } },
              sanitising: {
                invoke: {
                  src: 'sanitise',
                  input: ({ context }) => context.article?.content ?? '',
                  onDone: {
                    target: 'ready',
                    actions: { type: 'setMarkup', params: ({ event }) => event.output },
                  },
                  onError: 'plain',
                },
              },
              ready: {},
              // The sanitiser could not be loaded: the content is shown as plain text, new content too.
              plain: {
                on: { 'article.shown': { guard: { type: 'isSame', params: arrived }, actions: renew } },
              },
            },
          },
          sharing: sharingRegion,
        },
      },
    },
  });
}
