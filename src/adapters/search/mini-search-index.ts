import type { SearchIndex, SearchItems, SearchOverview } from '../../application/ports/search-index.ts';
import type { CityConfig } from '../../domain/city-config.ts';
import { entriesOf, pageEntry, type SearchedPage } from '../../domain/search/entries-of-items.ts';
import { MAX_HITS, type SearchEntry, type SearchFound } from '../../domain/search/search-entry.ts';
import { type FoundEntries, searchFound } from '../../domain/search/search-found.ts';
import { SEARCH_GROUP_IDS, type SearchGroup } from '../../domain/search/search-groups.ts';
import { type QueryWord, queryWords } from '../../domain/search/search-query.ts';
import { createGroupIndex, type GroupIndex } from './group-index.ts';
import { ENTRIES_OF, siteEntries } from './site-entries.ts';

/** What the index needs. */
export interface SearchIndexParts {
  readonly config: CityConfig;
  /** Loads the text of the guide. */
  readonly pages: () => Promise<readonly SearchedPage[]>;
  /** Is awaited now and then, so that the page can answer the visitor in between. */
  readonly pause: () => Promise<void>;
}

const GROUP_OF = { 'legal-products': 'products', gallery: 'photos', news: 'news', staff: 'people' } as const;
// One wrong letter makes a shorter word a different word.
const LEAST_FOR_SLIPS = 4;

/** An index over MiniSearch, one for each group, so that new items rebuild only their own group. */
export function createMiniSearchIndex({ config, pages, pause }: SearchIndexParts): SearchIndex {
  const groups = new Map<SearchGroup, GroupIndex>();
  const turns = new Map<SearchGroup, number>();
  let hasGuide = false;
  let site: Promise<void> | undefined;

  const take = async (group: SearchGroup, entries: readonly SearchEntry[]) => {
    const turn = (turns.get(group) ?? 0) + 1;
    turns.set(group, turn);
    const index = await createGroupIndex(entries, async () => {
      await pause();
      if (turns.get(group) !== turn) throw new Error('other items have come');
    });
    if (turns.get(group) === turn) groups.set(group, index);
  };
  const takeSite = async () => {
    const entries = siteEntries(config);
    for (const group of ['services', 'layers', 'contact'] as const) {
      await take(
        group,
        entries.filter((entry) => entry.group === group),
      );
    }
  };
  const takeGuide = async () => {
    if (hasGuide) return;
    try {
      await take('guide', entriesOf(await pages(), pageEntry));
      hasGuide = true;
    } catch {
      // The rest can be searched; opening again tries to load it again.
    }
  };
  const overview = (): SearchOverview => {
    const counts = SEARCH_GROUP_IDS.map((group) => [group, groups.get(group)?.size ?? 0] as const);
    return { guide: hasGuide, counts: Object.fromEntries(counts) as Record<SearchGroup, number> };
  };

  return {
    open: async () => {
      site ??= takeSite();
      await Promise.all([site, takeGuide()]);
      return overview();
    },
    setItems: async <Source extends keyof SearchItems>(source: Source, items: SearchItems[Source]) => {
      // Rejects only where newer items have replaced these.
      await take(GROUP_OF[source], ENTRIES_OF[source](items)).catch(() => undefined);
    },
    find: async (words) => findIn(groups, words),
  };
}

function findIn(groups: ReadonlyMap<SearchGroup, GroupIndex>, text: string): SearchFound {
  const query = queryWords(text);
  const telling = query.filter(({ isTelling }) => isTelling);
  const indexes = [...groups.values()];
  const isKnown = (word: QueryWord) => indexes.some((index) => index.has(word));
  const slips = new Set(
    telling
      .filter((word) => word.word.length >= LEAST_FOR_SLIPS && !/\d/.test(word.word) && !isKnown(word))
      .map(({ word }) => word),
  );
  const look = (combineWith: 'AND' | 'OR'): FoundEntries[] =>
    telling.length === 0
      ? []
      : SEARCH_GROUP_IDS.flatMap((group) => {
          const index = groups.get(group);
          return index === undefined
            ? []
            : { group, ...index.find({ words: telling, combineWith, slips }, MAX_HITS) };
        });
  const every = look('AND');
  const isFound = every.some(({ count }) => count > 0);
  const found = isFound || telling.length < 2 ? every : look('OR');
  const names = function* () {
    for (const index of indexes) yield* index.names;
  };
  return searchFound({ text, query, found, hasEvery: found === every, names: names() });
}
