import { describe, expect, it } from 'vitest';
import type { Bounds, Feature, Position } from '../../src/geometry.ts';
import { checkPlaces, checkTogether } from '../../src/read/check-places.ts';

const point = (at: Position, index: number): Feature => ({
  ...{ number: index + 1, properties: {} },
  shape: { type: 'MultiPoint', coordinates: [at] },
});
const GOOD: Position[] = [
  [112.75, -7.25],
  [112.76, -7.26],
  [112.77, -7.27],
];
const METRES: Position = [690_000, 9_200_000];

describe('features of a layer', () => {
  const judged = (places: readonly Position[], isGeographic = true, native: readonly Position[] = places) =>
    checkPlaces('a.shp', places.map(point), isGeographic, async () => native.map(point));

  it('may lie anywhere together', async () => {
    await expect(judged(GOOD)).resolves.toBeUndefined();
  });

  it.each<[string, Position[], string]>([
    [
      'all axes are swapped',
      GOOD.map(([lon, lat]) => [lat, lon]),
      'a.shp: bujur dan lintang tertukar pada fitur 1, 2, 3.',
    ],
    ['some axes are swapped', [...GOOD, [-7.25, 112.75]], 'a.shp: bujur dan lintang tertukar pada fitur 4.'],
    ['some are in metres', [...GOOD, METRES], 'a.shp: derajat dan meter bercampur; fitur 4 memakai'],
    [
      'all are in metres',
      [METRES, METRES],
      'a.shp: koordinat fitur 1, 2 dalam meter, padahal proyeksinya derajat.',
    ],
    [
      'one is far away',
      [...GOOD, [106.8, -6.2]],
      'a.shp: fitur 4 jauh sekali dari fitur lain di berkas ini.',
    ],
  ])('are refused where %s', async (_, places, words) => {
    await expect(judged(places)).rejects.toThrow(words);
  });

  it('are refused where some of a file in metres are in degrees', async () => {
    const native: Position[] = [METRES, METRES, METRES, [112.75, -7.25]];
    await expect(judged([...GOOD, [106.5, -89]], false, native)).rejects.toThrow(
      'a.shp: derajat dan meter bercampur; fitur 4 memakai',
    );
  });
});

describe('layers of a city', () => {
  const CITY: Bounds = [112.7, -7.3, 112.8, -7.2];
  it.each<[string, Bounds[], string | undefined]>([
    ['that lie together', [CITY, [112.75, -7.35, 112.95, -7.25]], undefined],
    [
      'one of which is elsewhere',
      [CITY, CITY, [106.7, -6.3, 106.8, -6.2]],
      'c.shp: menurut proyeksinya berkas ini terletak di bujur 106,75, lintang -6,25, 672 km dari berkas lain.',
    ],
    [
      'the first of which is elsewhere',
      [[106.7, -6.3, 106.8, -6.2], CITY, CITY],
      'a.shp: menurut proyeksinya',
    ],
    [
      'with swapped axes',
      [
        [42.3, -71.2, 42.4, -71.1],
        [-71.2, 42.3, -71.1, 42.4],
        [-71.2, 42.3, -71.1, 42.4],
      ],
      'a.shp: sumbunya tertukar',
    ],
  ])('%s', (_, all, words) => {
    const placed = all.map((bounds, index) => ({ file: `${'abc'[index]}.shp`, bounds }));
    if (words === undefined) expect(checkTogether(placed)).toBeUndefined();
    else expect(() => checkTogether(placed)).toThrow(words);
  });
});
