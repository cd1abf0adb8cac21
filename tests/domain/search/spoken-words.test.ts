import { expect, it } from 'vitest';
import { type SpokenWord, spokenWordFor } from '../../../src/domain/search/spoken-words.ts';

const card = (title: string, ...words: readonly string[]): SpokenWord => ({ words, title, text: '' });
const all = [
  card('IMB', 'imb', 'izin mendirikan bangunan'),
  card('izin', 'izin', 'ijin'),
  card('usaha', 'izin usaha', 'ijin usaha'),
];

it.each([
  ['imb', 'IMB'],
  ['IMB rumah', 'IMB'],
  ['cara urus imb?', 'IMB'],
  ['imbalan', undefined],
  ['ijin', 'izin'],
  ['ijin usaha warung', 'usaha'],
  ['izin mendirikan  bangunan', 'IMB'],
  ['perizinan', undefined],
  ['', undefined],
  ['  ', undefined],
])('leads %j with %s, by the longest phrase of whole words', (typed, title) => {
  expect(spokenWordFor(all, typed)?.title).toBe(title);
});
