import { expect, it } from 'vitest';
import { mapOf } from '../../../../tools/city/map/map-of.ts';
import { PLAN, R2 } from '../../../domain/map/rules-world.ts';

const FILE = {
  folder: '/peta/',
  attribution: 'Dinas',
  regulation: { title: 'Perwali 1', about: 'RDTR', date: '2026-07-01', found: 'RDTR' },
};
const MADE = {
  bounds: [112.7, -7.3, 112.8, -7.2] as [number, number, number, number],
  centre: [112.75, -7.25] as [number, number],
  counts: { parcels: 1, blocks: 1, kelurahan: 1, streets: 1, buildings: 1 },
  layers: [],
  special: [],
};
const PARTS = {
  file: FILE,
  zones: [R2, { ...R2, code: 'C-1' }],
  activities: PLAN.activities,
  needs: [],
};
const codesOf = (made?: Parameters<typeof mapOf>[0]['made']) =>
  mapOf({ ...PARTS, ...(made && { made }) })
    .zones.filter(({ isLandless }) => !isLandless)
    .map(({ code }) => code);

it.each([
  ['knows a zone that has no land any more', { ...MADE, zones: ['R-2'] }, ['R-2']],
  ['takes all for zones with land where the import has not said which have land', MADE, ['R-2', 'C-1']],
  ['takes all for zones with land where the map is not imported here', undefined, ['R-2', 'C-1']],
])('the map %s', (_, made, codes) => {
  expect(codesOf(made)).toEqual(codes);
});

it.each([
  [true, '2026-03-01', { date: '2026-03-01' }],
  [true, undefined, { date: '' }],
  [false, '2026-03-01', undefined],
])('the map knows of old numbers where there is a list of them: %j, of %s', (hasOldNumbers, date, known) => {
  const made = { ...MADE, ...(date !== undefined && { date }) };
  expect(mapOf({ ...PARTS, made, hasOldNumbers }).oldNumbers).toEqual(known);
});
