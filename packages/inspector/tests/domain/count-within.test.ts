import { expect, it } from 'vitest';
import { countWithin } from '../../src/domain/count-within.ts';

it.each<[readonly number[], number, number]>([
  [[], 5, 0],
  [[1], 0, 0],
  [[1], 1, 1],
  [[1, 3, 3, 7], 0, 0],
  [[1, 3, 3, 7], 3, 3],
  [[1, 3, 3, 7], 6, 3],
  [[1, 3, 3, 7], 7, 4],
])('of %j, up to %d there are %d', (things, limit, count) => {
  expect(countWithin(things, (thing) => thing <= limit)).toBe(count);
});
