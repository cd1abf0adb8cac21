import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DataFeature, featureTable } from '../../../src/domain/map/feature-table.ts';
import { type DataGeometry, wktOf } from '../../../src/domain/map/wkt.ts';
import { readCsvRecords } from '../../fixtures/read-csv.ts';

describe('wktOf', () => {
  it.each<[DataGeometry, string]>([
    [{ type: 'Point', coordinates: [112.75, -7.2] }, 'POINT (112.75 -7.2)'],
    [{ type: 'Point', coordinates: [112.75, -7.2, 3] }, 'POINT Z (112.75 -7.2 3)'],
    [
      {
        type: 'MultiPoint',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
      'MULTIPOINT (1 2, 3 4)',
    ],
    [
      {
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
      'LINESTRING (1 2, 3 4)',
    ],
    [
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [1, 2],
            [3, 4],
          ],
          [
            [5, 6],
            [7, 8],
          ],
        ],
      },
      'MULTILINESTRING ((1 2, 3 4), (5 6, 7 8))',
    ],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 1],
            [1, 1],
            [0, 0],
          ],
        ],
      },
      'POLYGON ((0 0, 0 1, 1 1, 0 0))',
    ],
    [
      {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [0, 0],
              [0, 1],
              [1, 1],
              [0, 0],
            ],
          ],
        ],
      },
      'MULTIPOLYGON (((0 0, 0 1, 1 1, 0 0)))',
    ],
    [{ type: 'LineString', coordinates: [] }, 'LINESTRING EMPTY'],
    [
      { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }] },
      'GEOMETRYCOLLECTION (POINT (1 2))',
    ],
    [{ type: 'Circle', coordinates: [1, 2] }, ''],
  ])('%o is %s', (geometry, words) => {
    expect(wktOf(geometry)).toBe(words);
  });
});

const rowsOf = (features: readonly DataFeature[]) => readCsvRecords(featureTable(features));

describe('featureTable', () => {
  it('has a column for each attribute, and longitude and latitude of points', () => {
    const features: DataFeature[] = [
      {
        properties: { jenis: 'Gardu', tegangan: 150 },
        geometry: { type: 'Point', coordinates: [112.1, -7.1] },
      },
      { properties: { nama: 'B', aktif: true, isi: ['a'] }, geometry: null },
      { properties: null, geometry: { type: 'Point', coordinates: [112.3, -7.3] } },
    ];
    const none = { jenis: '', tegangan: '', nama: '', aktif: '', isi: '' };
    expect(rowsOf(features)).toEqual([
      { ...none, jenis: 'Gardu', tegangan: '150', bujur: '112.1', lintang: '-7.1' },
      { ...none, nama: 'B', aktif: 'true', isi: '["a"]', bujur: '', lintang: '' },
      { ...none, bujur: '112.3', lintang: '-7.3' },
    ]);
  });

  it('separates an attribute from the position by its name', () => {
    const line = {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    };
    expect(rowsOf([{ properties: { wkt: 'x', bujur: 'y' }, geometry: line }])).toEqual([
      { wkt_atribut: 'x', bujur: 'y', wkt: 'LINESTRING (1 2, 3 4)' },
    ]);
  });

  it('has a row for every feature, with all its attributes and every digit of its place', () => {
    const degree = fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0);
    const feature = fc.record({
      properties: fc.dictionary(
        fc.constantFrom('nama', 'jenis', 'zona'),
        fc.stringMatching(/^[a-zA-Z ,"]{1,9}$/),
      ),
      geometry: fc.record({
        type: fc.constant('LineString'),
        coordinates: fc.array(fc.tuple(degree, degree), { minLength: 2 }),
      }),
    });
    fc.assert(
      fc.property(fc.array(feature, { minLength: 1 }), (features) => {
        const expected = features.map(({ properties, geometry }) => ({
          ...properties,
          wkt: wktOf(geometry),
        }));
        const found = rowsOf(features).map((row) =>
          Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')),
        );
        expect(found).toEqual(expected);
      }),
    );
  });
});
