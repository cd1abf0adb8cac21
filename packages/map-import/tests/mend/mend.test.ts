import { describe, expect, it } from 'vitest';
import { areaOfAll } from '../../src/city/metres.ts';
import type { Area, Polygon, Ring } from '../../src/geometry.ts';
import { crosses } from '../../src/mend/crossing.ts';
import { mend } from '../../src/mend/mend.ts';
import { closeRings, mendRings } from '../../src/mend/rings.ts';
import { startGdal } from '../../src/read/gdal.ts';
import { at, ring } from '../made-city.ts';

const bowTie: Ring = [at(0, 0), at(10, 10), at(10, 0), at(0, 10), at(0, 0)];
const area = (number: number, polygon: Polygon, properties = {}): Area => ({
  ...{ number, properties },
  shape: { type: 'MultiPolygon', coordinates: [polygon] },
});

describe('mending rings', () => {
  const good = ring(0, 0, 10, 10);
  const hole = ring(2, 2, 3, 3).toReversed();
  it.each<[string, Polygon, ReturnType<typeof mendRings>]>([
    ['leaves a good one', [good, hole], { polygon: [good, hole], turned: false, sliver: false }],
    ['turns an outer ring', [good.toReversed()], { polygon: [good], turned: false, sliver: false }],
    ['turns a hole', [good, hole.toReversed()], { polygon: [good, hole], turned: true, sliver: false }],
    ['drops repeated positions', [[at(0, 0), ...good]], { polygon: [good], turned: false, sliver: false }],
    [
      'drops a hole without an area',
      [good, [at(2, 2), at(3, 3), at(2, 2)]],
      { polygon: [good], turned: false, sliver: true },
    ],
    [
      'gives nothing of a line',
      [[at(0, 0), at(9, 9), at(0, 0)]],
      { polygon: undefined, turned: false, sliver: true },
    ],
  ])('%s', (_, polygon, mended) => {
    expect(mendRings(polygon)).toEqual(mended);
  });
});

it.each<[string, Polygon, ReturnType<typeof closeRings>]>([
  ['leaves closed rings', [ring(0, 0, 9, 9)], { polygon: [ring(0, 0, 9, 9)], closed: false }],
  ['closes open ones', [ring(0, 0, 9, 9).slice(0, -1)], { polygon: [ring(0, 0, 9, 9)], closed: true }],
])('%s', (_, polygon, closed) => {
  expect(closeRings(polygon)).toEqual(closed);
});

describe('whether edges cross:', () => {
  const wave = Array.from({ length: 60 }, (_, index) => at(index, index % 2));
  it.each<[string, Polygon, boolean]>([
    ['a square', [ring(0, 0, 10, 10)], false],
    ['a bow tie', [bowTie], true],
    ['a hole that touches', [ring(0, 0, 10, 10), ring(0, 0, 5, 5)], false],
    ['a hole that reaches out', [ring(0, 0, 10, 10), ring(5, 5, 10, 2)], true],
    ['a long ring', [[...wave, at(30, 90), at(0, 0)]], false],
    ['a long ring through itself', [[...wave, at(30, -90), at(20, 90), at(0, 0)]], true],
  ])('%s', (_, polygon, does) => {
    expect(crosses(polygon)).toBe(does);
  });
});

describe('mending a layer', () => {
  it('untangles, drops what is twice or nothing, and says the numbers', async () => {
    const square = [ring(20, 0, 10, 10)];
    const { features, mends } = await mend(await startGdal(), [
      area(1, [bowTie]),
      area(2, square, { NIB: '1' }),
      area(3, square, { NIB: '1' }),
      area(4, square, { NIB: '2' }),
      area(5, [[at(0, 0), at(9, 9), at(0, 0)]]),
      area(6, [ring(40, 0, 5, 5).slice(0, -1)]),
    ]);
    expect(mends).toEqual({
      unclosed: [6],
      turned: [],
      slivers: [5],
      crossed: [1],
      repeated: [3],
      lost: [5],
    });
    expect(features.map(({ number }) => number)).toEqual([1, 2, 4, 6]);
    const [first] = features as Area[];
    expect(first?.shape.coordinates.length).toBe(2);
    const quarter = areaOfAll([[ring(0, 0, 5, 5)]]);
    expect(areaOfAll(first?.shape.coordinates ?? []) / quarter).toBeCloseTo(2, 2);
  });

  // Comparing each with each takes minutes.
  it('tells thousands apart that stand at one place', async () => {
    const stop = (number: number) => ({
      ...{ number, properties: { NAMA: `Halte ${number % 30_000}` } },
      shape: { type: 'MultiPoint' as const, coordinates: [at(1, 2)] },
    });
    const { features, mends } = await mend(
      await startGdal(),
      Array.from({ length: 30_001 }, (_, index) => stop(index)),
    );
    expect([features.length, mends.repeated]).toEqual([30_000, [30_000]]);
  });
});
