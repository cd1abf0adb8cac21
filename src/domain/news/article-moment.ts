import { clockTime, isoTime } from '../shared/jakarta-time.ts';
import type { ArticleDate } from './article.ts';

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const FORMATTED =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[,\s]+(\d{1,2})[.:](\d{2})(?:[.:](\d{2}))?(?:\s*WIB)?)?$/i;
const LAST_TIME = 8.64e15;

/**
 * Reads a timestamp: a number, or text that is one, in milliseconds since 1970. Seconds are not guessed.
 * @returns the time, or undefined where it is missing, no number, or beyond what a date can hold
 */
export function timestampTime(timestamp: ArticleDate['timestamp']): number | undefined {
  const value = typeof timestamp === 'string' ? numberIn(timestamp.trim()) : timestamp;
  return typeof value === 'number' && Math.abs(value) <= LAST_TIME ? value : undefined;
}

/**
 * Reads day/month/year with an optional time behind it, in Asia/Jakarta: '5/1/2024', '18/11/2024, 09.30' (spec §5
 * Dates).
 * @returns milliseconds since 1970, or undefined for another form or an impossible day or time
 */
export function formattedTime(formatted: string): number | undefined {
  const match = FORMATTED.exec(formatted.trim());
  if (match === null) return undefined;
  const [, day, month, year, hour = '0', minute = '0', second = '0'] = match;
  return clockTime({
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  });
}

/** Reads an ISO text, see isoTime; a missing one has no time. */
export function isoMoment(iso: string | undefined): number | undefined {
  return iso === undefined ? undefined : isoTime(iso);
}

function numberIn(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text) : undefined;
}
