import { expect, it } from 'vitest';
import { beginsByItself, offeredWidths, savesData } from '../../../src/domain/shared/data-saving.ts';

it.each([
  [undefined, false, false],
  [false, false, false],
  [true, false, true],
  [undefined, true, true],
  [false, true, true],
])(
  'a browser that reports %s of its data saver and %s of the system saves: %s',
  (saveData, prefersReduced, expected) => {
    expect(savesData({ saveData, prefersReduced })).toBe(expected);
  },
);

it.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
  [true, true, false],
])('with less motion %s and less data %s what moves begins by itself: %s', (motion, data, expected) => {
  expect(beginsByItself(motion, data)).toBe(expected);
});

it.each([
  [[400, 800, 2000], false, [400, 800, 2000]],
  [[400, 800, 2000], true, [400]],
  [[], true, []],
])('of the widths %j, saving %s, %j are offered', (widths, saving, expected) => {
  expect(offeredWidths(widths, saving)).toEqual(expected);
});
