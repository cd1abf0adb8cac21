import type { SearchEntry } from './search-entry.ts';
import type { QueryWord } from './search-query.ts';
import { stem } from './stem.ts';
import { wordsOf } from './tokens.ts';

// Naming most of a title means the title; naming a service's short name means the service.
const CLEAR = 0.6;
// This share of a word counts as the word: 'keteran' is 'keterangan'.
const BEGINNING = 4;

/**
 * Chooses the entry that answers the search, where one clearly does (spec §2 Search): its title or keywords have every
 * significant word, and it is a main entry, or most of its title was named. Main entries come before others.
 * @param candidates the first of each group, the best first
 */
export function bestAnswer(
  candidates: readonly SearchEntry[],
  query: readonly QueryWord[],
): SearchEntry | undefined {
  const significant = query.filter(({ isSignificant }) => isSignificant);
  let best: { readonly entry: SearchEntry; readonly worth: number } | undefined;
  for (const entry of candidates) {
    const worth = clearness(entry, significant);
    if (worth > (best?.worth ?? 0)) best = { entry, worth };
  }
  return best?.entry;
}

function clearness(
  { title, keywords = '', isMain = false }: SearchEntry,
  significant: readonly QueryWord[],
): number {
  const names = wordsOf(title);
  const isNamed = (words: readonly string[]) => (query: QueryWord) =>
    words.some(
      (word) =>
        word === query.word ||
        stem(word) === query.root ||
        (query.word.length >= BEGINNING && word.startsWith(query.word)),
    );
  const all = isMain ? [...names, ...wordsOf(keywords)] : names;
  if (significant.length === 0 || !significant.every(isNamed(all))) return 0;
  const share = significant.filter(isNamed(names)).length / Math.max(1, new Set(names).size);
  if (isMain) return 1 + share;
  return share >= CLEAR ? share : 0;
}
