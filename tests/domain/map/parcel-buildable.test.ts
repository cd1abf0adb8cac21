import { expect, it } from 'vitest';
import { clipperAreas } from '../../../src/adapters/map/data/clipper-areas.ts';
import type { Polygon } from '../../../src/domain/map/geometry.ts';
import { localMetres } from '../../../src/domain/map/local-metres.ts';
import { buildableOfParcel } from '../../../src/domain/map/parcel-buildable.ts';
import { parcelOf } from './rules-world.ts';

const SETBACK = { front: 2, rear: 2, side: 2 };
const { toPosition } = localMetres([112.75, -7.25]);
const street = { name: 'Jalan Selatan', size: 'lokal', line: [toPosition([-50, -4]), toPosition([90, -4])] };
const BOW: Polygon = [[toPosition([0, 0]), toPosition([20, 20]), toPosition([20, 0]), toPosition([0, 20])]];
const [LARGE, SMALL] = [parcelOf(20, 30), parcelOf(10, 10)];

const of = (parts: readonly Polygon[], area: number, streets = [street]) =>
  buildableOfParcel(parts, area, SETBACK, clipperAreas, { streets, neighbours: [] });

it.each<[what: string, parts: Polygon[], recorded: number, left: number | undefined]>([
  ['one part', [LARGE], 600, 16 * 26],
  ['two parts', [LARGE, SMALL], 700, 16 * 26 + 6 * 6],
  ['an area that is recorded a fifth smaller', [LARGE], 500, 16 * 26],
  ['one that is recorded so much smaller that no outline fits', [LARGE], 470, undefined],
  ['one that is recorded a quarter larger', [LARGE], 745, 16 * 26],
  ['one that a tile has cut', [LARGE], 760, undefined],
  ['a part that crosses itself', [LARGE, BOW], 800, undefined],
  ['no part', [], 0, undefined],
])('gives what the setbacks leave of %s', (_, parts, recorded, left) => {
  const found = of(parts, recorded);
  expect(found && Math.round(found.area)).toBe(left);
});

it('never leaves more than is recorded, and keeps each shape and street once', () => {
  const without = buildableOfParcel([LARGE], 550, { front: 0, rear: 0, side: 0 }, clipperAreas, {
    streets: [street],
    neighbours: [],
  });
  expect([without?.area, without?.shapes.length, without?.streets]).toEqual([550, 1, ['Jalan Selatan']]);
  expect([of([LARGE, SMALL], 700)?.streets, of([LARGE], 600, [])?.streets]).toEqual([
    ['Jalan Selatan'],
    undefined,
  ]);
});
