import { expect, it } from 'vitest';
import { parcelCardFor, type SpokenWord, spokenWordFor } from '../../../src/domain/search/spoken-words.ts';

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

it.each([
  ['05.0148', '05.0148'],
  [' persil 05.0148 ', '05.0148'],
  ['11.267.1-A9', '11.267.1-A9'],
  ['14.00', undefined],
  ['0,05', undefined],
  ['2026.', undefined],
  ['pasal 44.0148', undefined],
])('leads %j to the map at parcel %s', (typed, number) => {
  const links = number && [{ label: 'Buka di peta', href: `/peta/?persil=${number}` }];
  expect(parcelCardFor(typed)?.links).toEqual(links);
});
