import { cutText } from './cut-text.ts';
import { wellFormed } from './well-formed.ts';

/** Characters of a search over the whole site (spec §9 Search); what is typed or linked beyond them is left out. */
export const MAX_SEARCHED = 200;

/** Gives what was typed as the search and the address take it: well-formed, and never too long (spec §2 Search). */
export function searchedWords(text: string): string {
  return cutText(wellFormed(text.slice(0, 2 * MAX_SEARCHED)), MAX_SEARCHED);
}
