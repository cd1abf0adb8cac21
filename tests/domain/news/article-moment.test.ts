import { expect, it } from 'vitest';
import { formattedTime, isoMoment, timestampTime } from '../../../src/domain/news/article-moment.ts';

const NOV_18 = Date.UTC(2024, 10, 18, 3);

it.each([
  [NOV_18, NOV_18],
  [` ${NOV_18} `, NOV_18],
  ['1.7318988e12', NOV_18],
  ['1.7318988e+12', NOV_18],
  [0, 0],
  ['-1', -1],
  [8.64e15, 8.64e15],
  [8.64e15 + 1, undefined],
  [Number.NaN, undefined],
  ['0x10', undefined],
  ['', undefined],
  [undefined, undefined],
])('the timestamp %j is the time %j', (timestamp, expected) => {
  expect(timestampTime(timestamp)).toBe(expected);
});

it.each([
  ['18/11/2024 10:00', NOV_18],
  [' 18/11/2024, 10.00.00 WIB ', NOV_18],
  ['18/11/2024 10:00WIB', NOV_18],
  ['18/11/2024', Date.UTC(2024, 10, 17, 17)],
  ['5/1/2024', Date.UTC(2024, 0, 4, 17)],
  ['31/02/2024', undefined],
  ['18/11/2024 24:00', undefined],
  ['18-11-2024', undefined],
  ['pada 18/11/2024', undefined],
  ['', undefined],
])('the formatted text %j is the time %j', (formatted, expected) => {
  expect(formattedTime(formatted)).toBe(expected);
});

it.each([
  ['2024-11-18T03:00:00.000Z', NOV_18],
  ['2024-11-18', Date.UTC(2024, 10, 17, 17)],
  ['kemarin', undefined],
  ['', undefined],
  [undefined, undefined],
])('the ISO text %j is the time %j', (iso, expected) => {
  expect(isoMoment(iso)).toBe(expected);
});
