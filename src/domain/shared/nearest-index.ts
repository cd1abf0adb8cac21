/**
 * Gives the nearest index that exists in a list, zero-based: a photo of a folder, a page of a document.
 * @param index any number; a fraction is cut off, and anything but a number gives 0
 * @param count length of the list; an empty one gives 0
 */
export function nearestIndex(index: number, count: number): number {
  if (Number.isNaN(index)) return 0;
  return Math.max(0, Math.min(Math.trunc(index), count - 1));
}
