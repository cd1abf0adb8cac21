import { expect, it } from 'vitest';
import { isAboveSheet, sheetHeight } from '../../../src/domain/map/sheet.ts';

it.each([
  ['low', 112],
  ['half', 400],
  ['full', 684],
] as const)('takes of a phone 740 pixels high, %s, %d', (size, height) => {
  expect(sheetHeight(size, 740)).toBe(height);
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
