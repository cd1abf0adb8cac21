import { expect, it } from 'vitest';
import { metresPerPixel, pixelsOf, scaleBar, shareOf } from '../../../src/domain/map/scale-bar.ts';

it('gives the metres of a pixel', () => {
  expect(metresPerPixel(0, 0)).toBeCloseTo(78_271.517, 2);
  expect(metresPerPixel(-7.25, 13)).toBeCloseTo(9.478, 3);
});

it.each([
  [13, 130, { metres: 1000, pixels: 106, label: '1 km', ratio: '1 : 34.000' }],
  [17.5, 130, { metres: 50, pixels: 119, label: '50 m', ratio: '1 : 1.500' }],
  [19, 130, { metres: 10, pixels: 68, label: '10 m', ratio: '1 : 530' }],
])('gives the longest round bar at zoom %d within %d pixels', (zoom, most, bar) => {
  expect(scaleBar(-7.25, zoom, most)).toEqual(bar);
});

it('gives the pixels of what is in sight', () => {
  const around = (lat: number) => pixelsOf([112, lat - 0.05, 112.1, lat + 0.05], 12);
  expect(around(0).width).toBeCloseTo(582.54, 2);
  expect(around(0).height).toBeCloseTo(582.54, 2);
  // Farther from the equator a degree is drawn higher, by one over its cosine.
  expect(around(60).width).toBeCloseTo(582.54, 2);
  expect(around(60).height).toBeCloseTo(1165.08, 0);
});

it('gives where a place lies in what is in sight', () => {
  expect(shareOf([112, -7], [112, -8, 114, -7])).toEqual({ x: 0, y: 0 });
  expect(shareOf([113.5, -7.25], [112, -8, 114, -7])).toEqual({ x: 0.75, y: 0.25 });
});
