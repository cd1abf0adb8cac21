import { rules } from '#site-rules';
import { type CellValue, cellText, dateIn } from './cell.ts';

const MONTHS = 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember'.split(
  '|',
);
const ENGLISH = 'january|february|march|april|may|june|july|august|september|october|november|december'.split(
  '|',
);
const OTHER: Readonly<Record<string, number>> = { agt: 8, ags: 8, pebruari: 2, nopember: 11, nop: 11 };
const WORDS =
  /^(?:[a-z']+,\s*)?(\d{1,2})[\s-]+([a-z]{3,9})\.?[\s-]+(\d{4})(?:[,\s]+(?:pukul\s+)?(\d{1,2})[.:](\d{2})(?:\s*wib)?)?$/i;
const DASHED = /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})/;

/**
 * Reads the date of a cell: a date of the spreadsheet, or text such as '2024-11-18', '18/11/2024', '18/11/2024 09.30',
 * '18 November 2024' or '18 Nov 2024'. Day before month; a time without a zone is Asia/Jakarta time.
 * @returns milliseconds since 1970, or undefined where it says no such day
 */
export function cellDate(value: CellValue): number | undefined {
  const text = cellText(value);
  return (
    dateIn(value) ??
    rules.isoTime(text) ??
    rules.formattedTime(text.replace(DASHED, '$1/$2/$3')) ??
    wordsTime(text)
  );
}

/** Splits a folder's name such as '2024-11-18 Survei garis pantai' into the date and the name. */
export function datedName(name: string): { readonly name: string; readonly date?: number } {
  const match = /^(\d{4}-\d{2}-\d{2})[\s_–-]+(\S.*)$/s.exec(name.trim());
  const date = match?.[1] === undefined ? undefined : rules.isoTime(match[1]);
  return date === undefined || match?.[2] === undefined
    ? { name: name.trim() }
    : { name: match[2].trim(), date };
}

function wordsTime(text: string): number | undefined {
  const match = WORDS.exec(text);
  if (match === null) return undefined;
  const [, day, word = '', year, hour = '0', minute = '0'] = match;
  const month = monthOf(word.toLowerCase());
  if (month === undefined) return undefined;
  return rules.clockTime({
    year: Number(year),
    month,
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
  });
}

function monthOf(word: string): number | undefined {
  for (const names of [MONTHS, ENGLISH]) {
    const index = names.findIndex((name) => name === word || name.slice(0, 3) === word);
    if (index !== -1) return index + 1;
  }
  return word === 'sept' ? 9 : OTHER[word];
}
