import { expect, it } from 'vitest';
import { readLayerData } from '../../../../src/adapters/map/engine/layer-data.ts';

const feature = (geometry: unknown) => ({ type: 'Feature', properties: { jenis: 'A' }, geometry });
const collection = (...geometries: unknown[]) => ({
  type: 'FeatureCollection',
  features: geometries.map(feature),
});
const point = { type: 'Point', coordinates: [112.75, -7.25] };
const corners = [
  [112.7, -7.2],
  [112.8, -7.2],
  [112.8, -7.3],
];

it('takes features as they are', () => {
  expect(readLayerData(collection(point))).toEqual(collection(point));
});

it('closes a ring that is open', () => {
  const open = { type: 'Polygon', coordinates: [corners] };
  const closed = { type: 'Polygon', coordinates: [[...corners, corners[0]]] };
  expect(readLayerData(collection(open))).toEqual(collection(closed));
});

it.each([
  ['no geometry', null],
  ['a geometry without positions', { type: 'Point' }],
  ['a ring of two corners', { type: 'Polygon', coordinates: [corners.slice(0, 2)] }],
  ['an unknown geometry', { type: 'Circle', coordinates: [1, 2] }],
  ['text for numbers', { type: 'Point', coordinates: ['112', '-7'] }],
])('leaves out a feature with %s, and keeps the rest', (_, geometry) => {
  expect(readLayerData(collection(geometry, point))).toEqual(collection(point));
});

it.each([
  ['no object', 'teks', 'Datanya bukan GeoJSON.'],
  ['another document', { type: 'FeatureCollection' }, 'Datanya bukan GeoJSON.'],
  ['nothing to draw', collection(null), 'Datanya tidak berisi bentuk yang bisa digambar.'],
  [
    'metres in place of degrees',
    collection({ type: 'Point', coordinates: [692_000, 9_197_000] }),
    'Koordinatnya bukan bujur dan lintang WGS 84, atau tertukar.',
  ],
  [
    'latitude before longitude',
    collection({ type: 'Point', coordinates: [-7.25, 112.75] }),
    'Koordinatnya bukan bujur dan lintang WGS 84, atau tertukar.',
  ],
])('says what is wrong with %s', (_, value, message) => expect(() => readLayerData(value)).toThrow(message));

it('takes a layer without features: nothing of it is here', () => {
  expect(readLayerData(collection())).toEqual(collection());
});
