/** What the number of a cell is shown as. */
export type NumberKind = 'plain' | 'percent' | 'date';

const PERCENT = [9, 10];
const isDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/**
 * Returns what a number format of a workbook shows.
 * @param id its number; those below 164 are every workbook's
 * @param code what the workbook writes for it: '0.0%', 'dd/mm/yyyy'
 */
export function numberKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return PERCENT.includes(id) ? 'percent' : isDate(id) ? 'date' : 'plain';
  // The first part, for numbers above zero, without what stands there as words, colours and places of money.
  const [shown = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .split(';');
  if (shown.includes('%')) return 'percent';
  return /[dmyhs]/i.test(shown.replace(/general/i, '')) ? 'date' : 'plain';
}

const DAY = 86_400_000;

/**
 * Gives a number as its cell shows it: '60%', '2026-07-01', '1.8'.
 * @param is1904 whether the workbook counts days from 1904
 */
export function shownNumber(value: number, kind: NumberKind, is1904: boolean): string {
  if (kind === 'percent') return `${Number((value * 100).toPrecision(12))}%`;
  // Days since 1970, of which the count of 1900 has 25,569 more.
  const date = new Date(Math.round((value - 25_569 + (is1904 ? 1462 : 0)) * DAY));
  if (kind === 'date' && !Number.isNaN(date.getTime())) return date.toISOString().slice(0, 10);
  return String(value);
}
