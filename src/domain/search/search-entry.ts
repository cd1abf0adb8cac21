import type { SearchCounts, SearchGroup } from './search-groups.ts';

/** Where an entry leads: a dialog of /home by its parameters, a section of it, a page of this site, or a new tab. */
export type SearchTarget =
  | {
      readonly kind: 'dialog';
      readonly open: Readonly<Record<string, string | number | true>>;
      /** The layer that the map dialog shows as found. */
      readonly layer?: string;
    }
  | { readonly kind: 'section'; readonly anchor: string }
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'tab'; readonly href: string };

/** A line of an entry's text; its target, if any, is more exact than the entry's. */
export interface SearchLine {
  readonly text: string;
  readonly target?: SearchTarget;
}

/** A further link of an entry, such as its form. */
export interface SearchLink {
  readonly label: string;
  readonly target: SearchTarget;
}

/** A thing that can be found. */
export interface SearchEntry {
  /** Unique within its group. */
  readonly id: string;
  readonly group: SearchGroup;
  readonly title: string;
  /** What it is called in short: its words lead to its beginning, and to no line that has them too. */
  readonly name?: string;
  /** Words that people use for it but that are not shown. */
  readonly keywords?: string;
  /** The text of the entry; the line in which words were found is shown. */
  readonly lines: readonly SearchLine[];
  readonly target: SearchTarget;
  /** When it was, in milliseconds since 1970, where that is known. */
  readonly time?: number;
  /** The kind of file, as its badge names it. */
  readonly badge?: string;
  readonly links?: readonly SearchLink[];
  /** A main entry: where its name is typed, it is the best answer before others. */
  readonly isMain?: boolean;
  /** A whole, such as a regulation: comes before its parts. */
  readonly isWhole?: true;
  /** What is not in force any more comes after all others of its group. */
  readonly isOutdated?: true;
}

/** An entry as a result shows it. */
export interface SearchHit {
  readonly id: string;
  readonly group: SearchGroup;
  readonly title: string;
  readonly line: string;
  readonly target: SearchTarget;
  readonly badge?: string;
  readonly links?: readonly SearchLink[];
}

/** The result of a search: plain data. */
export interface SearchFound {
  /** The searched words. */
  readonly words: string;
  readonly total: number;
  readonly counts: SearchCounts;
  /** False where no entry has every word, so that entries with some of them are given. */
  readonly hasEvery: boolean;
  /** The one that answers, where one clearly does. */
  readonly best?: SearchHit;
  /** The others by group, best first, no more than MAX_HITS of a group. */
  readonly hits: readonly SearchHit[];
  /** Words of titles and lines that were found, as foldWord gives them. */
  readonly matched: readonly string[];
  /** Other forms of the words in the results. */
  readonly also: readonly string[];
  /** Where nothing was found: the nearest existing words. */
  readonly nearest: readonly string[];
}

/** Results of a group that are shown at most (spec §9 Search). */
export const MAX_HITS = 50;

/** Results of a group that are shown beside those of others. */
export const FIRST_HITS = 3;
