import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_SEARCHED, searchedWords } from '../../../src/domain/shared/searched-words.ts';

it.each<[string, string]>([
  ['krk', 'krk'],
  ['', ''],
  ['kota\ud800', 'kota\ufffd'],
  ['x'.repeat(10_000), 'x'.repeat(MAX_SEARCHED)],
  [`${'x'.repeat(MAX_SEARCHED - 1)}😀`, 'x'.repeat(MAX_SEARCHED - 1)],
])('of %j so much is searched for', (typed, words) => {
  expect(searchedWords(typed)).toBe(words);
});

it('takes what it gave', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(searchedWords(searchedWords(text))).toBe(searchedWords(text));
    }),
  );
});
