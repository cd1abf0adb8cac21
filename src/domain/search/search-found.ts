import { nearestWords } from '../shared/nearest-words.ts';
import { bestAnswer } from './best-answer.ts';
import { foundLine, type IsFound } from './found-line.ts';
import type { SearchEntry, SearchFound, SearchHit } from './search-entry.ts';
import { NO_COUNTS, type SearchGroup } from './search-groups.ts';
import type { QueryWord } from './search-query.ts';
import { stem } from './stem.ts';
import { wordsOf } from './tokens.ts';
import { startsAs } from './whole-words.ts';

/** The result of an index for one group: the number of hits, and the first of them. */
export interface FoundEntries {
  readonly group: SearchGroup;
  readonly count: number;
  readonly first: readonly SearchEntry[];
  /** Words that were found instead of mistyped ones. */
  readonly slips: readonly string[];
}

/** What making results needs. */
export interface RawFound {
  readonly text: string;
  readonly query: readonly QueryWord[];
  readonly found: readonly FoundEntries[];
  readonly hasEvery: boolean;
  /** Words of all titles, read only where nothing was found. */
  readonly names: Iterable<string>;
}

/** Other forms of the words that are named at most (spec §9 Search). */
const MAX_FORMS = 3;
// Only the first ones of each group can be the best answer.
const CANDIDATES = 5;

/** Makes results from what the indexes found (spec §2 Search): the best answer, then the others with their lines. */
export function searchFound({ text, query, found, hasEvery, names }: RawFound): SearchFound {
  const counts: Record<SearchGroup, number> = { ...NO_COUNTS };
  for (const { group, count } of found) counts[group] = count;
  const total = found.reduce((sum, { count }) => sum + count, 0);
  // Question words are marked as well where they occur.
  const isFound = foundBy(query, new Set(found.flatMap(({ slips }) => slips)));
  const matched = new Set<string>();
  const best = hasEvery
    ? bestAnswer(
        found.flatMap(({ first }) => first.slice(0, CANDIDATES)),
        query,
      )
    : undefined;
  const hits = found.flatMap(({ first }) =>
    first.filter((entry) => entry !== best).map((entry) => hitOf(entry, isFound, matched)),
  );
  const bestHit = best && hitOf(best, isFound, matched);
  const shown = bestHit ? [bestHit, ...hits] : hits;
  return {
    words: text,
    total,
    counts,
    hasEvery,
    ...(bestHit && { best: bestHit }),
    hits,
    matched: [...matched],
    also: otherForms(shown, query, matched),
    nearest:
      total > 0
        ? []
        : nearestWords(
            query.map(({ word }) => word),
            names,
          ),
  };
}

function hitOf(entry: SearchEntry, isFound: IsFound, matched: Set<string>): SearchHit {
  const { id, group, title, badge, links } = entry;
  const { text, target = entry.target } = foundLine(entry, isFound);
  for (const word of wordsOf(`${title} ${text}`)) if (isFound(word)) matched.add(word);
  return { id, group, title, line: text, target, ...(badge && { badge }), ...(links && { links }) };
}

/** The roots of the words whose other forms are found. */
const rootsOf = (query: readonly QueryWord[]): ReadonlySet<string> =>
  new Set(query.flatMap(({ root, hasForms }) => (hasForms ? root : [])));

/** Recognises found words: words that start with a typed one, its other forms, and corrections of mistyped ones. */
function foundBy(query: readonly QueryWord[], slips: ReadonlySet<string>): IsFound {
  const roots = rootsOf(query);
  return (word) => slips.has(word) || query.some((each) => startsAs(word, each)) || roots.has(stem(word));
}

/** Forms of the words in the results, the most frequent first, without words that only start with a typed one. */
function otherForms(
  hits: readonly SearchHit[],
  query: readonly QueryWord[],
  matched: ReadonlySet<string>,
): string[] {
  const typed = query.map(({ word }) => word);
  const roots = rootsOf(query);
  const counts = new Map<string, number>();
  for (const word of hits.flatMap(({ title, line }) => wordsOf(`${title} ${line}`))) {
    const isForm = roots.has(stem(word)) || (matched.has(word) && !/\d/.test(word));
    if (isForm && !typed.some((each) => word.startsWith(each))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
    .slice(0, MAX_FORMS)
    .map(([word]) => word);
}
