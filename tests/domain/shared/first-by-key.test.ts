import { expect, it } from 'vitest';
import { firstByKey } from '../../../src/domain/shared/first-by-key.ts';

it.each([
  [[], []],
  [['a1'], ['a1']],
  [
    ['a1', 'b1', 'a2', 'c1', 'b2'],
    ['a1', 'b1', 'c1'],
  ],
  [
    ['__proto__', 'constructor', '__proto__2'],
    ['__proto__', 'constructor'],
  ],
])('of %j keeps %j: the first of each key, in the order received', (items, first) => {
  expect(firstByKey(items, (item) => item.slice(0, 1))).toEqual(first);
});
