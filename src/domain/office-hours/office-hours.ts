/** A day of the week, Sunday 0, as Date counts them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A clock time of the office's time zone, 'HH.MM' as Indonesian writes it. */
export type ClockTime = `${number}.${number}`;

/** A run of days with the same hours (spec §1 Office hours); without hours the office is closed. */
export interface OpeningHours {
  readonly label: string;
  readonly days: readonly Weekday[];
  readonly hours?: { readonly from: ClockTime; readonly to: ClockTime };
}

/** Whether the office is open now, and until or from when. */
export type OfficeStatus =
  | { readonly open: true; readonly until: ClockTime; readonly today: Weekday }
  | {
      readonly open: false;
      readonly today: Weekday;
      readonly next: { readonly day: Weekday; readonly from: ClockTime };
    };
