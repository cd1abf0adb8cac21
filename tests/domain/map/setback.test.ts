import { expect, it } from 'vitest';
import { buildableOf } from '../../../src/domain/map/setback.ts';
import { parcelOf } from './rules-world.ts';

const rounded = (area: number) => Math.round(area);

it.each([
  // The front on a long edge leaves least: (20 - 2) x (30 - 5) = 450, on a short one (20 - 5) x (30 - 2) = 420.
  [parcelOf(20, 30), { front: 3, rear: 2, side: 1 }, 420],
  [parcelOf(20, 30), { front: 0, rear: 0, side: 0 }, 600],
  [parcelOf(20, 30), { front: 12, rear: 9, side: 1 }, 0],
  [parcelOf(4, 30), { front: 3, rear: 2, side: 2 }, 0],
])('leaves the least of %j by %j: %d square metres', (shape, setback, area) => {
  expect(rounded(buildableOf(shape, setback).area)).toBe(area);
});

it('gives the same for a ring that runs with the clock', () => {
  const reversed = parcelOf(20, 30).map((ring) => [...ring].reverse());
  expect(rounded(buildableOf(reversed, { front: 3, rear: 2, side: 1 }).area)).toBe(420);
});

it('gives a closed ring of what is left', () => {
  const ring = buildableOf(parcelOf(20, 30), { front: 3, rear: 2, side: 1 }).shape?.[0] ?? [];
  expect([ring.length, ring[0]]).toEqual([5, ring.at(-1)]);
});

it('leaves nothing of what is no area', () => {
  expect(buildableOf([[]], { front: 1, rear: 1, side: 1 })).toEqual({ area: 0 });
  expect(buildableOf([], { front: 1, rear: 1, side: 1 })).toEqual({ area: 0 });
});
