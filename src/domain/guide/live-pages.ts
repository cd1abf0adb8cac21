import { type OpenBook, openPages } from './spread.ts';

/** The direction in which a reader turns. */
export type Heading = 'forward' | 'back';

/**
 * Gives the pages that are drawn: the open ones, the next two in the direction of reading and one in the other. So a
 * turn finds both its sides drawn, and there are never more than five page canvases (the fifth is the engine's copy of
 * a single page that turns).
 * @returns the first and the last index drawn
 */
export function livePages(book: OpenBook, heading: Heading): readonly [first: number, last: number] {
  const [first, last] = openPages(book);
  const [behind, ahead] = heading === 'forward' ? [1, 2] : [2, 1];
  return [Math.max(0, first - behind), Math.min(book.pageCount - 1, last + ahead)];
}

/** Gives the pages that are drawn in reading mode: the present one and two on either side. */
export function livePagesAround(index: number, pageCount: number): readonly [first: number, last: number] {
  return [Math.max(0, index - 2), Math.min(pageCount - 1, index + 2)];
}
