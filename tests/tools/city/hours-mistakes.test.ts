import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { OpeningHours } from '../../../src/domain/office-hours/office-hours.ts';
import { doubtfulDays, overlappingHours } from '../../../tools/city/hours-mistakes.ts';
import { judgeCity, officeRemarks, readCity } from '../../../tools/city/read-city.ts';
import { madeOffice } from '../made-files.ts';

const row = (days: OpeningHours['days'], ...hours: (readonly [string, string])[]): OpeningHours =>
  ({
    label: 'x',
    days,
    ...(hours.length > 0 && { hours: hours.map(([from, to]) => ({ from, to })) }),
  }) as OpeningHours;

const WEEK = row([1, 2, 3, 4], ['08.00', '15.00']);
const FRIDAY = row([5], ['08.00', '11.30'], ['13.00', '15.00']);
const END = row([6, 0]);

it('takes a week with a break on Friday', () => {
  expect([overlappingHours([WEEK, FRIDAY, END]), doubtfulDays([WEEK, FRIDAY, END])]).toEqual([[], []]);
});

it('takes hours that begin as others end', () => {
  expect(overlappingHours([row([1], ['08.00', '11.00']), row([1], ['11.00', '12.00'])])).toEqual([]);
});

it('names hours of a day that overlap, of two rows and of one', () => {
  const rows = [row([4, 5], ['08.00', '14.00']), row([5], ['13.00', '15.00'], ['14.30', '16.00'])];
  expect(overlappingHours(rows)).toEqual([
    {
      path: ['openingHours', 1, 'hours'],
      message:
        'openingHours.1.hours has 13.00–15.00 on Friday, which openingHours.0 has open 08.00–14.00; write each hour of a day once',
    },
    {
      path: ['openingHours', 1, 'hours'],
      message:
        'openingHours.1.hours has 14.30–16.00 on Friday, which the same row has open 13.00–15.00; write each hour of a day once',
    },
  ]);
});

it('names weekdays that no row names, and those that a row closes and another opens', () => {
  expect(doubtfulDays([WEEK, row([4, 6])])).toEqual([
    {
      path: ['openingHours'],
      message: 'no row of openingHours names Friday, Sunday; they count as closed: write a row for them',
    },
    {
      path: ['openingHours', 1, 'days'],
      message:
        'openingHours.1 has Thursday closed, which openingHours.0 opens 08.00–15.00; it counts as open',
    },
  ]);
});

const OFFICE = readFileSync('tests/fixtures/other-city/kantor.yaml', 'utf8');
const withHours = (hours: string, files: Readonly<Record<string, string>> = {}) => {
  const office = OFFICE.replace(/^openingHours:\n(?: .*\n)+/m, `openingHours:\n${hours}`);
  return { CONTENT_DIR: madeOffice({ 'kantor.yaml': office, ...files }) };
};

it('stops at an overlap with its line, and goes on with a weekday that is forgotten, which it tells', () => {
  const monday = "  - { label: Senin, days: [1], hours: { from: '08.00', to: '12.00' } }\n";
  const again = "  - { label: Lagi, days: [1], hours: [{ from: '11.00', to: '15.00' }] }\n";
  const line = OFFICE.split('\n').indexOf('openingHours:') + 1;
  expect(judgeCity(withHours(monday + again)).mistakes?.map((one) => [one.line, one.message])).toEqual([
    [
      line + 2,
      'openingHours.1.hours has 11.00–15.00 on Monday, which openingHours.0 has open 08.00–12.00; write each hour of a day once',
    ],
  ]);
  const { mistakes, doubts } = officeRemarks(withHours(monday, { 'libur.csv': 'tanggal,nama\nbesok,A\n' }));
  expect([mistakes.map((one) => one.line), doubts.map((one) => [one.line, one.message])]).toEqual([
    [2],
    [
      [
        line + 1,
        'no row of openingHours names Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday; they count as closed: write a row for them',
      ],
    ],
  ]);
});

it('gives the office the special days that still matter, by today', () => {
  const monday = "  - { label: Senin, days: [1], hours: { from: '08.00', to: '12.00' } }\n";
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const table = `tanggal,nama\n2001-08-17,Dahulu\n${soon},Segera\n`;
  expect(readCity(withHours(monday, { 'libur.csv': table })).specialDays).toEqual([
    { from: soon, to: soon, name: 'Segera' },
  ]);
  expect(Object.hasOwn(readCity(withHours(monday)), 'specialDays')).toBe(false);
});
