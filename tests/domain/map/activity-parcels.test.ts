import { expect, it } from 'vitest';
import { kelurahanFor, parcelsIn } from '../../../src/domain/map/activity-parcels.ts';
import { kelurahanOf } from './rules-world.ts';

const ALL = [
  kelurahanOf('01', 'Muarajati', { 'R-2': 5, 'K-2': 2 }),
  kelurahanOf('02', 'Cempaka', { 'K-2': 9 }),
  kelurahanOf('03', 'Kalisari', { PS: 4 }),
];

it.each([
  [['R-2', 'K-2'], 16],
  [['constructor'], 0],
  [[], 0],
])('counts the parcels in %j: %d', (codes, count) => {
  expect(parcelsIn(ALL, codes)).toBe(count);
});

it('names those that have most first, and none that have nothing', () => {
  expect(kelurahanFor(ALL, ['R-2', 'K-2'])).toEqual([
    { name: 'Cempaka', parcels: 9 },
    { name: 'Muarajati', parcels: 7 },
  ]);
});

it('names five at most', () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    kelurahanOf(`0${index}`, `K${index}`, { PS: index + 1 }),
  );
  expect(kelurahanFor(many, ['PS']).map(({ name }) => name)).toEqual(['K7', 'K6', 'K5', 'K4', 'K3']);
});
