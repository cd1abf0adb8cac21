const JAKARTA_OFFSET_MINUTES = 7 * 60;
const MS_PER_MINUTE = 60_000;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** The fields of a date and a clock time; what is left out is 0. */
export interface ClockFields {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  readonly millisecond?: number;
}

/**
 * Reads an ISO 8601 date or date and time; a date alone, or a time without its zone, is Asia/Jakarta time
 * (spec §5 Dates), so that the answer is the same on every machine.
 * @returns milliseconds since 1970, or undefined for another form or an impossible day or time
 */
export function isoTime(text: string): number | undefined {
  const match = ISO.exec(text.trim());
  if (match === null) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
  const fields = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    millisecond: Number(fraction.padEnd(3, '0')),
  };
  return clockTime(fields, zone === undefined ? JAKARTA_OFFSET_MINUTES : offsetMinutes(zone));
}

/**
 * Gives the moment at which a clock shows the fields.
 * @param offset minutes by which the clock is ahead of UTC; Asia/Jakarta by default
 * @returns milliseconds since 1970, or undefined when no such day or time exists, as 31 February or 25.00
 */
export function clockTime(fields: ClockFields, offset = JAKARTA_OFFSET_MINUTES): number | undefined {
  const { year, month, day, hour = 0, minute = 0, second = 0, millisecond = 0 } = fields;
  const ms = Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
  const date = new Date(ms);
  // A day that does not exist runs over into another month, so that the day itself needs no look.
  const exists =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  return exists ? ms - offset * MS_PER_MINUTE : undefined;
}

function offsetMinutes(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}
