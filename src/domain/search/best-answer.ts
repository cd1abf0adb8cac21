import type { SearchEntry } from './search-entry.ts';
import type { QueryWord } from './search-query.ts';
import { stem } from './stem.ts';
import { wordsOf } from './tokens.ts';

// Most of a title named is a title meant; of a service, its short name is.
const CLEAR = 0.6;
// So much of a word is the word: 'keteran' is 'keterangan'.
const BEGINNING = 4;

/**
 * Chooses the entry that answers, where one clearly does (spec §2 Search): its title or its keywords have every telling
 * word, and it is a main one, or most of its title was named. A main one comes before others.
 * @param candidates the first of each group, the best first
 */
export function bestAnswer(
  candidates: readonly SearchEntry[],
  query: readonly QueryWord[],
): SearchEntry | undefined {
  const telling = query.filter(({ isTelling }) => isTelling);
  let best: { readonly entry: SearchEntry; readonly worth: number } | undefined;
  for (const entry of candidates) {
    const worth = clearness(entry, telling);
    if (worth > (best?.worth ?? 0)) best = { entry, worth };
  }
  return best?.entry;
}

function clearness(
  { title, keywords = '', isMain = false }: SearchEntry,
  telling: readonly QueryWord[],
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
  if (telling.length === 0 || !telling.every(isNamed(all))) return 0;
  const share = telling.filter(isNamed(names)).length / Math.max(1, new Set(names).size);
  if (isMain) return 1 + share;
  return share >= CLEAR ? share : 0;
}
