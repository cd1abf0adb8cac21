import { expect, it } from 'vitest';
import { type Problem, problemsUnder, problemText, valueInWords } from '../../src/domain/problem.ts';

const MISSING = 'is missing, needs a string';

it.each<[Problem, string]>([
  [{ path: ['query'], says: MISSING }, 'query is missing, needs a string'],
  [
    { path: ['steps', 2, 'event', 'query'], says: MISSING },
    'steps 3, event: query is missing, needs a string',
  ],
  [{ path: ['feeds', 'news', 1], says: 'must be good' }, 'feeds: news 2 must be good'],
  [{ path: [], says: 'must be an object' }, 'a path must be an object'],
  [{ path: [], says: 'there is nothing', isSentence: true }, 'there is nothing'],
  [{ path: ['steps', 0], says: 'needs an event', isSentence: true }, 'steps 1: needs an event'],
])('%j reads: %s', (problem, sentence) => {
  expect(problemText(problem, 'a path')).toBe(sentence);
});

it('of a part stands under the part in the whole', () => {
  expect(problemsUnder(['steps', 0], [{ path: ['event'], says: MISSING }])).toEqual([
    { path: ['steps', 0, 'event'], says: MISSING },
  ]);
});

it.each<[unknown, string]>([
  ['x', '"x"'],
  ['y'.repeat(100), `"${'y'.repeat(60)}…"`],
  [null, 'null'],
  [Number.NaN, 'NaN'],
  [[1], 'a list'],
  [{ a: 1 }, 'an object'],
])('%j is shown as %s', (value, words) => {
  expect(valueInWords(value)).toBe(words);
});
