/**
 * Wraps an index around a ring: one past the end is the first, one before the first is the last
 * (spec §2 Lightbox, §2 Article dialog).
 * @param index zero-based, may be negative or too large; a fraction is cut off
 * @param count length of the ring
 * @returns an index from 0 to count - 1; 0 for an empty ring
 */
export function wrapAround(index: number, count: number): number {
  if (!(count > 0) || !Number.isFinite(index)) return 0;
  return ((Math.trunc(index) % count) + count) % count;
}
