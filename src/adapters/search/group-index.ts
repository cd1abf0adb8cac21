import SearchableMap from 'minisearch/SearchableMap';
import type { SearchEntry } from '../../domain/search/search-entry.ts';
import type { QueryWord } from '../../domain/search/search-query.ts';
import { stem } from '../../domain/search/stem.ts';
import { wordsOf } from '../../domain/search/tokens.ts';
import { firstOf } from './first-of.ts';

/** How the words of a search combine, and which of them may contain a typing error. */
export interface GroupQuery {
  readonly words: readonly QueryWord[];
  readonly combineWith: 'AND' | 'OR';
  readonly slips: ReadonlySet<string>;
  /** Which entries count; all where it is left out. */
  readonly isIn?: ((entry: SearchEntry) => boolean) | undefined;
}

/** The results of a search in one group, best first. */
export interface GroupFound {
  readonly count: number;
  readonly first: readonly SearchEntry[];
  /** Words of the index that were found instead of mistyped ones. */
  readonly slips: readonly string[];
}

/** The entries of a group, ready to be searched. */
export interface GroupIndex {
  readonly size: number;
  /** Words of the titles. */
  readonly names: ReadonlySet<string>;
  /** Whether the index has a word that begins with a text. */
  begins(text: string): boolean;
  /** Whether the index has a word, a word that starts with it, or its root. */
  has(word: QueryWord): boolean;
  /** Whether the index has just this word. */
  hasWord(word: string): boolean;
  find(query: GroupQuery, most: number): GroupFound;
}

/** A word of the index, with the indexes of the entries that contain it, each times 8 plus the word's weight there. */
interface Term {
  readonly indexes: number[];
}

/** The weight of a word in a title, among the keywords and in the lines; below 8. */
const TITLE = 4;
const KEYWORDS = 3;
const LINES = 1;
// A word found as typed has full weight; its other forms, longer words that start with it and near misses have less.
const ROOT = 0.9;
const BEGINNING = 0.6;
const SLIP = 0.4;
// What an entry is worth for each searched word that it has: more than all else.
const MORE_WORDS = 1000;
// Before the root of words, which no word begins with.
const OF_ROOT = '/';
// Entries that are indexed before yielding to the browser: some milliseconds.
const AT_ONCE = 100;

/**
 * Makes the index of a group: MiniSearch's map of words finds beginnings and typing errors, plain lists of numbers say
 * which entries have them (record 0034).
 * @param pause is awaited now and then, so that the page can answer a key in between
 */
export async function createGroupIndex(
  entries: readonly SearchEntry[],
  pause: () => Promise<void>,
): Promise<GroupIndex> {
  const terms = new SearchableMap<Term>();
  const names = new Set<string>();
  const standing = Float32Array.from(entries, standingOf);
  // A short title that has a word is more about it.
  const brevity = new Float32Array(entries.length);
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await pause();
    const title = wordsOf(entry.title);
    brevity[index] = 1 + 1 / (2 + title.length);
    for (const word of title) names.add(word);
    for (const [word, weight] of weightsOf(entry, title)) {
      const term = terms.get(word) ?? { indexes: [] };
      if (term.indexes.length === 0) terms.set(word, term);
      term.indexes.push(index * 8 + weight);
    }
  }
  const scores = new Float32Array(entries.length);
  const totals = new Float32Array(entries.length);
  const found = new Uint8Array(entries.length);

  const score = ({ indexes }: Term, factor: number, least: number) => {
    const worth = factor * Math.log(2 + entries.length / indexes.length);
    for (const each of indexes) {
      const weight = each & 7;
      const index = each >> 3;
      if (weight >= least && worth * weight > (scores[index] ?? 0)) scores[index] = worth * weight;
    }
  };
  const scoreWord = ({ word, root, isWhole, hasForms }: QueryWord, isSlip: boolean, slips: string[]) => {
    // A single letter starts so many words that only titles are searched for it.
    const least = word.length === 1 ? TITLE : LINES;
    for (const [term, value] of isWhole ? justThe(terms, word) : terms.atPrefix(word))
      score(value, term === word ? 1 : BEGINNING, least);
    const forms = hasForms ? terms.get(OF_ROOT + root) : undefined;
    if (forms !== undefined) score(forms, ROOT, LINES);
    if (!isSlip) return;
    for (const [term, [value, far]] of terms.fuzzyGet(word, word.length < 8 ? 1 : 2)) {
      if (term.startsWith(OF_ROOT)) continue;
      score(value, SLIP / (1 + far), LINES);
      slips.push(term);
    }
  };

  return {
    size: entries.length,
    names,
    hasWord: (word) => terms.has(word),
    begins: (text) => terms.atPrefix(text).size > 0,
    has: ({ word, root }) => terms.has(OF_ROOT + root) || terms.atPrefix(word).size > 0,
    find: ({ words, combineWith, slips: withSlips, isIn }, most) => {
      const slips: string[] = [];
      totals.fill(0);
      found.fill(0);
      for (const word of words) {
        scores.fill(0);
        scoreWord(word, withSlips.has(word.word), slips);
        for (let index = 0; index < scores.length; index += 1) {
          const own = scores[index] ?? 0;
          if (own === 0) continue;
          totals[index] = (totals[index] ?? 0) + own;
          found[index] = (found[index] ?? 0) + 1;
        }
      }
      const indexes = atLeast(found, combineWith === 'AND' ? words.length : 1).filter((index) => {
        const entry = entries[index];
        return isIn === undefined || (entry !== undefined && isIn(entry));
      });
      // Entries that have more of the searched words come first, however rare a word is.
      const worth = (index: number) =>
        (found[index] ?? 0) * MORE_WORDS +
        (totals[index] ?? 0) * (brevity[index] ?? 1) +
        (standing[index] ?? 0);
      const first = firstOf(indexes, worth, most).flatMap((index) => entries[index] ?? []);
      return { count: indexes.length, first, slips };
    },
  };
}

/** The indexes of the entries that have so many of the words. */
function atLeast(found: Uint8Array, words: number): number[] {
  const indexes: number[] = [];
  for (let index = 0; index < found.length; index += 1) if ((found[index] ?? 0) >= words) indexes.push(index);
  return indexes;
}

/** A word alone, without those that begin with it. */
function justThe(terms: SearchableMap<Term>, word: string): readonly (readonly [string, Term])[] {
  const term = terms.get(word);
  return term === undefined ? [] : [[word, term]];
}

/** What an entry is worth by itself: a whole comes before its parts, what is outdated after everything. */
const standingOf = ({ isWhole, isOutdated }: SearchEntry): number =>
  (isWhole ? MORE_WORDS / 2 : 0) - (isOutdated ? MORE_WORDS * 100 : 0);

/** The weight of each word of an entry, and of its root: its highest weight in any field. */
function weightsOf({ keywords = '', lines }: SearchEntry, title: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  const weigh = (words: readonly string[], weight: number) => {
    for (const word of words) {
      for (const term of [word, OF_ROOT + stem(word)]) {
        if ((weights.get(term) ?? 0) < weight) weights.set(term, weight);
      }
    }
  };
  weigh(title, TITLE);
  weigh(wordsOf(keywords), KEYWORDS);
  for (const { text } of lines) weigh(wordsOf(text), LINES);
  return weights;
}
