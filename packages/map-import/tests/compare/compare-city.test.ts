import { expect, it } from 'vitest';
import type { Kelurahan } from '../../src/city/kelurahan.ts';
import { compareCity } from '../../src/compare/compare-city.ts';
import { noChanges } from '../../src/compare/compare-parcels.ts';
import type { Standing } from '../../src/compare/standing.ts';
import type { Made } from '../../src/write/made.ts';

const made = (zones: readonly string[]): Made => ({
  ...{ bounds: [0, 0, 1, 1], centre: [0, 0], layers: [], special: [], zones: [...zones] },
  counts: { parcels: 0, blocks: 0, kelurahan: 0, streets: 0, buildings: 0 },
});
const standing = (zones: Record<string, number>, ofPlan?: readonly string[]): Standing => ({
  made: ofPlan && made(ofPlan),
  kelurahan: [{ id: '01', name: 'Mawar', district: '', parcels: 0, zones }],
  ...{ counts: {}, moved: [], unread: [], parcelsOf: async () => [] },
});
const kelurahan: Kelurahan[] = [
  { id: '01', name: 'MAWAR', district: '', polygons: [], bounds: [0, 0, 1, 1], centre: [0, 0] },
];

it.each<[string, Standing, string[]]>([
  ['parcels', standing({ 'R-2': 1, 'K-1': 4, '': 2 }), ['K-1']],
  ['blocks alone', standing({ 'R-2': 1 }, ['BJ', 'R-2']), ['BJ']],
])('a zone that had %s and has no land any more is told', async (_, before, landless) => {
  const zones = [{ code: 'R-2', name: '', group: '' }];
  expect(await compareCity({ kelurahan, parcels: [], zones }, before)).toEqual({
    ...{ parcels: noChanges(), goneKelurahan: [], otherIds: [], unread: [] },
    landless,
  });
});
