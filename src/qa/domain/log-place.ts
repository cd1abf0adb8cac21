import { countWithin } from './count-within.ts';
import type { LogEntry } from './log-entry.ts';

/**
 * The place of an entry in a log, by its id.
 * @returns the place of the last entry before it where there is none of that id; -1 where there is none before either
 */
export function placeOfEntry(entries: readonly LogEntry[], id: number): number {
  return countWithin(entries, (entry) => entry.id <= id) - 1;
}

/** The place of the last entry up to a time; -1 where there is none. @param at milliseconds since 1970 */
export function placeAt(entries: readonly LogEntry[], at: number): number {
  return countWithin(entries, (entry) => entry.at <= at) - 1;
}

/** Writes the time of day of an entry: '21:28:12.301'. @param at milliseconds since 1970 */
export function clockText(at: number): string {
  const time = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  const seconds = `${two(time.getSeconds())}.${String(time.getMilliseconds()).padStart(3, '0')}`;
  return `${two(time.getHours())}:${two(time.getMinutes())}:${seconds}`;
}
