import { expect, it } from 'vitest';
import { findingsOf, type Mistake } from '../../../../../tools/content/check/map/mistake.ts';
import { lines } from './made-map.ts';

const many = (sort: string, count: number): Mistake[] =>
  Array.from({ length: count }, (_, at) => ({ level: 'error', sort, message: `${sort} ${at}` }));

it('tells five of a sort and counts the others, so that none hides another sort', () => {
  expect(lines(findingsOf('a.geojson', [...many('swapped', 7), ...many('not closed', 1)]))).toEqual([
    'error a.geojson: swapped 0',
    'error a.geojson: swapped 1',
    'error a.geojson: swapped 2',
    'error a.geojson: swapped 3',
    'error a.geojson: swapped 4',
    'error a.geojson: 2 more like these (swapped)',
    'error a.geojson: not closed 0',
  ]);
});

it('counts nothing where all are told', () => {
  expect(findingsOf('a.geojson', many('swapped', 5))).toHaveLength(5);
});
