import { describe, expect, it } from 'vitest';
import {
  areaOf,
  areaText,
  crossesItself,
  lengthOf,
  lengthText,
  measuredText,
  signedArea,
} from '../../../src/domain/map/measure.ts';
import { parcelOf } from './rules-world.ts';

const square = parcelOf(100, 50)[0] ?? [];

describe('lengthOf and areaOf', () => {
  it('measures a ring of 100 by 50 metres', () => {
    expect(Math.round(lengthOf(square))).toBe(300);
    expect(Math.round(areaOf(square))).toBe(5000);
  });

  it('measures a ring that is not closed as if it were', () => {
    expect(Math.round(areaOf(square.slice(0, -1)))).toBe(5000);
  });

  it.each([[[]], [[[112.75, -7.25] as const]]])('measures nothing of %j', (points) => {
    expect([lengthOf(points), areaOf(points)]).toEqual([0, 0]);
  });
});

it('gives an area below zero for a ring that runs with the clock', () => {
  expect(
    signedArea([
      [0, 0],
      [0, 2],
      [3, 2],
      [3, 0],
    ]),
  ).toBe(-6);
});

it.each([
  [0, '0 m'],
  [17.24, '17,2 m'],
  [99.94, '99,9 m'],
  [99.96, '100 m'],
  [850.4, '850 m'],
  [999.6, '1 km'],
  [1254, '1,25 km'],
])('writes %d metres as %j', (metres, text) => {
  expect(lengthText(metres)).toBe(text);
});

it.each([
  [239.4, '239 m²'],
  [9999.4, '9.999 m²'],
  [12_500, '1,25 ha'],
  [3_400_000, '3,4 km²'],
])('writes %d square metres as %j', (metres, text) => {
  expect(areaText(metres)).toBe(text);
});

const corner = ([right, up]: readonly [number, number]) => [112.75 + right, -7.25 + up] as const;

it.each([
  [
    'a square',
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    false,
  ],
  [
    'a closed square',
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ],
    false,
  ],
  [
    'a bent figure',
    [
      [0, 0],
      [2, 0],
      [1, 1],
      [2, 2],
      [0, 2],
    ],
    false,
  ],
  [
    'two points',
    [
      [0, 0],
      [1, 0],
    ],
    false,
  ],
  [
    'a bow tie',
    [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ],
    true,
  ],
] as const)('knows whether %s crosses itself', (_, points, expected) => {
  expect(crossesItself(points.map(corner))).toBe(expected);
});

it('says of a line that crosses itself that it has no area, but its length', () => {
  const tie = (
    [
      [0, 0],
      [0.001, 0.001],
      [0.001, 0],
      [0, 0.001],
    ] as const
  ).map(corner);
  expect(measuredText('area', tie)).toBe('Garis bersilangan');
  expect(measuredText('length', tie)).toMatch(/^\d+ m$/);
});

it.each([
  ['length', '300 m'],
  ['area', '5.000 m²'],
] as const)('writes the %s of a ring as %j', (kind, text) => {
  expect(measuredText(kind, square)).toBe(text);
});
