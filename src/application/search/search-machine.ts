import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { movedRow, NO_ROW, type RowMove, rowsOf, shownResults } from '../../domain/search/found-rows.ts';
import type { SearchFound } from '../../domain/search/search-entry.ts';
import {
  SEARCH_GROUP_IDS,
  type SearchCounts,
  type SearchFilter,
  type SearchSource,
  type SearchSources,
  type SourceStatus,
} from '../../domain/search/search-groups.ts';
import { searchedWords } from '../../domain/shared/searched-words.ts';
import { to, toPage } from '../messages.ts';
import type { LoadedItems, SearchIndex, SearchOverview } from '../ports/search-index.ts';
import type { Share, SharedPage, ShareOutcome } from '../ports/share.ts';
import { OUTCOME_SHOWN_MS } from '../shared/download-region.ts';
import { sharingGuards, sharingRegion } from '../shared/sharing-region.ts';
import { indexSources } from './index-sources.ts';
import type { SearchEvent } from './search-events.ts';

/** What the search over the whole site needs from outside. */
export interface SearchPorts {
  readonly searchIndex: SearchIndex;
  readonly share: Share;
}

/** The context of the search. */
export interface SearchContext {
  /** As typed, up to the length of spec §9 Search. */
  readonly words: string;
  readonly filter: SearchFilter;
  /** The marked row, or NO_ROW. */
  readonly row: number;
  readonly found?: SearchFound | undefined;
  readonly sources: SearchSources;
  /** Whether items have come that neither the counts nor the results know. */
  readonly isOutdated: boolean;
  /** The number of entries of each group, once the index has loaded. */
  readonly counts?: SearchCounts | undefined;
}

type Output<T> = { readonly event: { readonly output: T } };
type Worded = { readonly event: { readonly words: string } };
type Heard = { readonly event: { readonly source: SearchSource; readonly status: SourceStatus } };

const LOADING: SearchSources = {
  'legal-products': 'loading',
  gallery: 'loading',
  news: 'loading',
  staff: 'loading',
  guide: 'loading',
};
const CLOSED: SearchContext = { words: '', filter: 'all', row: NO_ROW, sources: LOADING, isOutdated: false };
const FORGOTTEN = { ...CLOSED, found: undefined, counts: undefined };

const take = { type: 'take', params: ({ event }: Worded) => event.words } as const;
const hear = { type: 'hear', params: ({ event }: Heard) => event } as const;
const outdated = { guard: 'isOutdated', target: 'counting' } as const;
const know = { type: 'know', params: ({ event }: Output<SearchOverview>) => event.output } as const;

/**
 * The search over the whole site (spec §4 Search): closed, or open with its index, its words and its results. Earlier
 * results stay during the next search; only the last words count. What comes while it runs is counted and looked
 * through after it. Beside it run two regions: whether the address has the words yet, and sharing that address. The actor
 * `indexer` asks for what the feeds have loaded, and takes it.
 * @param ports the index, and how a page is shared
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a chart is read as one
export function createSearchMachine({ searchIndex, share }: SearchPorts) {
  return setup({
    types: { context: {} as SearchContext, events: {} as SearchEvent },
    actors: {
      openIndex: fromPromise<SearchOverview>(() => searchIndex.open()),
      indexer: fromCallback<LoadedItems>(({ receive, sendBack, system }) => {
        indexSources(searchIndex, receive, sendBack);
        toPage({ system }).send({ type: 'items.asked' });
      }),
      count: fromPromise<SearchOverview>(() => searchIndex.open()),
      find: fromPromise<SearchFound, string>(({ input }) => searchIndex.find(input)),
      share: fromPromise<ShareOutcome, SharedPage>(({ input }) => share.share(input)),
    },
    actions: {
      take: assign((_, words: string) => ({ words: searchedWords(words), row: NO_ROW })),
      empty: assign({ found: undefined, row: NO_ROW, filter: 'all' }),
      forget: assign(FORGOTTEN),
      reportWords: sendTo(to('dialogs'), ({ context }) => ({
        type: 'subject.moved',
        temukan: searchedWords(context.words),
      })),
      know: assign(({ context }, { guide, counts }: SearchOverview) => ({
        counts,
        isOutdated: false,
        sources: { ...context.sources, guide: guide ? ('ready' as const) : ('failed' as const) },
      })),
      show: assign(({ context: { filter, row } }, found: SearchFound) => {
        const shown = filter !== 'all' && found.counts[filter] === 0 ? 'all' : filter;
        const { length } = rowsOf(shownResults(found, shown));
        return { found, filter: shown, row: Math.min(row, length - 1) };
      }),
      narrow: assign((_, filter: SearchFilter) => ({ filter, row: NO_ROW })),
      move: assign(({ context: { found, filter, row } }, move: RowMove) => ({
        row: found === undefined ? NO_ROW : movedRow(row, move, rowsOf(shownResults(found, filter)).length),
      })),
      hear: assign(({ context }, { source, status }: { source: SearchSource; status: SourceStatus }) => ({
        sources: { ...context.sources, [source]: status },
        isOutdated: true,
      })),
      giveUp: assign({ isOutdated: false }),
      askForStaff: sendTo(to('profile'), { type: 'profile.opened' }),
    },
    guards: {
      ...sharingGuards,
      isBlank: (_, words: string) => words.trim() === '',
      isOutdated: ({ context }) => context.isOutdated,
      isFilter: (_, filter: SearchFilter) => filter === 'all' || SEARCH_GROUP_IDS.includes(filter),
    },
    // Milliseconds after the last key: browsers limit how often an address may change.
    delays: { typed: 300, outcomeShown: OUTCOME_SHOWN_MS },
  }).createMachine({
    id: 'search',
    context: CLOSED,
    initial: 'closed',
    states: {
      closed: { on: { 'search.opened': { target: 'open', actions: take } } },
      open: {
        type: 'parallel',
        entry: 'askForStaff',
        exit: 'forget',
        invoke: { src: 'indexer', id: 'indexer', systemId: 'indexer' },
        on: {
          'search.closed': 'closed',
          'filter.chosen': {
            guard: { type: 'isFilter', params: ({ event }) => event.filter },
            actions: { type: 'narrow', params: ({ event }) => event.filter },
          },
          'row.moved': { actions: { type: 'move', params: ({ event }) => event.move } },
        },
        states: {
          finding: {
            initial: 'opening',
            states: {
              opening: {
                invoke: { src: 'openIndex', onDone: { target: 'ready', actions: know }, onError: 'failed' },
                on: {
                  'words.changed': { actions: take },
                  'source.changed': { actions: hear },
                },
              },
              failed: {
                on: {
                  'search.retried': 'opening',
                  'words.changed': { actions: take },
                  'source.changed': { actions: hear },
                },
              },
              ready: {
                initial: 'beginning',
                on: {
                  'words.changed': [
                    {
                      guard: { type: 'isBlank', params: ({ event }) => event.words },
                      target: '.idle',
                      actions: take,
                    },
                    { target: '.searching', actions: take },
                  ],
                  // New items may be what the visitor searches for.
                  'source.changed': { target: '.counting', actions: hear },
                },
                states: {
                  beginning: {
                    always: [
                      {
                        guard: { type: 'isBlank', params: ({ context }) => context.words },
                        target: 'idle',
                      },
                      { target: 'searching' },
                    ],
                  },
                  counting: {
                    invoke: {
                      src: 'count',
                      onDone: { target: 'beginning', actions: know },
                      onError: { target: 'beginning', actions: 'giveUp' },
                    },
                  },
                  idle: { entry: 'empty', always: outdated },
                  searching: {
                    on: { 'source.changed': { actions: hear } },
                    invoke: {
                      src: 'find',
                      input: ({ context }) => context.words,
                      onDone: {
                        target: 'found',
                        actions: { type: 'show', params: ({ event }) => event.output },
                      },
                      onError: '#search.open.finding.failed',
                    },
                  },
                  found: { always: outdated },
                },
              },
            },
          },
          address: {
            initial: 'told',
            states: {
              told: { on: { 'words.changed': 'telling' } },
              telling: {
                on: {
                  'words.changed': { target: 'telling', reenter: true },
                  'result.followed': { target: 'told', actions: 'reportWords' },
                },
                after: { typed: { target: 'told', actions: 'reportWords' } },
              },
            },
          },
          sharing: sharingRegion,
        },
      },
    },
  });
}
