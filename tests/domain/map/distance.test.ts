import { expect, it } from 'vitest';
import { metresToArea, metresToLine } from '../../../src/domain/map/distance.ts';
import { localMetres } from '../../../src/domain/map/local-metres.ts';
import { parcelOf } from './rules-world.ts';

const { toPosition } = localMetres([112.75, -7.25]);
const line = (
  [
    [0, 0],
    [30, 0],
    [30, 40],
  ] as const
).map(toPosition);

it.each([
  ['on the line', [10, 0], 0],
  ['beside a side', [10, 8], 8],
  ['before its beginning', [-3, -4], 5],
  ['beyond its end', [33, 44], 5],
] as const)('measures to a line from %s', (_, at, metres) => {
  expect(metresToLine(toPosition(at), line)).toBeCloseTo(metres, 3);
});

it('knows a line of one point, and one of none', () => {
  expect(metresToLine(toPosition([3, 4]), [toPosition([0, 0])])).toBeCloseTo(5, 3);
  expect(metresToLine(toPosition([3, 4]), [])).toBe(Infinity);
});

it.each([
  ['inside', [10, 15], 0],
  ['beside its edge', [10, -7], 7],
  ['off its corner', [23, 34], 5],
] as const)('measures to an area from %s', (_, at, metres) => {
  expect(metresToArea(toPosition(at), parcelOf(20, 30))).toBeCloseTo(metres, 3);
});
