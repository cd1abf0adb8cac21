const TIME_ZONE = 'Asia/Jakarta';
const LONG = new Intl.DateTimeFormat('id-ID', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const SHORT = new Intl.DateTimeFormat('id-ID', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const CLOCK = new Intl.DateTimeFormat('id-ID', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Day, month name and year of a moment, as Indonesian writes them and as texts, so that a rule may change one. */
export interface DateWords {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Splits a moment into the words of its long date in Asia/Jakarta.
 * @param ms milliseconds since 1970
 * @throws RangeError when `ms` is no valid time, as do the functions below
 */
export function longDateWords(ms: number): DateWords {
  return words(LONG, ms);
}

/** Gives '18 November 2024' for a moment in milliseconds since 1970 (spec §5 Dates). */
export function longDate(ms: number): string {
  return joined(words(LONG, ms));
}

/** Gives '18 Nov 2024' for a moment in milliseconds since 1970 (spec §5 Dates). */
export function shortDate(ms: number): string {
  return joined(words(SHORT, ms));
}

/** Gives '21 November 2025, 09.14 WIB' for a moment in milliseconds since 1970 (spec §2 Last-updated stamps). */
export function dateTimeStamp(ms: number): string {
  const { hour = '', minute = '' } = partsOf(CLOCK, ms);
  return `${longDate(ms)}, ${hour}.${minute} WIB`;
}

/** Puts the words of a date back together. */
export function joined({ day, month, year }: DateWords): string {
  return `${day} ${month} ${year}`;
}

function words(format: Intl.DateTimeFormat, ms: number): DateWords {
  const { day = '', month = '', year = '' } = partsOf(format, ms);
  return { day, month, year };
}

// Put together from parts, since engines differ in the blanks, commas and 'pukul' between them.
function partsOf(format: Intl.DateTimeFormat, ms: number): Partial<Record<string, string>> {
  return Object.fromEntries(format.formatToParts(ms).map((part) => [part.type, part.value]));
}
