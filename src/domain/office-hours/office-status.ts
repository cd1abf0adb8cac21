import { localClock, minutesOf } from './local-clock.ts';
import type { OfficeStatus, OpeningHours, Weekday } from './office-hours.ts';

type Hours = NonNullable<OpeningHours['hours']>;

const DAYS_AHEAD = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Tells whether the office is open, and until or from when (spec §1 Office hours): open from the first minute on,
 * closed at the closing minute. Before opening time, the next opening is today's.
 * @param schedule runs of days; a day may have several, which then must not overlap
 * @param now milliseconds since 1970
 * @throws RangeError when the schedule never opens, or the time or time zone does not exist
 */
export function officeStatus(
  schedule: readonly OpeningHours[],
  now: number,
  timeZone = 'Asia/Jakarta',
): OfficeStatus {
  const { day: today, minutes } = localClock(now, timeZone);
  const hoursToday = hoursOf(schedule, today);
  const current = hoursToday.find(({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to));
  if (current !== undefined) return { open: true, until: current.to, today };
  const later = hoursToday.find(({ from }) => minutes < minutesOf(from));
  const next = later === undefined ? nextOpening(schedule, today) : { day: today, from: later.from };
  return { open: false, today, next };
}

function nextOpening(
  schedule: readonly OpeningHours[],
  today: Weekday,
): { day: Weekday; from: Hours['from'] } {
  for (const ahead of DAYS_AHEAD) {
    const day = ((today + ahead) % 7) as Weekday;
    const [first] = hoursOf(schedule, day);
    if (first !== undefined) return { day, from: first.from };
  }
  throw new RangeError('The schedule has no opening hours');
}

function hoursOf(schedule: readonly OpeningHours[], day: Weekday): Hours[] {
  return schedule
    .flatMap(({ days, hours }) => (hours !== undefined && days.includes(day) ? [hours] : []))
    .filter(({ from, to }) => minutesOf(from) < minutesOf(to))
    .sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
}
