import { expect, it } from 'vitest';
import { readStreetParcels } from '../../../src/application/map-page/street-parcels.ts';
import type { MapData } from '../../../src/application/ports/map-data.ts';
import type { Position } from '../../../src/domain/map/geometry.ts';
import { NO_OLD_NUMBERS } from '../../../src/domain/shared/parcel/old-numbers.ts';

const AT: Position = [112.75, -7.25];
const FAR: Position = [112.79, -7.29];
const { signal } = new AbortController();
const parcel = (id: string, address: string) => ({ id, address, zone: 'R-2', area: 100, at: AT });
const LISTS: Readonly<Record<string, ReturnType<typeof parcel>[]>> = {
  '05': [
    parcel('05.0001', 'Jalan Layar I 12'),
    parcel('05.0002', 'Jalan Layar I 3'),
    parcel('05.0003', 'Jalan Layar II 3'),
  ],
  '06': [parcel('06.0001', 'Jalan Layar I 5')],
  '09': [parcel('09.0001', 'Jalan Layar I 1')],
};
const data: MapData = {
  overview: async () => [],
  streets: async () => [
    { name: 'Jalan Layar I', centre: FAR, kelurahan: ['09'] },
    { name: 'Jalan Layar I', centre: AT, kelurahan: ['05', '06'] },
    { name: 'Jalan Layar II', centre: AT, kelurahan: ['05'] },
  ],
  parcels: async (id) => LISTS[id] ?? [],
  placeAt: async (at) => ({ at, special: [], unknown: [] }),
  setbackAt: async () => undefined,
  oldNumbers: async () => NO_OLD_NUMBERS,
  parcelsNear: async () => [],
};
const numbers = async (street: string) =>
  (await readStreetParcels(data, street, AT, signal)).map(({ id }) => id);

it('gives the parcels of the street that is meant, by their house numbers', async () => {
  expect(await numbers('Jalan Layar I')).toEqual(['05.0002', '06.0001', '05.0001']);
});

it('gives none of a street that the city does not list', async () => {
  expect(await numbers('Jalan Baru')).toEqual([]);
});
