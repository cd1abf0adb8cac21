import { expect, it } from 'vitest';
import { coveredBy, isAboveSheet, roomAround, sheetHeight } from '../../../src/domain/map/sheet.ts';

it.each([
  ['low', 740, 72],
  ['half', 740, 318],
  ['half', 640, 275],
  ['half', 600, 273],
  ['half', 360, 194],
  ['full', 740, 640],
] as const)('takes %s, of a phone %d pixels high, %d', (size, screen, height) => {
  expect(sheetHeight(size, screen)).toBe(height);
});

it.each([
  ['in the middle of the free part', [112.75, -7.22], true],
  ['just above the sheet', [112.75, -7.239], true],
  ['below the sheet', [112.75, -7.241], false],
  ['west of the map', [112.69, -7.22], false],
  ['north of the map', [112.75, -7.19], false],
] as const)('a place %s is seen or not', (_, at, isSeen) => {
  expect(isAboveSheet(at, [112.7, -7.3, 112.8, -7.2], 0.6)).toBe(isSeen);
});

const PHONE = { height: 700, screen: 800, isBeside: false };

it.each([
  ['low', PHONE, 72, 96],
  ['half', PHONE, 344, 368],
  ['full', PHONE, 700, 444],
  ['full', { ...PHONE, isBeside: true }, 0, 24],
  ['low', { ...PHONE, height: 60 }, 60, 60],
] as const)('%s on %j covers %i pixels, and the map leaves %i below', (size, stage, covered, bottom) => {
  expect([coveredBy(size, stage), roomAround(size, stage)]).toEqual([
    covered,
    { top: 24, right: 24, bottom, left: 24 },
  ]);
});
