import type { ClockTime, Hours } from '../../../src/domain/office-hours/office-hours.ts';
import type { Day } from '../../../src/domain/shared/day.ts';

const MONTHS = 'januari februari maret april mei juni juli agustus september oktober november desember'.split(
  ' ',
);
const ISO = /^(\d{4})-(\d\d?)-(\d\d?)$/;
const NUMBERS = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/;
const WORDS = /^(\d\d?) ([a-z]+) (\d{4})$/i;

/** The forms in which a day may be written, for editors of text. */
export const DAY_PATTERN =
  '^(?:\\d{4}-\\d\\d?-\\d\\d?|\\d\\d?[/.-]\\d\\d?[/.-]\\d{4}|\\d\\d? [A-Za-z]+ \\d{4})$';

/** Reads a day, '2026-08-17', '17/08/2026' or '17 Agustus 2026'; undefined where there is no such day. */
export function writtenDay(text: string): Day | undefined {
  const plain = text.trim();
  const [, year, month, day] = ISO.exec(plain) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day));
  const [, date, number, inYear] = NUMBERS.exec(plain) ?? [];
  if (date !== undefined) return dayOf(Number(inYear), Number(number), Number(date));
  const [, of, name = '', at] = WORDS.exec(plain) ?? [];
  const named = MONTHS.findIndex(
    (one) => one === name.toLowerCase() || one.slice(0, 3) === name.toLowerCase(),
  );
  return named < 0 ? undefined : dayOf(Number(at), named + 1, Number(of));
}

function dayOf(year: number, month: number, day: number): Day | undefined {
  const time = new Date(Date.UTC(year, month - 1, day));
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === day && year >= 1900;
  return isReal ? (time.toISOString().slice(0, 10) as Day) : undefined;
}

const SPAN = /^(\d\d?)[.:](\d\d)\s*(?:[-–—]|s\.?\s?d\.?|sampai)\s*(\d\d?)[.:](\d\d)$/i;

/**
 * Reads hours, '08.00–11.00' or '08.00–11.30, 13.00–15.00', in their order; none for 'tutup'.
 * @returns undefined where they cannot be read, one ends before it begins, or two overlap
 */
export function writtenHours(text: string): readonly Hours[] | undefined {
  if (/^(?:tutup|libur)$/i.test(text.trim())) return [];
  const spans = text.split(/\s*(?:[,;]|\bdan\b)\s*/).map((part) => spanOf(part.trim()));
  const read = spans.flatMap((span) => span ?? []).sort((a, b) => (a.from < b.from ? -1 : 1));
  const isOrdered = read.every(({ from }, at) => at === 0 || (read[at - 1]?.to ?? '') <= from);
  return read.length === spans.length && isOrdered ? read : undefined;
}

function spanOf(text: string): Hours | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = SPAN.exec(text) ?? [];
  const [from, to] = [timeOf(fromHour, fromMinute), timeOf(toHour, toMinute)];
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
}

function timeOf(hour: string | undefined, minute: string | undefined): ClockTime | undefined {
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59)
    return undefined;
  return `${hour.padStart(2, '0')}.${minute}` as ClockTime;
}
