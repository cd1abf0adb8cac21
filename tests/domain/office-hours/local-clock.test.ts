import { describe, expect, it } from 'vitest';
import { localClock, minutesOf } from '../../../src/domain/office-hours/local-clock.ts';

/** 18 November 2024 is a Monday. */
const at = (day: number, hour: number, minute: number) => Date.UTC(2024, 10, day, hour, minute);

describe('localClock', () => {
  it.each([
    [at(18, 1, 5), 'Asia/Jakarta', 1, '2024-11-18', 485],
    [at(18, 1, 5), 'Asia/Makassar', 1, '2024-11-18', 545],
    [at(18, 1, 5), 'Asia/Jayapura', 1, '2024-11-18', 605],
    [at(18, 1, 5), 'UTC', 1, '2024-11-18', 65],
    [at(18, 16, 59), 'Asia/Jakarta', 1, '2024-11-18', 1439],
    [at(18, 17, 0), 'Asia/Jakarta', 2, '2024-11-19', 0],
    [at(19, 17, 0), 'Asia/Jakarta', 3, '2024-11-20', 0],
    [at(20, 17, 0), 'Asia/Jakarta', 4, '2024-11-21', 0],
    [at(21, 17, 0), 'Asia/Jakarta', 5, '2024-11-22', 0],
    [at(22, 17, 0), 'Asia/Jakarta', 6, '2024-11-23', 0],
    [at(23, 17, 0), 'Asia/Jakarta', 0, '2024-11-24', 0],
    [Date.UTC(2026, 11, 31, 16, 30), 'Asia/Jayapura', 5, '2027-01-01', 90],
  ])('at %d in %s it is day %d, %s, minute %d', (now, timeZone, day, date, minutes) => {
    expect(localClock(now, timeZone)).toEqual({ day, date, minutes });
  });

  it.each([
    [Number.NaN, 'Asia/Jakarta'],
    [at(18, 1, 5), 'Asia/Atlantis'],
  ])('refuses %d in %s', (now, timeZone) => {
    expect(() => localClock(now, timeZone)).toThrow(RangeError);
  });
});

it.each([
  ['00.00', 0],
  ['08.30', 510],
  ['14.00', 840],
  ['23.59', 1439],
] as const)('%s is minute %d of the day', (time, expected) => {
  expect(minutesOf(time)).toBe(expected);
});
