import { expect, it } from 'vitest';
import { nearestIndex } from '../../../src/domain/shared/nearest-index.ts';

it.each([
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 2],
  [98, 3, 2],
  [Number.POSITIVE_INFINITY, 3, 2],
  [-1, 3, 0],
  [1.9, 3, 1],
  [Number.NaN, 3, 0],
  [0, 0, 0],
  [5, 0, 0],
])('the place nearest to %d of %d is %d', (index, count, nearest) => {
  expect(nearestIndex(index, count)).toBe(nearest);
});
