/** A day of the calendar, '2026-08-17'. */
export type Day = `${number}-${number}-${number}`;

const DAY_MS = 86_400_000;

/** Gives the day so many days after another one. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10) as Day;
