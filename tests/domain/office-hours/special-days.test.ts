import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../src/domain/office-hours/local-clock.ts';
import type {
  ClockTime,
  Hours,
  OpeningHours,
  SpecialDays,
  Weekday,
} from '../../../src/domain/office-hours/office-hours.ts';
import { officeStatus } from '../../../src/domain/office-hours/office-status.ts';
import {
  announcedDays,
  specialDayAt,
  specialDaysAround,
} from '../../../src/domain/office-hours/special-days.ts';
import type { Day } from '../../../src/domain/shared/day.ts';

const days = (from: Day, to: Day = from, name: string = from): SpecialDays => ({ from, to, name });

it('finds a day between both ends, and of two the first', () => {
  const all = [days('2026-03-18', '2026-03-20', 'a'), days('2026-03-20', '2026-03-22', 'b')];
  const named = (day: Day) => specialDayAt(all, day)?.name;
  expect([named('2026-03-17'), named('2026-03-18'), named('2026-03-20'), named('2026-03-22')]).toEqual([
    undefined,
    'a',
    'a',
    'b',
  ]);
});

it('announces what is or comes within two weeks, three at most, the soonest first', () => {
  const all = [
    days('2026-08-31'),
    days('2026-08-17'),
    days('2026-08-10', '2026-08-16'),
    days('2026-08-01'),
    days('2026-08-25'),
    days('2026-08-30'),
  ];
  expect(announcedDays(all, '2026-08-16').map(({ name }) => name)).toEqual([
    '2026-08-10',
    '2026-08-17',
    '2026-08-25',
  ]);
  expect(announcedDays(all, '2026-08-17').map(({ name }) => name)).toEqual([
    '2026-08-17',
    '2026-08-25',
    '2026-08-30',
  ]);
  expect(announcedDays([days('2026-09-01')], '2026-08-17')).toEqual([]);
  expect(announcedDays([days('2026-08-31')], '2026-08-17')).toHaveLength(1);
  expect(announcedDays(all, '2026-09-01')).toEqual([]);
});

it('includes in a build what ended within a week and what begins within two years', () => {
  const all = [
    days('2026-08-09'),
    days('2026-08-10'),
    days('2028-08-17'),
    days('2028-08-18'),
    days('2028-08-01', '2031-01-01'),
  ];
  expect(specialDaysAround(all, '2026-08-17')).toEqual([
    days('2026-08-10'),
    days('2028-08-17'),
    { from: '2028-08-01', to: '2028-08-17', name: '2028-08-01' },
  ]);
});

describe('a second reckoning, minute by minute of a flat calendar', () => {
  const MONDAY = Date.UTC(2026, 7, 17);
  const clock = (minutes: number): ClockTime =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}` as ClockTime;
  const spans = fc
    .uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 6 })
    .map((ends) => [...ends].sort((a, b) => a - b))
    .map((ends) =>
      Array.from(
        { length: Math.floor(ends.length / 2) },
        (_, at): Hours => ({
          from: clock(ends[2 * at] ?? 0),
          to: clock(ends[2 * at + 1] ?? 0),
        }),
      ),
    );
  const week = fc.tuple(spans, spans, spans, spans, spans, spans, spans);
  const special = fc.array(
    fc.record({
      from: fc.integer({ min: -3, max: 25 }),
      length: fc.integer({ min: 0, max: 12 }),
      hours: fc.option(spans, { nil: undefined }),
    }),
    { maxLength: 4 },
  );

  it('says the same of any week with any special days', () => {
    fc.assert(
      fc.property(week, special, fc.integer({ min: 0, max: 20 * 1440 }), (hours, rows, minute) => {
        fc.pre(hours.some((list) => list.length > 0));
        const day = (at: number) => new Date(MONDAY + at * 86_400_000).toISOString().slice(0, 10) as Day;
        const schedule = hours.map(
          (list, index): OpeningHours => ({ label: `${index}`, days: [index as Weekday], hours: list }),
        );
        const given = rows.map(
          ({ from, length, hours: open }, index): SpecialDays => ({
            from: day(from),
            to: day(from + length),
            name: `${index}`,
            ...(open && { hours: open }),
          }),
        );
        // The reckoning: what stands at each day of a flat calendar, painted from the last row to the first.
        const painted = Array.from({ length: 80 }, (_, at) => ({
          open: hours[(at + 1) % 7] ?? [],
          name: undefined as string | undefined,
        }));
        for (const [index, row] of [...rows.entries()].reverse()) {
          for (let at = Math.max(0, row.from); at <= row.from + row.length; at += 1)
            painted[at] = { open: row.hours ?? [], name: `${index}` };
        }
        const begins = painted.flatMap(({ open }, at) =>
          open.map(({ from, to }) => ({ at, from, to, start: at * 1440 + minutesOf(from) })),
        );
        const date = Math.floor(minute / 1440);
        const now = begins.find(({ at, start, to }) => start <= minute && minute < at * 1440 + minutesOf(to));
        const next = begins.find(({ start }) => start > minute);
        const name = painted[date]?.name;
        const common = {
          today: (date + 1) % 7,
          date: day(date),
          ...(name !== undefined && { occasion: name }),
        };
        const expected = now
          ? { ...common, open: true, until: now.to }
          : {
              ...common,
              open: false,
              next: next && { day: (next.at + 1) % 7, date: day(next.at), from: next.from },
            };
        expect(officeStatus(schedule, MONDAY + minute * 60_000, 'UTC', given)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
