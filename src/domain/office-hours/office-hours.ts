import type { Day } from '../shared/day.ts';

/** A day of the week, Sunday 0, as Date counts them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A clock time of the office's time zone, 'HH.MM' as Indonesian writes it. */
export type ClockTime = `${number}.${number}`;

/** From when until when the office is open. */
export interface Hours {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** A run of days with the same hours (spec §1 Office hours): one span, or several with breaks between; without any it is closed. */
export interface OpeningHours {
  readonly label: string;
  readonly days: readonly Weekday[];
  readonly hours?: Hours | readonly Hours[];
}

/** Days on which the office is open otherwise, or not at all (spec §1 Office hours); both ends are among them. */
export interface SpecialDays {
  readonly from: Day;
  readonly to: Day;
  /** Such as 'Hari Kemerdekaan'. */
  readonly name: string;
  /** When it is open all the same; absent where it is closed. */
  readonly hours?: readonly Hours[];
}

/** Whether the office is open now, and until or from when. */
export type OfficeStatus = {
  readonly today: Weekday;
  readonly date: Day;
  /** The name of the special day that it is. */
  readonly occasion?: string;
} & (
  | { readonly open: true; readonly until: ClockTime }
  | {
      readonly open: false;
      readonly next: { readonly day: Weekday; readonly date: Day; readonly from: ClockTime };
    }
);

/** Gives the spans of some hours in their order; none where the office is closed. */
export function spansOf(hours: Hours | readonly Hours[] | undefined): readonly Hours[] {
  if (hours === undefined) return [];
  return 'from' in hours ? [hours] : hours;
}
