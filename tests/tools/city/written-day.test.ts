import { expect, it } from 'vitest';
import { DAY_PATTERN, writtenDay, writtenHours } from '../../../tools/city/days/written-day.ts';

it.each([
  ['2026-08-17', '2026-08-17'],
  ['2026-8-7', '2026-08-07'],
  [' 17/08/2026 ', '2026-08-17'],
  ['17.8.2026', '2026-08-17'],
  ['17-08-2026', '2026-08-17'],
  ['17 Agustus 2026', '2026-08-17'],
  ['1 jan 2027', '2027-01-01'],
  ['29/02/2028', '2028-02-29'],
])('%j is the day %s', (text, day) => {
  expect(writtenDay(text)).toBe(day);
  expect(text.trim()).toMatch(new RegExp(DAY_PATTERN));
});

it.each(['', '2026', '31/02/2026', '29-02-2026', '2026-13-01', '17/08/26', '17 Augustus 2026', '0001-01-01'])(
  '%j is no day',
  (text) => {
    expect(writtenDay(text)).toBeUndefined();
  },
);

it.each([
  ['08.00–11.00', '08.00 11.00'],
  ['8:00 - 11:30', '08.00 11.30'],
  ['8.00 s.d. 11.30', '08.00 11.30'],
  ['13.00–15.00, 08.00-11.30', '08.00 11.30, 13.00 15.00'],
  ['08.00–11.30 dan 11.30–15.00', '08.00 11.30, 11.30 15.00'],
  ['Tutup', ''],
])('%j are the hours %j', (text, spans) => {
  expect(
    writtenHours(text)
      ?.map(({ from, to }) => `${from} ${to}`)
      .join(', '),
  ).toBe(spans);
});

it.each([
  '',
  '8',
  '08.00',
  '11.00–08.00',
  '08.00–08.00',
  '08.00–24.00',
  '08.60–09.00',
  '08.00–11.00, 10.00–12.00',
  '08.00–11.00,',
])('%j are no hours', (text) => {
  expect(writtenHours(text)).toBeUndefined();
});
