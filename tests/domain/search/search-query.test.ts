import { expect, it } from 'vitest';
import { queryWords } from '../../../src/domain/search/search-query.ts';

it.each<[string, readonly (readonly [string, string, boolean])[]]>([
  [
    'mengurus krk',
    [
      ['mengurus', 'urus', false],
      ['krk', 'krk', true],
    ],
  ],
  ['pengurusan', [['pengurusan', 'urus', true]]],
  [
    'bagaimana cara',
    [
      ['bagaimana', 'bagaimana', true],
      ['cara', 'cara', true],
    ],
  ],
  [
    'KRK krk peruntukan',
    [
      ['krk', 'krk', true],
      ['peruntukan', 'untuk', true],
    ],
  ],
  ['<>&', []],
  [
    'a b c d e f g h i j',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((word) => [word, word, true] as const),
  ],
])('%j asks for %j', (text, words) => {
  expect(queryWords(text).map(({ word, root, isSignificant }) => [word, root, isSignificant])).toEqual(words);
});
