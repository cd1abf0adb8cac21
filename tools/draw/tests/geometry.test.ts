import { describe, expect, it } from 'vitest';
import {
  areaOf,
  centreOf,
  clip,
  contains,
  distanceTo,
  frameOf,
  hullOf,
  inset,
  type Polygon,
} from '../kit/geometry.ts';

const square: Polygon = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('polygons', () => {
  it('have an area, whichever way round they run', () => {
    expect([areaOf(square), areaOf(square.toReversed())]).toEqual([100, 100]);
  });

  it('have a centre', () => {
    expect(centreOf(square)).toEqual([5, 5]);
  });

  it('are cut along a line', () => {
    expect(clip(square, { nx: 1, ny: 0, d: 4 })).toEqual([
      [4, 0],
      [10, 0],
      [10, 10],
      [4, 10],
    ]);
  });

  it('are empty when they lie outside the cut, and whole when inside', () => {
    expect(clip(square, { nx: 1, ny: 0, d: 11 })).toEqual([]);
    expect(clip(square, { nx: 1, ny: 0, d: -1 })).toEqual(square);
  });

  it('shrink by the same width on every side', () => {
    expect(areaOf(inset(square, 2))).toBe(36);
    expect(centreOf(inset(square, 2))).toEqual([5, 5]);
  });

  it('vanish when they shrink by more than their half', () => {
    expect(inset(square, 6)).toEqual([]);
  });

  it('tell which points lie in them', () => {
    expect([contains(square, [5, 5]), contains(square, [5, 11])]).toEqual([true, false]);
  });

  it('have a frame along their longest edge', () => {
    const bar: Polygon = [
      [0, 0],
      [20, 0],
      [20, 5],
      [0, 5],
    ];
    expect(frameOf(bar)).toEqual({ along: [1, 0], across: [-0, 1], u: [0, 20], v: [0, 5] });
  });
});

describe('distances and outlines', () => {
  it('measures from a point to the nearest place on a line', () => {
    const line = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const;
    expect([distanceTo(line, [5, 3]), distanceTo(line, [13, 5]), distanceTo(line, [-3, -4])]).toEqual([
      3, 3, 5,
    ]);
  });

  it('finds the outline of points and leaves out those within', () => {
    expect(hullOf([...square, [5, 5], [2, 7]])).toEqual(square);
  });
});
