import { describe, expect, it } from 'vitest';
import type { ParcelEntry } from '../../../src/domain/map/city-overview.ts';
import {
  findKelurahan,
  findStreets,
  foundCoordinates,
  foundLabel,
  foundParcels,
  foundStreet,
  parcelsByNumber,
  parcelsByOwnNumber,
  parcelsOfStreet,
  readPlaceQuery,
} from '../../../src/domain/map/place-search.ts';
import { kelurahanOf } from './rules-world.ts';

const CITY = [112.7, -7.3, 112.8, -7.2] as const;
const AT = [112.75, -7.25] as const;
const parcel = (id: string, address: string): ParcelEntry => ({
  id,
  address,
  zone: 'R-2',
  area: 200,
  at: AT,
});
const street = (name: string) => ({ name, centre: AT, kelurahan: ['05'] });

it.each([
  ['', { kind: 'none' }],
  ['a', { kind: 'none' }],
  ['-7.2504, 112.7688', { kind: 'coordinates', at: [112.7688, -7.2504] }],
  ['05.0148', { kind: 'parcel', kelurahan: '05', number: '0148' }],
  ['050148', { kind: 'parcel', kelurahan: '05', number: '0148' }],
  ['3578061001.00148', { kind: 'parcel', kelurahan: '3578061001', number: '00148' }],
  ['112-7', { kind: 'parcel', kelurahan: '112', number: '7' }],
  ['05.48215530', { kind: 'own-number', number: '05.48215530' }],
  ['Persil 05 148', { kind: 'parcel', kelurahan: '05', number: '148' }],
  ['11.267.1-A9', { kind: 'own-number', number: '11.267.1-a9' }],
  ['267D-340', { kind: 'own-number', number: '267d-340' }],
  ['Jl. Nakhoda VI 14', { kind: 'words', words: 'jalan nakhoda vi', house: '14' }],
  ['jalan nakhoda vi no. 14a', { kind: 'words', words: 'jalan nakhoda vi', house: '14a' }],
  ['Kel. Cempaka', { kind: 'words', words: 'cempaka' }],
  ['Kelurahan Cempaka', { kind: 'words', words: 'cempaka' }],
  ['kec. Kota Tengah', { kind: 'words', words: 'kota tengah' }],
  ['Kecamatan Kota Tengah', { kind: 'words', words: 'kota tengah' }],
  ['Jalan Nakhoda VI 14, Bandar Lama', { kind: 'words', words: 'jalan nakhoda vi', house: '14' }],
  ['Jl. Nakhoda VI, Kel. Bandar Lama, Kota', { kind: 'words', words: 'jalan nakhoda vi' }],
])('reads %j', (text, query) => {
  expect(readPlaceQuery(text, CITY)).toEqual(query);
});

it.each([
  [1, '1 tempat cocok'],
  [7, '7 tempat cocok'],
  [8, '8 tempat cocok yang pertama'],
])('says of %d places found %j', (count, label) => {
  expect(foundLabel(count)).toBe(label);
});

describe('finding', () => {
  const kelurahan = [kelurahanOf('05', 'Balai Kota', {}), kelurahanOf('06', 'Cempaka', {})];

  it('finds kelurahan by the beginning of a word', () => {
    expect(findKelurahan(kelurahan, 'kota').map(({ name }) => name)).toEqual(['Kelurahan Balai Kota']);
    expect(findKelurahan(kelurahan, 'cemp')).toEqual([
      {
        kind: 'kelurahan',
        name: 'Kelurahan Cempaka',
        detail: 'Kec. Kota Tengah',
        at: AT,
        bounds: CITY,
        kelurahan: ['06'],
      },
    ]);
    expect(findKelurahan(kelurahan, 'aka')).toEqual([]);
  });

  it('finds streets, the one of that very name first', () => {
    const all = [street('Jalan Nakhoda VI'), street('Jalan Nakhoda V'), street('Jalan Layar I')];
    expect(findStreets(all, 'nakhoda v').map(({ name }) => name)).toEqual([
      'Jalan Nakhoda V',
      'Jalan Nakhoda VI',
    ]);
    expect(findStreets([street('Jalan Ujung Nakhoda'), ...all], 'nakhoda').map(({ name }) => name)).toEqual([
      'Jalan Nakhoda V',
      'Jalan Nakhoda VI',
      'Jalan Ujung Nakhoda',
    ]);
    expect(findStreets(all, 'jalan layar').map(({ name }) => name)).toEqual(['Jalan Layar I']);
  });

  it('finds parcels by their number, or its beginning', () => {
    const all = [parcel('05.0148', ''), parcel('05.1480', ''), parcel('05.0014', '')];
    expect(parcelsByNumber(all, '05', '148').map(({ id }) => id)).toEqual(['05.0148']);
    expect(parcelsByNumber(all, '05', '01').map(({ id }) => id)).toEqual(['05.0148']);
    expect(parcelsByNumber(all, '05', '9')).toEqual([]);
  });

  it('finds parcels however many digits the office numbers them with', () => {
    const all = [parcel('357806.00148', ''), parcel('357806.01480', ''), parcel('357806.12a', '')];
    expect(parcelsByNumber(all, '357806', '148').map(({ id }) => id)).toEqual(['357806.00148']);
    expect(parcelsByNumber(all, '357806', '0014').map(({ id }) => id)).toEqual(['357806.00148']);
    expect(parcelsByNumber(all, '357806', '12').map(({ id }) => id)).toEqual(['357806.12a']);
    expect(parcelsByNumber(all, '35780', '148')).toEqual([]);
  });

  it.each([
    ['12.267.1-267', ['12.267.1-267']],
    ['267.1-267', ['12.267.1-267']],
    ['267d-34', ['11.267D-340']],
    ['05.48215530', ['05.48215530']],
    ['268-1', []],
  ])('finds %j as the office numbers its parcels', (number, found) => {
    const all = [
      ...[parcel('12.267.1-267', ''), parcel('11.267D-340', ''), parcel('11.267.1-26', '')],
      ...[parcel('05.48215530', ''), parcel('05.48215531', '')],
    ];
    expect(parcelsByOwnNumber(all, number).map(({ id }) => id)).toEqual(found);
  });

  it('finds the parcels of a street at a house number', () => {
    const all = [
      parcel('1', 'Jalan Layar I 14'),
      parcel('2', 'Jalan Layar I 1'),
      parcel('3', 'Jalan Layar II 1'),
    ];
    expect(parcelsOfStreet(all, 'Jalan Layar I', '1').map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('says of coordinates where they lie outside the city', () => {
    const city = [112.7, -7.3, 112.8, -7.2] as const;
    const found = (at: readonly [number, number]) => foundCoordinates(at, city);
    const named = {
      kind: 'coordinates',
      name: '-7.25000, 112.75000',
      detail: 'Koordinat',
      at: [112.75, -7.25],
    };
    expect(found([112.75, -7.25])).toEqual(named);
    expect(found([112.75, -7.35]).detail).toBe('Koordinat di luar kota');
  });

  it('writes what was found', () => {
    const bare = { ...parcel('05.0150', ''), zone: '' };
    expect(foundParcels([parcel('05.0148', 'Jalan Layar I 14'), parcel('05.0149', ''), bare])).toEqual([
      { kind: 'parcel', name: 'Jalan Layar I 14', detail: 'Persil 05.0148, R-2', at: AT, parcel: '05.0148' },
      { kind: 'parcel', name: 'Persil 05.0149', detail: 'Persil 05.0149, R-2', at: AT, parcel: '05.0149' },
      { kind: 'parcel', name: 'Persil 05.0150', detail: 'Persil 05.0150', at: AT, parcel: '05.0150' },
    ]);
    expect(foundStreet(street('Jalan Layar I'), kelurahan, ['05', '06'])).toEqual({
      kind: 'street',
      name: 'Jalan Layar I',
      detail: 'Kel. Balai Kota, Cempaka',
      at: AT,
      kelurahan: ['05', '06'],
    });
    expect(foundStreet(street('Jalan Layar I'), [], []).detail).toBe('Jalan');
  });
});
