/** How many pages are open: one, or the two of a spread, with the cover alone (spec §9 Guide: cover shown). */
export type PageLayout = 'single' | 'spread';

/** The open page, and the book it is in. Indexes are zero-based. */
export interface OpenBook {
  readonly index: number;
  readonly pageCount: number;
  readonly layout: PageLayout;
}

/**
 * Gives the first and the last open page together with the one asked for. Spreads are 1, 2–3, 4–5 and so on; the cover
 * is alone, and so is the last page where it has no partner.
 */
export function openPages({ index, pageCount, layout }: OpenBook): readonly [first: number, last: number] {
  if (layout === 'single' || index <= 0) return [index, index];
  const first = index % 2 === 1 ? index : index - 1;
  return [first, Math.max(first, Math.min(first + 1, pageCount - 1))];
}

/** Whether two pages are open together. */
export function liesWith(book: OpenBook, other: number): boolean {
  const [first, last] = openPages(book);
  return other >= first && other <= last;
}

/** The page after a turn forward; undefined where the last page is open (spec §5 Guide). */
export function pageAfter(book: OpenBook): number | undefined {
  const [, last] = openPages(book);
  return last < book.pageCount - 1 ? last + 1 : undefined;
}

/** The page after a turn back, the left one of its spread; undefined on the first page (spec §5 Guide). */
export function pageBefore(book: OpenBook): number | undefined {
  const [first] = openPages(book);
  return first > 0 ? openPages({ ...book, index: first - 1 })[0] : undefined;
}
