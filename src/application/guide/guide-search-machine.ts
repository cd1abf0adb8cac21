import { assign, fromPromise, setup } from 'xstate';
import { findOnPage, foldQuery, type PageHits } from '../../domain/guide/text-search.ts';
import type { GuideText } from '../ports/guide-text.ts';

/** What the search of the guide shows. */
export interface GuideSearchContext {
  readonly query: string;
  /** Pages with hits, in order. */
  readonly found: readonly PageHits[];
  /** How many pages have been searched. */
  readonly searched: number;
}

/** What happens to the search. */
export type GuideSearchEvent = { readonly type: 'query.changed'; readonly query: string };

const NOTHING = { found: [], searched: 0 } as const;

/**
 * The search over all pages of the guide: idle, waiting for the visitor to finish typing, searching page by page, done.
 * A new query gives up the search under way. A page whose text cannot be read has no hits.
 * @param text the text of the document that is open
 */
export function createGuideSearchMachine(text: GuideText) {
  return setup({
    types: { context: {} as GuideSearchContext, events: {} as GuideSearchEvent },
    actors: {
      searchPage: fromPromise<PageHits, { readonly index: number; readonly query: string }>(
        async ({ input: { index, query }, signal }) => {
          const page = await text.textOf(index, signal).catch(() => '');
          return { index, hits: findOnPage(page, query) };
        },
      ),
    },
    actions: {
      begin: assign((_, query: string) => ({ ...NOTHING, query })),
      collect: assign(({ context }, { index, hits }: PageHits) => ({
        searched: context.searched + 1,
        found: hits.length > 0 ? [...context.found, { index, hits }] : context.found,
      })),
    },
    guards: {
      isBlank: (_, query: string) => foldQuery(query) === '',
      isLast: (_, index: number) => index >= text.pageCount - 1,
    },
    // Milliseconds after the last key.
    delays: { typed: 250 },
  }).createMachine({
    id: 'guide-search',
    context: { ...NOTHING, query: '' },
    initial: 'idle',
    on: {
      'query.changed': [
        {
          guard: { type: 'isBlank', params: ({ event }) => event.query },
          target: '.idle',
          actions: { type: 'begin', params: ({ event }) => event.query },
        },
        { target: '.typing', actions: { type: 'begin', params: ({ event }) => event.query }, reenter: true },
      ],
    },
    states: {
      idle: {},
      typing: { after: { typed: 'searching' } },
      searching: {
        invoke: {
          src: 'searchPage',
          input: ({ context }) => ({ index: context.searched, query: context.query }),
          onDone: [
            {
              guard: { type: 'isLast', params: ({ event }) => event.output.index },
              target: 'done',
              actions: { type: 'collect', params: ({ event }) => event.output },
            },
            {
              target: 'searching',
              reenter: true,
              actions: { type: 'collect', params: ({ event }) => event.output },
            },
          ],
        },
      },
      done: {},
    },
  });
}
