import { expect, it } from 'vitest';
import { distance, nearestWords } from '../../../src/domain/shared/nearest-words.ts';

it.each<[string, string, number]>([
  ['krk', 'krk', 0],
  ['sertifikat', 'sertipikat', 1],
  ['jaaln', 'jalan', 1],
  ['', 'kota', 4],
])('%s and %s are %d letters apart', (one, other, far) => {
  expect([distance(one, other), distance(other, one)]).toEqual([far, far]);
});

it.each<[readonly string[], readonly string[]]>([
  [['kendaraan'], ['kedaraan']],
  [['jalur'], ['galur']],
  [['lacak'], []],
  [['jalann'], ['jalan']],
  [['krk'], []],
  [['xylofon'], []],
])('nearest to %j are %j', (words, nearest) => {
  expect(
    nearestWords(words, ['jalan', 'galur', 'kedaraan', 'siteplan', 'krk', '20245', 'lahan', 'jalan']),
  ).toEqual(nearest);
});
