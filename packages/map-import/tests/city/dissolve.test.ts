import { expect, it } from 'vitest';
import { dissolve, type Part } from '../../src/city/dissolve.ts';
import { areaOf, areaOfAll } from '../../src/city/metres.ts';
import type { Polygon } from '../../src/geometry.ts';
import { startGdal } from '../../src/read/gdal.ts';
import { ring } from '../made-city.ts';

const UNIT = areaOf([ring(0, 0, 1, 1)]);
const part = (key: string, ...sides: Parameters<typeof ring>): Part => ({
  key,
  polygons: [[ring(...sides)]],
});
// A court of one step within a ring of four boxes.
const court = [part('R', 0, 0, 9, 4), part('R', 0, 5, 9, 4), part('R', 0, 4, 4, 1), part('R', 5, 4, 4, 1)];

const squares = (polygons: readonly Polygon[] = []) => [
  polygons.length,
  polygons.flatMap(({ length }) => length - 1).reduce((sum, holes) => sum + holes, 0),
  Math.round(areaOfAll(polygons) / UNIT),
];

it.each<[string, Part[], { width: number; hole: number }, Record<string, number[]>]>([
  ['what touches', [part('R', 0, 0, 5, 5), part('R', 5, 0, 5, 5)], { width: 0, hole: 0 }, { R: [1, 0, 50] }],
  [
    'each key for itself',
    [part('R', 0, 0, 5, 5), part('["K", 1]', 5, 0, 5, 5)],
    { width: 0, hole: 0 },
    { '["K", 1]': [1, 0, 25], R: [1, 0, 25] },
  ],
  [
    'nothing over a gap',
    [part('R', 0, 0, 5, 5), part('R', 6, 0, 5, 5)],
    { width: 0, hole: 0 },
    { R: [2, 0, 50] },
  ],
  // Its ends are cut off at an angle.
  [
    'over a gap that is narrow enough',
    [part('R', 0, 0, 5, 5), part('R', 6, 0, 5, 5)],
    { width: 6e-5, hole: 0 },
    { R: [1, 0, 54] },
  ],
  ['around a hole', court, { width: 0, hole: UNIT / 2 }, { R: [1, 1, 80] }],
  ['over a small hole', court, { width: 0, hole: UNIT * 2 }, { R: [1, 0, 81] }],
  ['nothing', [], { width: 0, hole: 0 }, {}],
])('joins %s', async (_, parts, gaps, joined) => {
  const made = await dissolve(await startGdal(), parts, gaps);
  expect(Object.fromEntries([...made].map(([key, polygons]) => [key, squares(polygons)]))).toEqual(joined);
});
