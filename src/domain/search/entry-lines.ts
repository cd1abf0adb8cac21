import type { SearchLine } from './search-entry.ts';

/** Lines of one entry that are searched; more only occur in a folder that nobody reads to its end. */
export const MAX_LINES = 24;
/** Characters of a line that are searched (spec §9 Search). */
const MAX_LINE = 4000;

/** Makes lines of texts: without needless blanks, cut at their limit; what is missing or blank makes none. */
export function linesOf(texts: readonly (string | undefined)[]): SearchLine[] {
  return texts.flatMap((text) => {
    const line = text?.slice(0, MAX_LINE).replace(/\s+/g, ' ').trim() ?? '';
    return line === '' ? [] : [{ text: line }];
  });
}
