import type { Day } from '../shared/day.ts';
import type { SpecialDays } from './office-hours.ts';
import { daysWords, hoursText } from './opening-words.ts';
import { announcedDays, specialDayAt } from './special-days.ts';
import * as texts from './texts.ts';

/** A row of special days below those of the week. */
export interface SpecialRow {
  readonly key: string;
  /** Such as '17 Agustus, Hari Kemerdekaan'. */
  readonly label: string;
  readonly hours: string;
  readonly isToday: boolean;
}

/**
 * Gives the rows of the special days that are announced (spec §1 Office hours).
 * @param today where nobody knows it, as in a build, there are none
 */
export function specialRows(special: readonly SpecialDays[] = [], today?: Day): readonly SpecialRow[] {
  if (today === undefined) return [];
  const now = specialDayAt(special, today);
  return announcedDays(special, today).map((days) => ({
    key: `${days.from} ${days.name}`,
    label: texts.specialDays({ days: daysWords(days, today), name: days.name }),
    hours: hoursText(days),
    isToday: days === now,
  }));
}
