/** Folders on a page (spec §9 Gallery). */
export const GALLERY_PAGE_SIZE = 8;

/** Gives the number of pages: at least 1, so that 'N dari M' always has an M (spec §2 Gallery). */
export function pageCount(total: number, size = GALLERY_PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Gives the nearest page that exists, 1-based; what is no number gives page 1. */
export function clampPage(page: number, total: number, size = GALLERY_PAGE_SIZE): number {
  if (Number.isNaN(page)) return 1;
  return Math.min(Math.max(1, Math.trunc(page)), pageCount(total, size));
}

/** Gives the items of a page, 1-based and clamped to the pages that exist. */
export function pageOf<T>(items: readonly T[], page: number, size = GALLERY_PAGE_SIZE): T[] {
  const start = (clampPage(page, items.length, size) - 1) * size;
  return items.slice(start, start + size);
}
