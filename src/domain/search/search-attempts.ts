import { isAddress } from './address-card.ts';
import type { QueryWord } from './search-query.ts';
import { typedParcel } from './spoken-words.ts';
import { wordsOf } from './tokens.ts';

/** Words that are looked for together: all of them in each entry, or some. */
export interface SearchAttempt {
  readonly words: readonly QueryWord[];
  readonly combineWith: 'AND' | 'OR';
}

/**
 * Gives what is looked for, one after another until something is found (spec §5 Search): all words, then some. The number of a
 * parcel and parts of an address are in things that have nothing to do with them: the map answers these.
 * @param significant the words of the search that matter
 */
export function searchAttempts(typed: string, significant: readonly QueryWord[]): readonly SearchAttempt[] {
  if (significant.length === 0) return [];
  const all: SearchAttempt = { words: significant, combineWith: 'AND' };
  if (isAddress(typed)) return [all];
  const parcel = typedParcel(typed);
  const others = parcel && wordsOf(parcel.rest);
  const words = others ? significant.filter(({ word }) => others.includes(word)) : significant;
  const every: SearchAttempt[] = others && words.length > 0 ? [{ words, combineWith: 'AND' }] : [];
  return [all, ...every, ...(words.length > 1 ? [{ words, combineWith: 'OR' as const }] : [])];
}
