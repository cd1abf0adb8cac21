import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { areaOf, type Polygon } from '../kit/geometry.ts';
import { type SplitRule, subdivide } from '../kit/subdivide.ts';

const LIMIT = 900;
const ground: Polygon = [
  [0, 0],
  [400, 0],
  [400, 300],
  [0, 300],
];

function rule(seed: number, change: Partial<SplitRule> = {}): SplitRule {
  return { random: createRandom(seed), limit: () => LIMIT, halfGap: () => 0, turn: () => 0.2, ...change };
}

const total = (parts: readonly Polygon[]): number => parts.reduce((sum, part) => sum + areaOf(part), 0);

describe('cutting ground into parcels', () => {
  it.each([1, 2, 3, 4, 5])('keeps the whole area when cuts leave no gap (seed %i)', (seed) => {
    expect(total(subdivide(ground, rule(seed)).parts)).toBeCloseTo(areaOf(ground), 6);
  });

  it('leaves no parcel as large as the limit', () => {
    const { parts } = subdivide(ground, rule(1));
    expect(parts.filter((part) => areaOf(part) >= LIMIT)).toEqual([]);
  });

  it('makes one cut fewer than parcels', () => {
    const { parts, cuts } = subdivide(ground, rule(1));
    expect(cuts).toHaveLength(parts.length - 1);
  });

  it('gives up the ground of the gaps for streets', () => {
    const { parts } = subdivide(ground, rule(1, { halfGap: () => 2 }));
    expect(total(parts)).toBeLessThan(areaOf(ground));
  });

  it('drops what is not wanted', () => {
    expect(subdivide(ground, rule(1, { wanted: () => false }))).toEqual({ parts: [], cuts: [] });
  });

  it('cuts the same for the same seed', () => {
    expect(subdivide(ground, rule(9))).toEqual(subdivide(ground, rule(9)));
  });
});
