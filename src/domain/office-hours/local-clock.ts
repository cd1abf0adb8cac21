import type { Day } from '../shared/day.ts';
import type { ClockTime, Weekday } from './office-hours.ts';

const DAYS: Readonly<Record<string, Weekday>> = { Sun: 0, Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6 };
const JAKARTA = formatFor('Asia/Jakarta');

/** What the office's wall clock and calendar show. */
export interface LocalClock {
  readonly day: Weekday;
  readonly date: Day;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/**
 * Reads the clock of a time zone.
 * @param now milliseconds since 1970
 * @throws RangeError for a time or a time zone that does not exist
 */
export function localClock(now: number, timeZone: string): LocalClock {
  const format = timeZone === 'Asia/Jakarta' ? JAKARTA : formatFor(timeZone);
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: DAYS[parts.weekday ?? ''] ?? 0,
    date: `${parts.year}-${parts.month}-${parts.day}` as Day,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Gives the minutes since midnight of a clock time, '08.30'. */
export function minutesOf(time: ClockTime): number {
  const [hour = '0', minute = '0'] = time.split('.');
  return Number(hour) * 60 + Number(minute);
}

// English here is for the program, which looks the day up; visitors never see it.
function formatFor(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
