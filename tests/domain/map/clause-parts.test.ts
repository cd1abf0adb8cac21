import { expect, it } from 'vitest';
import { clauseParts } from '../../../src/domain/map/clause-parts.ts';

it.each([
  [
    'pasal 44 dan lampiran 13',
    [
      ['Pasal 44', 'pasal-44'],
      ['Lampiran 13', 'lampiran-13'],
    ],
  ],
  ['Pasal 12a', [['Pasal 12A', 'pasal-12a']]],
  ['ketentuan khusus', []],
  ['', []],
])('reads %j', (clause, parts) => {
  expect(clauseParts(clause).map(({ name, section }) => [name, section])).toEqual(parts);
});
