import { describe, expect, it } from 'vitest';
import type { Bounds } from '../../../../../src/domain/map/geometry.ts';
import { positionFault } from '../../../../../tools/content/check/map/position-fault.ts';

const BOUNDS: Bounds = [112.7, -7.3, 112.8, -7.2];

describe('a position', () => {
  it.each([[[112.75, -7.25]], [[112.75, -7.25, 12]], [[111.8, -8.2]]])('%j is one near the city', (value) => {
    expect(positionFault(value, BOUNDS)).toBe(undefined);
  });

  it.each([
    [[-7.25, 112.75], 'swapped', '[-7.25,112.75] is latitude, longitude; swap them, longitude comes first'],
    [
      [692_000, 9_198_000],
      'not in WGS 84',
      '[692000,9198000] is not in degrees of WGS 84; export the data as EPSG:4326',
    ],
    [
      [112.75, -97],
      'not in WGS 84',
      '[112.75,-97] is not in degrees of WGS 84; export the data as EPSG:4326',
    ],
    [[0, 0], 'far away', '[0,0] is more than a degree away from the city; correct or remove it'],
    [['112', '-7'], 'no position', '["112","-7"] is no position; write [longitude, latitude]'],
    [[112.75], 'no position', '[112.75] is no position; write [longitude, latitude]'],
    [undefined, 'no position', 'nothing is no position; write [longitude, latitude]'],
  ])('%j is told as %s', (value, sort, message) => {
    expect(positionFault(value, BOUNDS)).toEqual({ sort, message });
  });
});
