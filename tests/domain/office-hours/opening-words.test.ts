import { expect, it } from 'vitest';
import type { OfficeStatus, OpeningHours } from '../../../src/domain/office-hours/office-hours.ts';
import { dayName, hoursText, openingWords } from '../../../src/domain/office-hours/opening-words.ts';

it.each<[OfficeStatus, string]>([
  [{ open: true, until: '14.00', today: 1 }, 'Buka sampai 14.00'],
  [{ open: false, today: 1, next: { day: 1, from: '08.00' } }, 'Tutup, buka pukul 08.00'],
  [{ open: false, today: 6, next: { day: 1, from: '08.00' } }, 'Tutup, buka Senin'],
])('%j reads %s', (status, words) => {
  expect(openingWords(status)).toBe(words);
});

it.each<[(OpeningHours['hours'] & {}) | undefined, string]>([
  [{ from: '08.00', to: '15.30' }, '08.00–15.30'],
  [undefined, 'Tutup'],
])('the hours %j read %s', (hours, text) => {
  expect(hoursText({ label: 'Sabtu', days: [6], ...(hours && { hours }) })).toBe(text);
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
