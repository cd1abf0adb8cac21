import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapAround } from '../../../src/domain/shared/wrap-around.ts';

describe('wrapAround', () => {
  it.each([
    [0, 3, 0],
    [2, 3, 2],
    [3, 3, 0],
    [-1, 3, 2],
    [-3, 3, 0],
    [-7, 3, 2],
    [10, 3, 1],
    [5, 1, 0],
    [5, 0, 0],
    [5, -2, 0],
    [1.5, 3, 1],
    [-0.5, 3, 0],
    [Number.NaN, 3, 0],
    [1, Number.NaN, 0],
  ])('wraps %d of %d to %d', (index, count, expected) => {
    expect(wrapAround(index, count)).toBe(expected);
  });

  it('gives an index of the ring, and moves on with the index', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (index, count) => {
        const wrapped = wrapAround(index, count);
        expect(wrapped >= 0 && wrapped < count).toBe(true);
        expect(wrapAround(index + 1, count)).toBe((wrapped + 1) % count);
      }),
    );
  });
});
