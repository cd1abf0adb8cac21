import { type OpenBook, openPages } from './spread.ts';

/** Where a reader is turning to. */
export type Heading = 'forward' | 'back';

/**
 * Gives the pages that are drawn: those that lie open, the next two in the direction of reading and one in the other, so
 * that a turn finds both its sides drawn and no more than five page canvases are alive (a single page that turns is
 * copied by the engine, and is the fifth).
 * @returns the first and the last index drawn
 */
export function livePages(book: OpenBook, heading: Heading): readonly [first: number, last: number] {
  const [first, last] = openPages(book);
  const [behind, ahead] = heading === 'forward' ? [1, 2] : [2, 1];
  return [Math.max(0, first - behind), Math.min(book.pageCount - 1, last + ahead)];
}

/** Gives the pages that are drawn in reading mode: the one that is read and two on either side. */
export function livePagesAround(index: number, pageCount: number): readonly [first: number, last: number] {
  return [Math.max(0, index - 2), Math.min(pageCount - 1, index + 2)];
}
