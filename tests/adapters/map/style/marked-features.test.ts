import { expect, it } from 'vitest';
import { cornersOf, markedFeatures } from '../../../../src/adapters/map/style/marked-features.ts';
import type { Position } from '../../../../src/domain/map/geometry.ts';
import { localMetres } from '../../../../src/domain/map/local-metres.ts';

const { toPosition } = localMetres([112.75, -7.25]);
const ring = (points: readonly (readonly [number, number])[]): Position[] => {
  const [first] = points;
  return (first ? [...points, first] : []).map((point) => toPosition(point));
};

// 20 m by 10 m against the clock, with a point in the middle of a side.
const shape = ring([
  [0, 0],
  [10, 0],
  [20, 0],
  [20, 10],
  [0, 10],
]);

const sides = (outer: Position[]) =>
  markedFeatures({ layers: [], dark: false, chosen: { outline: [[outer]] } })
    .features.filter(({ properties }) => properties.jenis === 'sisi')
    .map(({ properties: { teks, putar, bawah } }) => ({ teks, putar: Math.round(Number(putar)) + 0, bawah }));

it('has a corner only where the edge turns', () => {
  expect(cornersOf(shape)).toEqual([0, 2, 3, 4].map((at) => shape[at]));
});

it('writes the length of each side outside of it', () => {
  expect(sides(shape)).toEqual([
    { teks: '20 m', putar: 0, bawah: true },
    { teks: '10 m', putar: 90, bawah: false },
    { teks: '20 m', putar: 0, bawah: false },
    { teks: '10 m', putar: 90, bawah: true },
  ]);
});

it('writes them on the same sides for a ring that runs with the clock', () => {
  const bottom = sides(shape.toReversed()).filter(
    ({ teks, putar, bawah }) => teks === '20 m' && putar === 0 && bawah,
  );
  expect(bottom).toHaveLength(1);
});

it('closes a measured area, and leaves a measured length open', () => {
  const points = shape.slice(2, 5);
  const kinds = (kind: 'length' | 'area') =>
    markedFeatures({ layers: [], dark: false, measured: { kind, points } }).features.map(
      ({ properties }) => properties.jenis,
    );
  expect([kinds('length'), kinds('area')]).toEqual([
    ['ukur', 'titik-ukur', 'titik-ukur', 'titik-ukur'],
    ['luas', 'ukur', 'titik-ukur', 'titik-ukur', 'titik-ukur'],
  ]);
});

it('marks what was tapped, what was searched for and what lies near unlike each other', () => {
  const at = [112.75, -7.25] as const;
  const near = [{ letter: 'A', at }];
  expect(markedFeatures({ layers: [], dark: false, tapped: at, searched: at, near }).features).toEqual(
    [{ jenis: 'dekat', teks: 'A' }, { jenis: 'diketuk' }, { jenis: 'dicari' }].map((properties) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: at },
    })),
  );
});

it('marks nothing where nothing is chosen', () => {
  expect(markedFeatures({ layers: [], dark: false })).toEqual({ type: 'FeatureCollection', features: [] });
});
