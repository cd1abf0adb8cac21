import type { SearchIndex, SearchItems, SearchOverview } from '../../application/ports/search-index.ts';
import type { CityConfig } from '../../domain/city-config.ts';
import type { Regulation } from '../../domain/regulations/regulation.ts';
import { entriesOf, pageEntry, type SearchedPage } from '../../domain/search/entries-of-items.ts';
import { type SearchAttempt, searchAttempts } from '../../domain/search/search-attempts.ts';
import { MAX_HITS, type SearchEntry, type SearchFound } from '../../domain/search/search-entry.ts';
import { type FoundEntries, searchFound } from '../../domain/search/search-found.ts';
import { SEARCH_GROUP_IDS, type SearchGroup } from '../../domain/search/search-groups.ts';
import { type SearchPeriod, searchPeriod } from '../../domain/search/search-period.ts';
import { type QueryWord, queryWords } from '../../domain/search/search-query.ts';
import { withForms, withWholeWords } from '../../domain/search/whole-words.ts';
import { createGroupIndex, type GroupIndex } from './group-index.ts';
import { entriesOfRegulations } from './regulation-entries.ts';
import { ENTRIES_OF, siteEntries } from './site-entries.ts';

/** What the index needs. */
export interface SearchIndexParts {
  readonly config: CityConfig;
  /** Address of another map; '' for the one of this site. */
  readonly mapUrl?: string;
  /** Loads the text of the guide. */
  readonly pages: () => Promise<readonly SearchedPage[]>;
  /** Loads the regulations whose text stands on this site. */
  readonly regulations: () => Promise<readonly Regulation[]>;
  /** Is awaited now and then, so that the page can answer the visitor in between. */
  readonly pause: () => Promise<void>;
  /** The present time, in milliseconds since 1970: a search may say when something was. */
  readonly now: () => number;
}

const GROUP_OF = { 'legal-products': 'products', gallery: 'photos', news: 'news', staff: 'people' } as const;
// One wrong letter makes a shorter word a different word.
const LEAST_FOR_SLIPS = 4;

/** An index over MiniSearch, one for each group, so that new items rebuild only their own group. */
export function createMiniSearchIndex({
  config,
  mapUrl = '',
  pages,
  regulations,
  pause,
  now,
}: SearchIndexParts): SearchIndex {
  const groups = new Map<SearchGroup, GroupIndex>();
  const turns = new Map<SearchGroup, number>();
  let hasGuide = false;
  let products: readonly SearchEntry[] = [];
  let rules: readonly SearchEntry[] | undefined;
  let rulesTaken: Promise<void> | undefined;
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
    const entries = siteEntries(config, mapUrl);
    for (const group of ['services', 'procedures', 'layers', 'contact'] as const) {
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
  const takeProducts = () => take('products', [...(rules ?? []), ...products]);
  const takeRegulations = async () => {
    try {
      rules ??= entriesOfRegulations(await regulations());
      await takeProducts();
    } catch {
      // As with the guide; or products that have come meanwhile have taken the regulations along.
    }
    // What counts next counts them only once they are in.
    if (rules === undefined) rulesTaken = undefined;
  };
  const overview = (): SearchOverview => {
    const counts = SEARCH_GROUP_IDS.map((group) => [group, groups.get(group)?.size ?? 0] as const);
    return { guide: hasGuide, counts: Object.fromEntries(counts) as Record<SearchGroup, number> };
  };

  return {
    open: async () => {
      site ??= takeSite();
      rulesTaken ??= takeRegulations();
      await Promise.all([site, takeGuide(), rulesTaken]);
      return overview();
    },
    setItems: async <Source extends keyof SearchItems>(source: Source, items: SearchItems[Source]) => {
      const entries = ENTRIES_OF[source](items);
      if (source === 'legal-products') products = entries;
      const taken = source === 'legal-products' ? takeProducts() : take(GROUP_OF[source], entries);
      // Rejects only where newer items have replaced these.
      await taken.catch(() => undefined);
    },
    find: async (words) => {
      const period = searchPeriod(words, now());
      const dated = period && findIn(groups, words, period);
      // Who says what kind and when is shown nothing else, also where there is none.
      return dated && (dated.total > 0 || period.group !== undefined) ? dated : findIn(groups, words);
    },
  };
}

/** @param period where only what was then counts */
function findIn(
  groups: ReadonlyMap<SearchGroup, GroupIndex>,
  text: string,
  period?: SearchPeriod,
): SearchFound {
  const isIn =
    period &&
    (({ time, group }: SearchEntry) =>
      time !== undefined && time >= period.from && time < period.until && (period.group ?? group) === group);
  const indexes = [...groups.values()];
  const query = withForms(
    withWholeWords(queryWords(period?.rest ?? text), (word) => indexes.some((index) => index.hasWord(word))),
    (beginning) => indexes.some((index) => index.begins(beginning)),
  );
  const significant = query.filter(({ isSignificant }) => isSignificant);
  const isKnown = (word: QueryWord) => indexes.some((index) => index.has(word));
  const slips = new Set(
    significant
      .filter((word) => word.word.length >= LEAST_FOR_SLIPS && !/\d/.test(word.word) && !isKnown(word))
      .map(({ word }) => word),
  );
  const look = (attempt: SearchAttempt): FoundEntries[] =>
    SEARCH_GROUP_IDS.flatMap((group) => {
      const index = groups.get(group);
      return index === undefined ? [] : { group, ...index.find({ ...attempt, slips, isIn }, MAX_HITS) };
    });
  let found: FoundEntries[] = [];
  let hasEvery = true;
  for (const [turn, attempt] of searchAttempts(text, significant).entries()) {
    const next = look(attempt);
    if (next.every(({ count }) => count === 0)) continue;
    found = next;
    hasEvery = turn === 0;
    break;
  }
  const names = function* () {
    for (const index of indexes) yield* index.names;
  };
  return searchFound({ text, query, found, hasEvery, names: names() });
}
