import { expect, it } from 'vitest';
import type { OfficeStatus, OpeningHours, Weekday } from '../../../src/domain/office-hours/office-hours.ts';
import {
  dayName,
  daysWords,
  hoursText,
  openingDay,
  openingWords,
} from '../../../src/domain/office-hours/opening-words.ts';
import type { Day } from '../../../src/domain/shared/day.ts';

const today = { today: 5 as Weekday, date: '2026-12-25' as Day };
const closed = (day: Weekday, date: Day, occasion?: string) =>
  ({
    ...today,
    open: false,
    next: { day, date, from: '08.00' },
    ...(occasion && { occasion }),
  }) as const satisfies OfficeStatus;

it.each<[OfficeStatus, string]>([
  [{ ...today, open: true, until: '14.00' }, 'Buka sampai 14.00'],
  [{ ...today, open: true, until: '11.00', occasion: 'Ramadan' }, 'Buka sampai 11.00 (Ramadan)'],
  [closed(5, '2026-12-25'), 'Tutup, buka pukul 08.00'],
  [closed(1, '2026-12-28'), 'Tutup, buka Senin'],
  [closed(1, '2026-12-28', 'Hari Natal'), 'Tutup (Hari Natal), buka Senin'],
  [closed(5, '2026-12-25', 'Ramadan'), 'Tutup (Ramadan), buka pukul 08.00'],
])('%j reads %s', (status, words) => {
  expect(openingWords(status)).toBe(words);
});

it.each<[Weekday, Day, string]>([
  [5, '2026-12-25', 'hari ini'],
  [6, '2026-12-26', 'Sabtu'],
  [4, '2026-12-31', 'Kamis'],
  [5, '2027-01-01', 'Jumat, 1 Januari 2027'],
])('opening on day %d, %s, is said as %s', (day, date, words) => {
  expect(openingDay(closed(day, date))).toBe(words);
});

it.each<[Day, Day, string]>([
  ['2026-12-25', '2026-12-25', '25 Desember'],
  ['2026-12-24', '2026-12-26', '24–26 Desember'],
  ['2026-03-30', '2026-04-07', '30 Maret–7 April'],
  ['2026-12-31', '2027-01-01', '31 Desember–1 Januari 2027'],
  ['2027-01-01', '2027-01-01', '1 Januari 2027'],
])('the days from %s to %s read %s', (from, to, words) => {
  expect(daysWords({ from, to }, '2026-12-25')).toBe(words);
});

it.each<[OpeningHours['hours'], string]>([
  [{ from: '08.00', to: '15.30' }, '08.00–15.30'],
  [
    [
      { from: '08.00', to: '11.30' },
      { from: '13.00', to: '15.00' },
    ],
    '08.00–11.30, 13.00–15.00',
  ],
  [[], 'Tutup'],
  [undefined, 'Tutup'],
])('the hours %j read %s', (hours, text) => {
  expect(hoursText({ ...(hours && { hours }) })).toBe(text);
});

it('names the days from Sunday on', () => {
  expect(([0, 1, 2, 3, 4, 5, 6] as const).map(dayName)).toEqual([
    'Minggu',
    'Senin',
    'Selasa',
    'Rabu',
    'Kamis',
    'Jumat',
    'Sabtu',
  ]);
});
