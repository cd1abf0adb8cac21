import { type Day, dayAfter } from '../shared/day.ts';
import type { SpecialDays } from './office-hours.ts';

/** How many days ahead special days are announced (spec §9 Office hours). */
const ANNOUNCED_DAYS = 14;
/** How many rows of them are shown (spec §9 Office hours). */
const MOST_ANNOUNCED = 3;
/** How many days before a build special days are included: for a clock that is wrong, and a day line (spec §9 Office hours). */
const DAYS_BEFORE = 7;
/** How many days after a build special days are included (spec §9 Office hours). */
export const DAYS_AFTER = 731;

/** Finds the special days that a day is one of; of several the first (spec §1 Office hours). */
export function specialDayAt(special: readonly SpecialDays[], day: Day): SpecialDays | undefined {
  return special.find(({ from, to }) => from <= day && day <= to);
}

/** Gives the special days that are announced on a day: those that are or come within two weeks, the soonest first. */
export function announcedDays(special: readonly SpecialDays[], day: Day): readonly SpecialDays[] {
  const last = dayAfter(day, ANNOUNCED_DAYS);
  return special
    .filter(({ from, to }) => day <= to && from <= last)
    .sort((one, other) => one.from.localeCompare(other.from))
    .slice(0, MOST_ANNOUNCED);
}

/**
 * Gives the special days that a build includes: those that matter to readers of its pages, cut off where a national list
 * goes on for years.
 * @param day of the build
 */
export function specialDaysAround(special: readonly SpecialDays[], day: Day): readonly SpecialDays[] {
  const [first, last] = [dayAfter(day, -DAYS_BEFORE), dayAfter(day, DAYS_AFTER)];
  return special
    .filter(({ from, to }) => first <= to && from <= last)
    .map((one) => (one.to > last ? { ...one, to: last } : one));
}
