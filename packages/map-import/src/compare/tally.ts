/** What is counted, and the first of it by name. */
export interface Tally {
  count: number;
  readonly first: string[];
}

/** So many of a tally are listed by name. */
const FIRST = 5;

/** A tally of nothing. */
export const tally = (): Tally => ({ count: 0, first: [] });

/** Counts one more. */
export function add(into: Tally, words: string): void {
  into.count += 1;
  if (into.first.length < FIRST) into.first.push(words);
}
