import { expect, it } from 'vitest';
import { countIn, foundIn } from '../../../src/domain/regulations/find-in-section.ts';
import { sectionsOf } from '../../../src/domain/regulations/regulation.ts';
import { aRegulation } from '../../fixtures/regulations.ts';

it.each([
  ['Garis sempadan bangunan', 'sempadan', [{ start: 6, end: 14 }]],
  [
    'Sempadannya, SEMPADAN',
    'sempadan',
    [
      { start: 0, end: 8 },
      { start: 13, end: 21 },
    ],
  ],
  ['garis sempadan', 'garis semp', [{ start: 0, end: 10 }]],
  ['timbang, imbuhan', 'imb', [{ start: 9, end: 12 }]],
  ['2,5 m dan 15 m', '5', []],
  ['satu', ' s ', []],
  ['satu', '', []],
])('finds in %j the words that begin with %j', (text, query, found) => {
  expect(foundIn(text, query)).toEqual(found);
});

it('counts in name, title, summary, paragraphs, lists and tables', () => {
  const counts = (query: string) => sectionsOf(aRegulation()).map((section) => countIn(section, query));
  expect(counts('sempadan')).toEqual([0, 3, 0, 1]);
  expect(counts('pasal')).toEqual([1, 1, 1, 0]);
  expect(counts('zona')).toEqual([0, 1, 0, 0]);
  expect(counts('50%')).toEqual([0, 1, 0, 0]);
  expect(counts('kdb')).toEqual([0, 1, 0, 0]);
});
