/** How many pages lie open: one, or the two of a spread, the cover by itself (spec §9 Guide: cover shown). */
export type PageLayout = 'single' | 'spread';

/** What lies open, and in how large a book. Indexes are zero-based. */
export interface OpenBook {
  readonly index: number;
  readonly pageCount: number;
  readonly layout: PageLayout;
}

/**
 * Gives the first and the last page that lie open beside the one asked for. Spreads are 1, 2–3, 4–5 and so on; the cover
 * lies alone, and so does the last page where none is left to lie beside it.
 */
export function openPages({ index, pageCount, layout }: OpenBook): readonly [first: number, last: number] {
  if (layout === 'single' || index <= 0) return [index, index];
  const first = index % 2 === 1 ? index : index - 1;
  return [first, Math.max(first, Math.min(first + 1, pageCount - 1))];
}

/** Tells whether two pages lie open together. */
export function liesWith(book: OpenBook, other: number): boolean {
  const [first, last] = openPages(book);
  return other >= first && other <= last;
}

/** The page a turn forward leads to; undefined where the last page lies open (spec §5 Guide). */
export function pageAfter(book: OpenBook): number | undefined {
  const [, last] = openPages(book);
  return last < book.pageCount - 1 ? last + 1 : undefined;
}

/** The page a turn back leads to, the left one of its spread; undefined on the first page (spec §5 Guide). */
export function pageBefore(book: OpenBook): number | undefined {
  const [first] = openPages(book);
  return first > 0 ? openPages({ ...book, index: first - 1 })[0] : undefined;
}
