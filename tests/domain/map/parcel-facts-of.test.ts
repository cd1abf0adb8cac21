import { map } from 'virtual:city-map';
import { expect, it } from 'vitest';
import type { Polygon } from '../../../src/domain/map/geometry.ts';
import { parcelFactsOf } from '../../../src/domain/map/parcel-facts-of.ts';
import { LIMITS } from '../../fixtures/parcels.ts';

const shape: Polygon = [
  [
    [112.75, -7.25],
    [112.7503, -7.25],
    [112.7503, -7.2503],
    [112.75, -7.2503],
    [112.75, -7.25],
  ],
];
const buildable = { area: 800, shapes: [] };
const parcel = { id: '05.0148', zone: 'R-4', area: 1000, address: 'Jalan Melati 1', shape };
const place = { at: [112.75, -7.25] as const, special: [], unknown: [] };

it('says of a parcel the numbers of its card', () => {
  expect(parcelFactsOf({ ...place, parcel }, map, buildable)).toEqual({
    id: '05.0148',
    address: 'Jalan Melati 1',
    area: 1000,
    zone: 'R-4',
    zoneName: 'Perumahan kepadatan rendah',
    rules: [
      { words: 'Pasal 44', href: '/produk-hukum/perwali-31-2021/pasal-44' },
      { words: 'Lampiran 13', href: '/produk-hukum/perwali-31-2021/lampiran-13' },
    ],
    limits: { ...LIMITS, footprint: 500, floors: 1000, green: 400 },
  });
});

it('of a parcel without rules says where it is, of no parcel nothing', () => {
  expect(parcelFactsOf({ ...place, parcel: { ...parcel, zone: 'Q-9' } }, map, buildable)).toEqual({
    id: '05.0148',
    address: 'Jalan Melati 1',
    area: 1000,
    zone: 'Q-9',
    zoneName: '',
  });
  expect(parcelFactsOf(place, map, undefined)).toBeUndefined();
});

it('says that the number stood for other land', () => {
  const former = { kind: 'moved' } as const;
  expect(parcelFactsOf({ ...place, parcel, former }, map, buildable)?.former).toBe(
    'Nomor ini dulu bidang lain.',
  );
});

it.each([
  ['nothing', { area: 0.2, shapes: [] }],
  ['unknown', undefined],
])('says where the setbacks leave %s', (left, inside) => {
  expect(parcelFactsOf({ ...place, parcel }, map, inside)?.limits?.room).toBe(left);
});
