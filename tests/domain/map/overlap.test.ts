import { describe, expect, it } from 'vitest';
import type { Polygon, Position, Ring } from '../../../src/domain/map/geometry.ts';
import { pointInPolygon, polygonsTouch } from '../../../src/domain/map/overlap.ts';

const square = (x: number, y: number, edge: number): Ring => [
  [x, y],
  [x + edge, y],
  [x + edge, y + edge],
  [x, y + edge],
  [x, y],
];
const plain: Polygon = [square(0, 0, 10)];
const holed: Polygon = [square(0, 0, 10), square(3, 3, 4)];

describe('pointInPolygon', () => {
  it.each<[string, Position, Polygon, boolean]>([
    ['inside', [5, 5], plain, true],
    ['beside', [12, 5], plain, false],
    ['above, in line with an edge', [0, 12], plain, false],
    ['between outline and hole', [1, 5], holed, true],
    ['in a hole', [5, 5], holed, false],
    ['in a ring that is not closed', [5, 5], [square(0, 0, 10).slice(0, 4)], true],
    ['outside a ring that is not closed', [-1, 5], [square(0, 0, 10).slice(0, 4)], false],
    ['in nothing', [5, 5], [], false],
  ])('%s', (_where, at, polygon, expected) => {
    expect(pointInPolygon(at, polygon)).toBe(expected);
  });

  it('gives a position on a common edge to one neighbour alone', () => {
    const neighbours: Polygon[] = [[square(0, 0, 10)], [square(10, 0, 10)]];
    expect(neighbours.map((one) => pointInPolygon([10, 5], one))).toEqual([false, true]);
  });
});

describe('polygonsTouch', () => {
  it.each<[string, Polygon, boolean]>([
    ['one that is the same', plain, true],
    ['one that overlaps a corner', [square(8, 8, 10)], true],
    ['one inside', [square(2, 2, 1)], true],
    ['one around', [square(-5, -5, 30)], true],
    [
      'one that crosses without a corner inside',
      [
        [
          [-2, 4],
          [12, 4],
          [12, 6],
          [-2, 6],
        ],
      ],
      true,
    ],
    ['one with a common edge', [square(10, 0, 10)], true],
    ['one with a common corner', [square(10, 10, 5)], true],
    ['one that is away', [square(11, 0, 5)], false],
    [
      'one whose box overlaps but which is away',
      [
        [
          [21, 0],
          [21, 21],
          [0, 21],
        ],
      ],
      false,
    ],
    ['one that stands around it like a frame', [square(-5, -5, 30), square(-2, -2, 20)], false],
    ['one without rings', [], false],
  ])('%s', (_which, other, expected) => {
    expect([polygonsTouch(plain, other), polygonsTouch(other, plain)]).toEqual([expected, expected]);
  });

  it('does not touch what lies in its hole', () => {
    expect(polygonsTouch(holed, [square(4, 4, 1)])).toBe(false);
    expect(polygonsTouch(holed, [square(4, 4, 4)])).toBe(true);
  });
});
