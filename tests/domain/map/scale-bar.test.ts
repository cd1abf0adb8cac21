import { expect, it } from 'vitest';
import { metresPerPixel, scaleBar } from '../../../src/domain/map/scale-bar.ts';

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
