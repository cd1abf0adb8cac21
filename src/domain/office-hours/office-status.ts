import { type Day, dayAfter } from '../shared/day.ts';
import { localClock, minutesOf } from './local-clock.ts';
import {
  type Hours,
  type OfficeStatus,
  type OpeningHours,
  type SpecialDays,
  spansOf,
  type Weekday,
} from './office-hours.ts';
import { DAYS_AFTER, specialDayAt } from './special-days.ts';

/** When the office is open: every week, and otherwise on special days. */
interface Calendar {
  readonly schedule: readonly OpeningHours[];
  readonly special: readonly SpecialDays[];
}

/**
 * Returns whether the office is open, and until or from when (spec §1 Office hours): open from the first minute on, closed at the closing
 * minute. Before opening time, the next opening is today's. On a special day its hours are in place of the week's, or none.
 * @param schedule runs of days; a day may have several, which then must not overlap
 * @param now milliseconds since 1970
 * @throws RangeError when it never opens, or the time or time zone does not exist
 */
export function officeStatus(
  schedule: readonly OpeningHours[],
  now: number,
  timeZone = 'Asia/Jakarta',
  special: readonly SpecialDays[] = [],
): OfficeStatus {
  const calendar = { schedule, special };
  const { day: today, date, minutes } = localClock(now, timeZone);
  const occasion = specialDayAt(special, date)?.name;
  const common = { today, date, ...(occasion !== undefined && { occasion }) };
  const hoursToday = hoursOn(calendar, date, today);
  const current = hoursToday.find(({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to));
  if (current !== undefined) return { ...common, open: true, until: current.to };
  const later = hoursToday.find(({ from }) => minutes < minutesOf(from));
  const next = later ? { day: today, date, from: later.from } : nextOpening(calendar, date, today);
  return { ...common, open: false, next };
}

// Special days end within so many days, and then there is a week.
const DAYS_AHEAD = DAYS_AFTER + 14;

function nextOpening(calendar: Calendar, date: Day, today: Weekday) {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = ((today + ahead) % 7) as Weekday;
    const on = dayAfter(date, ahead);
    const [first] = hoursOn(calendar, on, day);
    if (first !== undefined) return { day, date: on, from: first.from };
  }
  throw new RangeError('The schedule has no opening hours');
}

function hoursOn({ schedule, special }: Calendar, date: Day, day: Weekday): readonly Hours[] {
  const otherwise = specialDayAt(special, date);
  const spans = otherwise
    ? (otherwise.hours ?? [])
    : schedule.flatMap(({ days, hours }) => (days.includes(day) ? spansOf(hours) : []));
  return spans
    .filter(({ from, to }) => minutesOf(from) < minutesOf(to))
    .sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
}
