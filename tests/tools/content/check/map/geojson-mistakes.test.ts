import { describe, expect, it } from 'vitest';
import type { Bounds } from '../../../../../src/domain/map/geometry.ts';
import { type GeoJsonUse, geoJsonMistakes } from '../../../../../tools/content/check/map/geojson-mistakes.ts';
import { linesOf } from './made-map.ts';

const BOUNDS: Bounds = [112.7, -7.3, 112.8, -7.2];
const LAYER: GeoJsonUse = {
  kind: 'layer',
  layer: {
    attribute: 'jenis',
    legend: [
      { label: 'Arteri', look: { kind: 'line', colour: '#000000', width: 1 } },
      { label: 'Taman', look: { kind: 'area', colour: '#000000' } },
    ],
  },
};
const SPECIAL: GeoJsonUse = {
  kind: 'special',
  layer: { name: 'Rawan banjir', title: 'nama', advice: 'anjuran' },
};

const CORNERS = [
  [112.71, -7.25],
  [112.72, -7.25],
  [112.72, -7.24],
];
const RING = [...CORNERS, CORNERS[0]];
const line = (coordinates: unknown) => ({ type: 'LineString', coordinates });
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings });
const feature = (geometry: unknown, properties: object | null = { jenis: 'Arteri' }) => ({
  type: 'Feature',
  properties,
  geometry,
});
const collection = (features: readonly unknown[], more: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', ...more, features });
const mistakes = (features: readonly unknown[], use: GeoJsonUse = LAYER, more: object = {}) =>
  linesOf(geoJsonMistakes(collection(features, more), use, BOUNDS));

it('says nothing of what is right', () => {
  const multi = { type: 'MultiPolygon', coordinates: [[RING], [RING, RING]] };
  const all = [feature(line(CORNERS)), feature(multi, { jenis: 'Taman' })];
  expect(mistakes(all, LAYER, { crs: { properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } } })).toEqual(
    [],
  );
  expect(mistakes([feature(polygon(RING), { nama: 'A', anjuran: 'B' })], SPECIAL)).toEqual([]);
});

describe('a file that is none', () => {
  it.each([
    ['<!doctype html><p>404', 'error this is a web page or XML, not GeoJSON; export the layer as GeoJSON'],
    ['{"type":"Topology"}', 'error this is no FeatureCollection; export the layer as GeoJSON'],
    ['[]', 'error this is no FeatureCollection; export the layer as GeoJSON'],
    [
      '{"type":"FeatureCollection","features":[]}',
      'warning this holds no feature; the map shows nothing of it',
    ],
  ])('%s', (text, expected) => {
    expect(linesOf(geoJsonMistakes(text, LAYER, BOUNDS))).toEqual([expected]);
  });

  it('names what of its JSON is broken', () => {
    expect(linesOf(geoJsonMistakes('{"type":', LAYER, BOUNDS))).toEqual([
      'error this is no JSON (Unexpected end of JSON input); export the layer as GeoJSON again',
    ]);
  });

  it('is told by its projection', () => {
    const crs = { properties: { name: 'urn:ogc:def:crs:EPSG::32749' } };
    expect(mistakes([feature(line(CORNERS))], LAYER, { crs })).toEqual([
      'error crs says urn:ogc:def:crs:EPSG::32749; export the data as EPSG:4326',
    ]);
  });
});

describe('a feature', () => {
  it.each<[string, unknown, string]>([
    ['null', null, 'error is no Feature and is left out; remove it'],
    ['no geometry', feature(null), 'error has no geometry and is left out; draw it or remove it'],
    ['no position', feature(line([])), 'error has no position and is left out; draw it or remove it'],
    [
      'a collection of geometries',
      feature({ type: 'GeometryCollection', geometries: [] }),
      'error is a GeometryCollection and is left out; write it as Point, MultiPoint, LineString, MultiLineString, Polygon, MultiPolygon',
    ],
    [
      'coordinates that are not deep enough',
      feature(polygon(...CORNERS), { jenis: 'Taman' }),
      'error 112.71 is no position; write [longitude, latitude]',
    ],
    [
      'swapped coordinates',
      feature(line([CORNERS[0], [-7.25, 112.72]])),
      'error [-7.25,112.72] is latitude, longitude; swap them, longitude comes first',
    ],
    [
      'a ring that is not closed, with its name',
      feature(polygon(CORNERS), { jenis: 'Taman', nama: 'Taman Kota' }),
      'warning (Taman Kota) has a ring that is not closed; let it end with its first position, [112.71,-7.25]',
    ],
    [
      'a ring of two corners',
      feature(polygon([CORNERS[0], CORNERS[1], CORNERS[0]]), { jenis: 'Taman' }),
      'error has a ring of less than three corners, which is left out; remove it',
    ],
    [
      'a line of one position',
      feature(line([CORNERS[0]])),
      'error has a line of one position and is left out; a line needs two',
    ],
    [
      'a place beside the city',
      feature(line(CORNERS.map(([lon = 0, lat = 0]) => [lon + 0.29, lat]))),
      'warning lies outside the bounds of the map, near [113,-7.25]; remove it or widen them',
    ],
    [
      'an attribute that no row is for',
      feature(line(CORNERS), { jenis: 'Tol' }),
      'error has jenis "Tol", which no row of the legend is for, and is not drawn; write one of Arteri, Taman',
    ],
    [
      'no attribute',
      feature(line(CORNERS), null),
      'error has no jenis, which no row of the legend is for, and is not drawn; write one of Arteri, Taman',
    ],
    [
      'a shape that its row does not draw',
      feature(line(CORNERS), { jenis: 'Taman' }),
      'error is a LineString, which its row of the legend, drawn as area, does not draw; change either',
    ],
  ])('with %s is told', (_, bad, expected) => {
    expect(mistakes([bad])).toEqual([expected.replace(' ', ' features[0] ')]);
  });

  it('reaches beyond the city without being told', () => {
    const beyond = [
      [112.75, -7.25],
      [112.75, -7.4],
    ];
    expect(mistakes([feature(line(beyond))])).toEqual([]);
  });

  it('hides none that come after it', () => {
    const all = [null, feature(line(CORNERS)), feature(null), feature(line(CORNERS), { jenis: 'Tol' })];
    expect(mistakes(all).map((one) => one.split(' ')[1])).toEqual([
      'features[0]',
      'features[2]',
      'features[3]',
    ]);
  });
});

it('asks a special feature for an area, its title and its advice', () => {
  expect(mistakes([feature(line(CORNERS), { nama: ' ' })], SPECIAL)).toEqual([
    'error features[0] is a LineString and is left out; places are looked up in areas alone',
    "warning features[0] has no nama; the card of a place says 'Rawan banjir' in its stead",
    'warning features[0] has no anjuran; write what follows from it for who builds there',
  ]);
});
