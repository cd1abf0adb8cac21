import { expect, it } from 'vitest';
import type { Parcel } from '../../src/city/parcels.ts';
import type { Line } from '../../src/geometry.ts';
import { type TileContent, tileLayers } from '../../src/tiles/tile-layers.ts';
import { at, ring } from '../made-city.ts';

const polygons = [[ring(0, 0, 5, 5)]];
const shape = { type: 'MultiPolygon', coordinates: polygons } as const;
const line: Line['shape'] = { type: 'MultiLineString', coordinates: [[at(0, 0), at(5, 5)]] };
const parcel: Parcel = {
  ...{ number: 1, id: '05.1', kelurahan: 0, area: 200, address: 'Jalan Mawar 1', at: at(1, 1), polygons },
  shares: [
    { zone: 'R-2', area: 120 },
    { zone: 'K-1', area: 80 },
  ],
};
const NOTHING: TileContent = {
  ...{ land: [], water: [], kelurahan: [], blocks: [], joined: [], streets: [], rails: [], parcels: [] },
  ...{ buildings: [], labels: [] },
};

const CITY: TileContent = {
  land: polygons[0] ? [polygons[0]] : [],
  water: [
    { name: 'Teluk', shape },
    { name: 'Kali', shape: line },
  ],
  kelurahan: [
    { id: '05', name: 'Mawar', district: 'Tengah', polygons, bounds: [0, 0, 1, 1], centre: at(2, 2) },
  ],
  blocks: [{ zone: 'K-1', polygons }],
  joined: [{ zone: 'R-2', polygons }],
  streets: [
    { name: 'Jalan Raya', kind: 'arteri', lines: [...line.coordinates] },
    { name: 'Gang 1', kind: 'lorong', lines: [...line.coordinates] },
  ],
  rails: [line],
  parcels: [parcel, { ...parcel, id: '' }, { ...parcel, id: '05.2', shares: [] }],
  buildings: [shape],
  labels: [{ kind: 'taman', name: 'Alun-alun', at: at(3, 3) }],
};

it('has each thing in its zooms, with its attributes, and no parcel without a number', () => {
  const seen = tileLayers(CITY).map(({ name, from, to, features }) => [
    `${name} ${from}-${to}`,
    features.map(({ attributes }) => attributes),
  ]);
  const rest = { luas: 200, alamat: 'Jalan Mawar 1' };
  expect(seen).toEqual([
    ['lahan 10-15', [{}]],
    ['air 10-15', [{ nama: 'Teluk' }]],
    ['garis_air 10-15', [{ nama: 'Kali' }]],
    ['kelurahan 10-15', [{ id: '05', nama: 'Mawar', kecamatan: 'Tengah' }]],
    ['blok 10-11', [{ zona: 'R-2' }]],
    ['blok 12-15', [{ zona: 'K-1' }]],
    ['jalan 10-15', [{ kelas: 'arteri', nama: 'Jalan Raya' }]],
    ['jalan 13-15', [{ kelas: 'lorong', nama: 'Gang 1' }]],
    ['rel 11-15', [{}]],
    [
      'persil 14-14',
      [
        { persil: '05.1', zona: 'R-2' },
        { persil: '05.2', zona: '' },
      ],
    ],
    [
      'persil 15-15',
      [
        { persil: '05.1', zona: 'R-2', ...rest, bagian: 'R-2:120,K-1:80' },
        { persil: '05.2', zona: '', ...rest },
      ],
    ],
    ['bangunan 15-15', [{}]],
    ['label 10-15', [{ jenis: 'taman', nama: 'Alun-alun' }]],
  ]);
});

it('has no layer of what a city lacks', () => {
  expect(tileLayers(NOTHING)).toEqual([]);
});
