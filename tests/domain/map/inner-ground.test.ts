import { expect, it } from 'vitest';
import { clipperAreas } from '../../../src/adapters/map/data/clipper-areas.ts';
import { innerGround } from '../../../src/domain/map/inner-ground.ts';
import { areaOfPolygon } from '../../../src/domain/map/measure.ts';
import { polygonsTouch } from '../../../src/domain/map/overlap.ts';
import { box, L, shapeOf } from './outlines.ts';

it.each([
  ['a neighbour', box(20, 0, 40, 30), false],
  ['a neighbour that is drawn over its edge', box(19.6, 0, 40, 30), false],
  ['a point at its corner', box(20, 30, 40, 60), false],
  ['a strip of its ground', box(18, 0, 40, 30), true],
  ['all of it', box(-5, -5, 40, 40), true],
  ['a place within it', box(9, 14, 11, 16), true],
])('a parcel shares ground with %s: not along its edge alone', (_, area, shares) => {
  const ground = innerGround(shapeOf(box(0, 0, 20, 30)), clipperAreas);
  expect(ground.some((part) => polygonsTouch(part, shapeOf(area)))).toBe(shares);
});

it.each([
  ['a rectangle', [box(0, 0, 20, 30)], 19 * 29],
  ['an outline that turns away', [L], 39 * 9 + 9 * 10],
  ['a hole', [box(0, 0, 20, 30), box(5, 5, 10, 10)], 19 * 29 - 6 * 6],
  ['a parcel that is nowhere a metre wide', [box(0, 0, 0.8, 30)], 0.8 * 30],
])('keeps half a metre to the edges of %s', (_, rings, left) => {
  const area = innerGround(shapeOf(...rings), clipperAreas).reduce((sum, one) => sum + areaOfPolygon(one), 0);
  expect(Math.abs(area - left) / left).toBeLessThan(0.002);
});
