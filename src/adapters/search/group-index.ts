import MiniSearch, { type Query } from 'minisearch';
import type { SearchEntry } from '../../domain/search/search-entry.ts';
import type { QueryWord } from '../../domain/search/search-query.ts';
import { stem } from '../../domain/search/stem.ts';
import { wordsOf } from '../../domain/search/tokens.ts';

/** How the words of a search are combined, and those in which a slip of the keys is looked for. */
export interface GroupQuery {
  readonly words: readonly QueryWord[];
  readonly combineWith: 'AND' | 'OR';
  readonly slips: ReadonlySet<string>;
}

/** What a group has of a search: entries with the words by which they were found, the best first. */
export interface GroupFound {
  readonly count: number;
  readonly first: readonly { readonly entry: SearchEntry; readonly terms: readonly string[] }[];
}

/** The entries of a group, ready to be searched. */
export interface GroupIndex {
  readonly size: number;
  /** Words of the titles. */
  readonly names: ReadonlySet<string>;
  /** Whether a word, or one that begins so, or its root is there. */
  has(word: QueryWord): boolean;
  find(query: GroupQuery, most: number): GroupFound;
}

interface Numbered {
  readonly id: number;
  readonly entry: SearchEntry;
}

const FIELDS = ['title', 'keywords', 'lines'] as const;
const BOOST = { title: 4, keywords: 3, lines: 1 };
// Entries that are taken in between two breaths: some milliseconds.
const AT_ONCE = 100;

/**
 * Makes the index of a group.
 * @param pause is waited for now and then, so that a key pressed meanwhile is answered
 */
export async function createGroupIndex(
  entries: readonly SearchEntry[],
  pause: () => Promise<void>,
): Promise<GroupIndex> {
  const terms = new Set<string>();
  const names = new Set<string>();
  const index = new MiniSearch<Numbered>({
    fields: [...FIELDS],
    idField: 'id',
    extractField: (document, field) => {
      if (field === 'id') return document.id;
      const { title, keywords = '', lines } = document.entry;
      if (field === 'title') return title;
      return field === 'keywords' ? keywords : lines.map(({ text }) => text).join('\n');
    },
    tokenize: (text, field) => {
      const words = wordsOf(text);
      for (const word of words) {
        terms.add(word);
        if (field === 'title') names.add(word);
      }
      return words;
    },
    processTerm: (word) => {
      const root = stem(word);
      if (root === word) return word;
      terms.add(root);
      return [word, root];
    },
    autoVacuum: false,
  });
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    if (start > 0) await pause();
    index.addAll(entries.slice(start, start + AT_ONCE).map((entry, place) => ({ id: start + place, entry })));
  }
  const sorted = [...terms].sort();
  return {
    size: entries.length,
    names,
    has: ({ word, root }) => terms.has(root) || beginsSo(sorted, word),
    find: ({ words, combineWith, slips }, most) => {
      const results = index.search(
        { combineWith, queries: words.map((word) => wordQuery(word, slips.has(word.word))) },
        { boost: BOOST, tokenize: (text) => [text], processTerm: (term) => term },
      );
      const first = results.slice(0, most).flatMap(({ id, terms: found }) => {
        const entry = entries[id];
        return entry === undefined ? [] : { entry, terms: found };
      });
      return { count: results.length, first };
    },
  };
}

// A single letter begins so many words that only titles are looked through.
function wordQuery({ word, root }: QueryWord, isSlip: boolean): Query {
  if (word.length === 1) return { queries: [word], fields: ['title'], prefix: true };
  const typed = { queries: [word], prefix: true, ...(isSlip && { fuzzy: 0.2, maxFuzzy: 2 }) };
  return { combineWith: 'OR', queries: root === word ? [typed] : [typed, root] };
}

/** Whether any word of a sorted list begins with another. */
function beginsSo(sorted: readonly string[], beginning: string): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < beginning) from = middle + 1;
    else to = middle;
  }
  return sorted[from]?.startsWith(beginning) ?? false;
}
