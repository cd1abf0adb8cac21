import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Finds the sheet that page-flip adds to the page at run time, so that the policy can allow it by its hash.
 * @param source of the library as it is bundled
 * @throws where no such sheet is found: the library has changed, and the policy would refuse it
 */
export function pageFlipSheet(source: string): string {
  const literal = /\(("\.stf__parent \{(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (literal === undefined) throw new Error('page-flip holds no style sheet where it did');
  return JSON.parse(literal);
}

/**
 * Returns what the installed page-flip writes into its style element: nothing at first, since it adds the element
 * before its text, and browsers ask the policy both times.
 */
export async function installedPageFlipSheets(root: string): Promise<readonly [string, string]> {
  const file = resolve(root, 'node_modules/page-flip/dist/js/page-flip.browser.js');
  return ['', pageFlipSheet(await readFile(file, 'utf8'))];
}
