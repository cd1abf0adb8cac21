import { describe, expect, it } from 'vitest';
import {
  areaOf,
  areaText,
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

it.each([
  ['length', '300 m'],
  ['area', '5.000 m²'],
] as const)('writes the %s of a ring as %j', (kind, text) => {
  expect(measuredText(kind, square)).toBe(text);
});
