import { describe, expect, it } from 'vitest';
import { contour } from '../city/contours.ts';
import { hipRoof, lightOn } from '../city/paint-buildings.ts';
import { planCity } from '../city/plan.ts';
import type { CityOptions } from '../city/types.ts';
import { shade } from '../kit/colour.ts';
import { areaOf } from '../kit/geometry.ts';

const options: CityOptions = {
  palette: 'aerial',
  seed: 85,
  scale: 1.5,
  angle: 0.42,
  river: { at: 0.52, swing: 0.16, bends: 5, phase: 0.4, half: 46 },
};
const plan = planCity(options, { width: 1600, height: 900 });

describe('a view of the city', () => {
  it('is the same for the same options', () => {
    const { terrain: _, ...again } = planCity(options, plan.size);
    const { terrain: __, ...once } = plan;
    expect(again).toEqual(once);
  });

  it('has no tree and no house in the water', () => {
    const wet = [
      ...plan.trees.map(({ at }) => at),
      ...plan.buildings.flatMap(({ corners }) => corners),
    ].filter((at) => plan.terrain.dryness(at) <= 0);
    expect(wet).toEqual([]);
  });

  it('has bridges that start and end on dry land', () => {
    const ends = plan.bridges.flatMap(({ from, to }) => [from, to]);
    expect(plan.bridges.length).toBeGreaterThan(1);
    expect(ends.filter((end) => plan.terrain.dryness(end) <= 0)).toEqual([]);
  });
});

describe('a roof', () => {
  const corners = [
    [0, 0],
    [20, 0],
    [20, 10],
    [0, 10],
  ] as const;

  it('has four faces that cover the house, and a ridge along its length', () => {
    const { faces, ridge } = hipRoof(corners);
    expect(faces.reduce((sum, face) => sum + areaOf(face), 0)).toBe(200);
    expect(ridge).toEqual([
      [5, 5],
      [15, 5],
    ]);
  });

  it('is bright towards the north-west and dark away from it', () => {
    const lights = hipRoof(corners).faces.map((face) => lightOn(face, [10, 5]));
    expect(lights).toEqual([0.8, -0.6, -0.8, 0.6]);
  });
});

describe('contours and colours', () => {
  it('runs a contour where the height has its value', () => {
    expect(contour(([x]) => x, { width: 2, height: 1 }, 0.5, 1)).toEqual([
      [
        [0.5, 0],
        [0.5, 1],
      ],
    ]);
  });

  it('shades a colour and stops at white', () => {
    expect([shade('#804020', 0.5), shade('#ffffff', 2)]).toEqual(['#402010', '#ffffff']);
  });
});
