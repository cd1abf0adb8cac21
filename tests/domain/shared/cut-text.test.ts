import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from '../../../src/domain/shared/cut-text.ts';

it.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🏡', 4, 'ab🏡'],
  ['ab🏡c', 4, 'ab🏡'],
  ['ab🏡c', 3, 'ab'],
  ['🏡', 1, ''],
  ['abc', 0, ''],
  ['a\uD83C', 2, 'a\uD83C'],
  ['a\uD83C', 3, 'a\uD83C'],
])('cuts %j at %i: %j', (text, limit, expected) => {
  expect(cutText(text, limit)).toBe(expected);
});

it('never cuts a character in half', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 20 }), (text, limit) => {
      const cut = cutText(text, limit);
      expect([text.startsWith(cut), cut.length <= limit, /[\uD800-\uDFFF]/u.test(cut)]).toEqual([
        true,
        true,
        false,
      ]);
    }),
  );
});
