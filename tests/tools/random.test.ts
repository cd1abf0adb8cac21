import { describe, expect, it } from 'vitest';
import { createRandom, pick } from '../../tools/random.ts';

describe('the seeded random source', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    const random = createRandom(7);
    expect([random(), random(), random()]).toEqual([
      0.011704753153026104, 0.06195825757458806, 0.97690763277933,
    ]);
  });

  it('gives other numbers for another seed', () => {
    expect(createRandom(7)()).not.toBe(createRandom(8)());
  });

  it('picks entries of a list and refuses an empty one', () => {
    expect(pick(() => 0.99, ['a', 'b', 'c'])).toBe('c');
    expect(() => pick(() => 0, [])).toThrow(new RangeError('the list is empty'));
  });
});
