import { expect, it } from 'vitest';
import { useCell } from '../../../../tools/city/map/activity-cell.ts';

const FORBIDDEN = { code: 'X', numbered: [], isLimitedToo: false, words: '' };

it.each([
  ['I', { ...FORBIDDEN, code: 'I' }],
  ['X', FORBIDDEN],
  ['', FORBIDDEN],
  ['-', FORBIDDEN],
  ['–', FORBIDDEN],
  ['T', { ...FORBIDDEN, code: 'T' }],
  ['B', { ...FORBIDDEN, code: 'B' }],
  ['T,B', { ...FORBIDDEN, code: 'B', isLimitedToo: true }],
  ['TB', { ...FORBIDDEN, code: 'B', isLimitedToo: true }],
  ['B1 B3', { ...FORBIDDEN, code: 'B', numbered: ['B1', 'B3'] }],
  ['T2/B12', { ...FORBIDDEN, code: 'B', numbered: ['T2', 'B12'], isLimitedToo: true }],
  ['I, X', FORBIDDEN],
  ['B: paling luas 30%', { ...FORBIDDEN, code: 'B', words: 'paling luas 30%' }],
  ['T (paling banyak 6 kamar)', { ...FORBIDDEN, code: 'T', words: 'paling banyak 6 kamar' }],
  ['B - di tepi jalan (kolektor)', { ...FORBIDDEN, code: 'B', words: 'di tepi jalan (kolektor)' }],
  ['B Di atas lantai usaha.', { ...FORBIDDEN, code: 'B', words: 'Di atas lantai usaha.' }],
  ['boleh', undefined],
  ['i', undefined],
  ['Y', undefined],
  ['Boleh', undefined],
])('reads the cell %j', (cell, expected) => {
  expect(useCell(cell)).toEqual(expected);
});
