import { assign, fromPromise, setup } from 'xstate';
import type { PageHits } from '../../domain/guide/text-search.ts';
import { normalizeSearch } from '../../domain/shared/search-text.ts';
import type { GuideText } from '../ports/guide-text.ts';
import type { GuideSearchEvent } from './guide-search-events.ts';

/** What the search of the guide needs from outside. */
export interface GuideSearchPorts {
  readonly guideText: GuideText;
}

/** What the search of the guide shows. */
export interface GuideSearchContext {
  /** 0 while no document is open. */
  readonly pageCount: number;
  readonly query: string;
  /** Pages with hits, in order. */
  readonly found: readonly PageHits[];
  /** How many pages have been searched. */
  readonly searched: number;
}

type Output<T> = { readonly event: { readonly output: T } };
type Queried = { readonly event: { readonly query: string } };

const begin = { type: 'begin', params: ({ event }: Queried) => event.query } as const;
const collect = { type: 'collect', params: ({ event }: Output<PageHits>) => event.output } as const;

const NOTHING = { found: [], searched: 0 } as const;
const CLOSED: GuideSearchContext = { ...NOTHING, pageCount: 0, query: '' };

/**
 * The search over all pages of the guide (spec §2 Guide): closed while no document is open; then idle, waiting for the
 * visitor to finish typing, searching page by page, done. A new query cancels the running search. A page whose text
 * cannot be read has no hits.
 * @param ports the text of the guide
 */
export function createGuideSearchMachine({ guideText }: GuideSearchPorts) {
  return setup({
    types: { context: {} as GuideSearchContext, events: {} as GuideSearchEvent },
    actors: {
      searchPage: fromPromise<PageHits, { readonly index: number; readonly query: string }>(
        async ({ input: { index, query }, signal }) => ({
          index,
          hits: await guideText.find(index, query, signal).catch(() => []),
        }),
      ),
    },
    actions: {
      open: assign((_, pageCount: number) => ({ ...CLOSED, pageCount })),
      close: assign(CLOSED),
      begin: assign((_, query: string) => ({ ...NOTHING, query })),
      collect: assign(({ context }, { index, hits }: PageHits) => ({
        searched: context.searched + 1,
        found: hits.length > 0 ? [...context.found, { index, hits }] : context.found,
      })),
    },
    guards: {
      isBlank: (_, query: string) => normalizeSearch(query) === '',
      isLast: ({ context }, index: number) => index >= context.pageCount - 1,
    },
    // Milliseconds after the last key.
    delays: { typed: 250 },
  }).createMachine({
    id: 'guide-search',
    context: CLOSED,
    initial: 'closed',
    states: {
      closed: {
        on: {
          'document.opened': {
            target: 'open',
            actions: { type: 'open', params: ({ event }) => event.pageCount },
          },
        },
      },
      open: {
        initial: 'idle',
        on: {
          'document.closed': { target: 'closed', actions: 'close' },
          'query.changed': [
            {
              guard: { type: 'isBlank', params: ({ event }) => event.query },
              target: '.idle',
              actions: begin,
            },
            { target: '.typing', actions: begin, reenter: true },
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
                  actions: collect,
                },
                { target: 'searching', reenter: true, actions: collect },
              ],
            },
          },
          done: {},
        },
      },
    },
  });
}
