/** From a failure to the second try, in milliseconds (spec §9 Feeds). */
export const RETRY_DELAY_MS = 500;

const SECONDS = /^\d{1,20}$/;
// Other forms each engine reads in its own way.
const HTTP_DATE = /^[a-z]{3}, \d{2} [a-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/i;

/**
 * Reads a Retry-After header: whole seconds, or a date such as 'Mon, 18 Nov 2024 03:00:05 GMT' (spec §7 Feeds).
 * @param header the header's value, null where there is none
 * @param now milliseconds since 1970
 * @returns milliseconds from now on, 0 for a date that is over; undefined for what cannot be read
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (SECONDS.test(value)) return Number(value) * 1000;
  const date = dateIn(value);
  return date === undefined ? undefined : Math.max(0, date - now);
}

/**
 * Gives how long to wait before a failed feed is requested once more (spec §7 Feeds): 500 ms, or as long as its host
 * asks.
 * @param named milliseconds that the host asks for
 * @param remaining milliseconds that the feed still has
 * @returns milliseconds, or undefined where the time is too short: then the feed is not requested again
 */
export function retryDelay(named: number | undefined, remaining: number): number | undefined {
  const delay = Math.max(RETRY_DELAY_MS, named ?? 0);
  return delay < remaining ? delay : undefined;
}

function dateIn(text: string): number | undefined {
  const time = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
