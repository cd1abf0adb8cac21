import * as texts from './texts.ts';

/** The line under the carousel (spec §2 Legal products section). */
export function shownProductsText(count: number): string {
  return texts.shownCount(count);
}

/** The dropdown's header; `count` is of all kept products, not of the eight shown (spec §2 Legal products dropdown). */
export function dropdownHeading(count: number): string {
  return texts.dropdownTitle(count);
}
