/**
 * Gives the key that staff profiles are sorted by, as text (spec §5 Staff profiles). 'Kepala Bidang' has no rule of its
 * own: 'Kepala' matches it first.
 * @param category as the feed gives it, before its default; a missing or blank one is no category
 * @param index zero-based position in the received list
 * @returns '01', '02', '05', '10' with the index behind it ('100', '1012'), or '999'
 */
export function staffOrder(category: string | undefined, index: number): string {
  const text = (category ?? '').trim().toLowerCase();
  if (text === '') return '999';
  if (text.includes('kepala') || text.includes('kadis')) return '01';
  if (text.includes('sekretaris')) return '02';
  if (text.includes('tim it')) return '05';
  return `10${index}`;
}

/** Compares two order keys as text: '1010' stands before '102' (spec §5 Staff profiles). */
export function compareStaffOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
