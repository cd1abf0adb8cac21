import type { PageLayout } from './spread.ts';

/** The size of a book page in CSS pixels at 100%, and its limits (spec §9 Guide). */
export const BOOK_PAGE = {
  width: 400,
  height: 600,
  minWidth: 300,
  maxWidth: 600,
  minHeight: 400,
  maxHeight: 800,
} as const;

/** The part of a book page of 400 × 600 that a page of the document fills (spec §9 Guide). */
export const PAGE_RENDER = { width: 380, height: 580 } as const;

/** A book fitted into its space; lengths in CSS pixels. */
export interface BookSize {
  readonly layout: PageLayout;
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/**
 * Fits the book into its space (spec §9 Guide): two pages where both have their least width, otherwise one; as large as
 * width and height allow between the least and the greatest size, in the proportions of 400 × 600. If the space is too
 * low for the least size, it scrolls. Zooming enlarges the result.
 * @param room width and height in CSS pixels
 * @param zoom 0.7 to 1.5
 */
export function bookSize(room: { readonly width: number; readonly height: number }, zoom: number): BookSize {
  const { width, height, minWidth, maxWidth, minHeight, maxHeight } = BOOK_PAGE;
  const layout = room.width >= 2 * minWidth ? 'spread' : 'single';
  const ratio = width / height;
  const widest = Math.min(layout === 'spread' ? room.width / 2 : room.width, maxWidth, maxHeight * ratio);
  const least = Math.max(minWidth, minHeight * ratio);
  const fitted = Math.floor(Math.min(widest, Math.max(room.height * ratio, least)));
  const pageWidth = Math.round(fitted * zoom);
  return { layout, pageWidth, pageHeight: Math.round(pageWidth / ratio) };
}

/**
 * Gives the scale at which a page of the document fits inside 380 × 580 of a book page of 400 × 600.
 * @param page its own size, any unit
 * @param pageWidth of the book, CSS pixels
 * @returns CSS pixels for each unit of the page's own size; 1 where that size is unusable
 */
export function renderScale(
  page: { readonly width: number; readonly height: number },
  pageWidth: number,
): number {
  if (!(page.width > 0 && page.height > 0)) return 1;
  const fit = Math.min(PAGE_RENDER.width / page.width, PAGE_RENDER.height / page.height);
  return (fit * pageWidth) / BOOK_PAGE.width;
}
