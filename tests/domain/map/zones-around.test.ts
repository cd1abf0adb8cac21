import { expect, it } from 'vitest';
import { zonesAround } from '../../../src/domain/map/zones-around.ts';
import { GUDANG, KOS, kelurahanOf, PLAN, R2, WARUNG } from './rules-world.ts';

const zones = ['R-2', 'R-3', 'K-1', 'K-2'].map((code) => ({ ...R2, code }));
const KAFE = {
  ...WARUNG,
  allowed: ['K-1', 'K-2'],
  limited: { 'R-2': 'Paling luas 60 m².' },
  conditional: { 'R-3': 'Di tepi jalan.' },
};
const plan = { ...PLAN, zones, activities: [KOS, KAFE, GUDANG] };

it.each([
  [
    'of its kelurahan',
    kelurahanOf('05', 'Layar', { 'R-2': 3, 'K-2': 1, 'R-3': 0 }),
    [
      ['allowed', ['K-2']],
      ['limited', ['R-2']],
    ],
  ],
  [
    'of the plan where that is not known',
    undefined,
    [
      ['allowed', ['K-1', 'K-2']],
      ['limited', ['R-2']],
      ['conditional', ['R-3']],
    ],
  ],
] as const)('gives the zones %s that allow an activity', (_, kelurahan, around) => {
  expect(
    zonesAround(plan, KAFE, kelurahan).map(({ permission, zones: some }) => [
      permission,
      some.map(({ code }) => code),
    ]),
  ).toEqual(around);
});

it('gives none for what is forbidden everywhere', () => {
  expect(zonesAround(plan, GUDANG, undefined)).toEqual([]);
});
