import { expect, it } from 'vitest';
import { queryWords } from '../../../src/domain/search/search-query.ts';
import { startsAs, withForms, withWholeWords } from '../../../src/domain/search/whole-words.ts';

const WORDS = ['imb', 'imbalan', 'jam', 'jamaah', 'r', 'rtrw', 'sempadan', 'buka', '31', '312'];
const isWord = (word: string) => WORDS.includes(word);

it.each([
  ['imb', ['imb']],
  ['jam', ['jam']],
  ['31', ['31']],
  ['3', []],
  // No word is just that: the visitor is still typing.
  ['ja', ['jam', 'jamaah']],
  ['sem', ['sempadan']],
  ['rt', ['rtrw']],
  ['r', ['r']],
  ['b', ['buka']],
  // Four letters are enough of a beginning.
  ['imba', ['imbalan']],
  ['buka', ['buka']],
  // Never in the middle of a word.
  ['mpadan', []],
])('finds for %j the words %j', (typed, found) => {
  const query = withWholeWords(queryWords(typed), isWord);
  expect(WORDS.filter((word) => query.some((each) => startsAs(word, each)))).toEqual(found);
});

it('marks each word of a search by itself', () => {
  const query = withWholeWords(queryWords('imb sempadan'), isWord);
  expect(query.map(({ word, isWhole }) => [word, isWhole])).toEqual([
    ['imb', true],
    ['sempadan', undefined],
  ]);
});

it.each([
  // A form finds the others; a root that words begin with does not.
  ['mengurus', [], true],
  ['urus', ['urusan'], undefined],
  ['urus', ['mengurus'], true],
  ['buka', ['buka', 'membuka'], undefined],
  ['jam', ['jam'], undefined],
])('typed as %j among %j has its other forms: %s', (typed, words, hasForms) => {
  const begins = (text: string) => words.some((word) => word.startsWith(text));
  expect(withForms(queryWords(typed), begins).map((each) => each.hasForms)).toEqual([hasForms]);
});
