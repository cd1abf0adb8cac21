import vm from 'node:vm';
import { cellDate, cellText, datedName, isYes } from '@bupc/script-feeds/testing';
import { describe, expect, it } from 'vitest';

const MIDNIGHT = Date.parse('2024-11-18T00:00:00+07:00');
const HALF_PAST_NINE = Date.parse('2024-11-18T09:30:00+07:00');

it.each([
  ['2024-11-18', MIDNIGHT],
  ['18-11-2024', MIDNIGHT],
  ['18.11.2024', MIDNIGHT],
  ['18/11/2024 09.30', HALF_PAST_NINE],
  ['18 November 2024', MIDNIGHT],
  ['Senin, 18 november 2024', MIDNIGHT],
  ['18 Nov 2024', MIDNIGHT],
  ['18 Nopember 2024', MIDNIGHT],
  ['18 November 2024, 09.30 WIB', HALF_PAST_NINE],
  ['5 Agt 2024', Date.parse('2024-08-05T00:00:00+07:00')],
  ['5 Mei 2024', Date.parse('2024-05-05T00:00:00+07:00')],
  ['5 May 2024', Date.parse('2024-05-05T00:00:00+07:00')],
  ['5 Oktober 2024', Date.parse('2024-10-05T00:00:00+07:00')],
  ['', undefined],
  ['18 Novembr 2024', undefined],
])('the cell %j is the moment %s', (text, moment) => {
  expect(cellDate(text)).toBe(moment);
});

it('a date of the spreadsheet is its moment, also one that another realm made', () => {
  const foreign = vm.runInNewContext('new Date(ms)', { ms: HALF_PAST_NINE }) as Date;
  expect([new Date(HALF_PAST_NINE), foreign, new Date(Number.NaN)].map(cellDate)).toEqual([
    HALF_PAST_NINE,
    HALF_PAST_NINE,
    undefined,
  ]);
});

it.each([
  [2024, '2024'],
  ['  dua\r\nbaris ', 'dua\nbaris'],
  [true, 'ya'],
  [new Date(MIDNIGHT), '2024-11-18'],
  ['\ud800', '\ufffd'],
])('the cell %j reads as the text %j', (value, text) => {
  expect(cellText(value)).toBe(text);
});

it('yes is said in several ways', () => {
  expect(['ya', 'YA', 'yes', 'x', '1', 1, true, '', 'tidak', 0, false].map(isYes)).toEqual([
    ...Array(7).fill(true),
    ...Array(4).fill(false),
  ]);
});

describe('the name of a folder', () => {
  it.each([
    ['2024-11-18 Survei garis pantai', 'Survei garis pantai', MIDNIGHT],
    ['2024-11-18 - Survei', 'Survei', MIDNIGHT],
    ['2024-11-18_Survei', 'Survei', MIDNIGHT],
    ['2024-13-18 Survei', '2024-13-18 Survei', undefined],
    ['2024-11-18', '2024-11-18', undefined],
    [' Survei 2024 ', 'Survei 2024', undefined],
  ])('%j is %j at %s', (name, rest, date) => {
    expect(datedName(name)).toEqual({ name: rest, ...(date !== undefined && { date }) });
  });
});
