import { expect, it } from 'vitest';
import { findParcel } from '../../../src/application/shared/find-parcel.ts';
import type { OldNumbers } from '../../../src/domain/shared/parcel/old-numbers.ts';
import { BROKEN, dataOf, ENTRY, PARCEL } from '../map-page/small-map-data.ts';

const OLD: OldNumbers = {
  renamed: new Map([
    ['01.0001', ENTRY.id],
    ['01.0002', '05.9999'],
  ]),
  moved: new Map([[ENTRY.id, '2026-03-01']]),
};
const PLACE = { at: ENTRY.at, parcel: PARCEL, special: [], unknown: [] };
const DATA = dataOf({ placeAt: async () => PLACE, oldNumbers: async () => OLD });
const { signal } = new AbortController();

it.each([
  ['a number that stood for other land', ENTRY.id, undefined, { ...PLACE, former: { kind: 'moved' } }],
  ['the same, from a link of the present map', ENTRY.id, '2026-03-01', PLACE],
  ['an old number', '01.0001', undefined, { ...PLACE, former: { kind: 'renamed', number: '01.0001' } }],
  ['an old number of a parcel that is gone as well', '01.0002', undefined, undefined],
  ['a number that never was', '01.0003', undefined, undefined],
] as const)('finds %s', async (_, number, made, place) => {
  expect(await findParcel(DATA, number, signal, made)).toEqual(place);
});

it('finds a parcel where its old numbers cannot be read, and says so', async () => {
  const data = dataOf({ placeAt: async () => PLACE, oldNumbers: () => Promise.reject(BROKEN) });
  expect(await findParcel(data, ENTRY.id, signal)).toEqual({ ...PLACE, former: { kind: 'unknown' } });
});

it('asks for no list of a kelurahan that the map does not have', async () => {
  const asked: string[] = [];
  const data = dataOf({
    parcels: async (kelurahan) => {
      asked.push(kelurahan);
      return [];
    },
  });
  await findParcel(data, '99.0001', signal);
  await findParcel(data, ENTRY.id, signal);
  expect(asked).toEqual([ENTRY.id.slice(0, 2)]);
});
