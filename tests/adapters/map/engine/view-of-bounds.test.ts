import { expect, it } from 'vitest';
import { viewOfBounds } from '../../../../src/adapters/map/engine/view-of-bounds.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };

it('fits the width of the earth into a tile at zoom 0', () => {
  const { centre, zoom } = viewOfBounds([-180, -60, 180, 60], { width: 512, height: 512 }, none);
  expect([centre.map((value) => Math.round(value) + 0), zoom]).toEqual([[0, 0], 0]);
});

it('goes one zoom further out where panels leave half of it', () => {
  const size = { width: 1024, height: 1024 };
  const whole = viewOfBounds([112.7, -7.3, 112.8, -7.2], size, none);
  const half = viewOfBounds([112.7, -7.3, 112.8, -7.2], size, { ...none, left: 256, right: 256 });
  expect(whole.zoom - half.zoom).toBeCloseTo(1, 1);
});

it('goes no nearer to a single place than to a parcel', () => {
  const place = viewOfBounds([112.75, -7.25, 112.75, -7.25], { width: 800, height: 600 }, none);
  expect([place.zoom, place.centre[0], Number(place.centre[1].toFixed(6))]).toEqual([18.5, 112.75, -7.25]);
});
