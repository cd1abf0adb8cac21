import { describe, expect, it } from 'vitest';
import { signedArea } from '../../src/city/metres.ts';
import {
  boundsOf,
  type Feature,
  type Polygon,
  type Position,
  rounded,
  type Shape,
} from '../../src/geometry.ts';
import { limited, limitsAround } from '../../src/read/city-limits.ts';
import { startGdal } from '../../src/read/gdal.ts';

const box = (west: number, south: number, east: number, north: number): Shape => ({
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  ],
});
const line = (...at: Position[]): Shape => ({ type: 'MultiLineString', coordinates: [at] });
const point = (...at: Position[]): Shape => ({ type: 'MultiPoint', coordinates: at });
const features = (...shapes: Shape[]): Feature[] =>
  shapes.map((shape, index) => ({ number: index + 1, properties: { NAMA: 'Laut' }, shape }));

describe('a city reaches', () => {
  it('some 22 km beyond its features', () => {
    const limits = limitsAround(features(box(112.7, -7.3, 112.75, -7.2), box(112.75, -7.3, 112.8, -7.25)));
    expect(limits.map((value) => rounded(value, 6))).toEqual([112.5, -7.5, 113, -7]);
  });

  it('not as far as a feature of a whole province', () => {
    const limits = limitsAround(features(box(112.7, -7.3, 112.8, -7.2), box(111, -7, 114, -4)));
    expect(limits.map((value) => rounded(value, 6))).toEqual([112.5, -7.5, 113, -7]);
  });

  it('as far as its features, where all are as wide as a province', () => {
    expect(limitsAround(features(box(138, -8, 140, -7)))).toEqual([137.8, -8.2, 140.2, -6.8]);
  });
});

describe('of a layer is kept', async () => {
  const gdal = await startGdal();
  const LIMITS: [number, number, number, number] = [112, -8, 113, -7];
  const seen = async (shapes: readonly Shape[], isWhole = false) => {
    const { features: kept, ...told } = await limited(gdal, features(...shapes), LIMITS, isWhole);
    return { kept: kept.map(({ number, shape }) => [number, shape.type, boundsOf([shape])]), ...told };
  };
  const inside = box(112.1, -7.2, 112.2, -7.1);

  it('what lies in the city, and that part of what reaches across which does', async () => {
    const sea = box(111, -7.5, 114, -4);
    const river = line([111, -7.5], [112.5, -7.5], [112.5, -3]);
    const away = [box(115, -7, 116, -6), point([112.5, -3]), box(113, -7.5, 113.5, -7.4)];
    expect(await seen([inside, sea, river, point([112.5, -7.5], [112.5, -3]), ...away])).toEqual({
      kept: [
        [1, 'MultiPolygon', [112.1, -7.2, 112.2, -7.1]],
        [2, 'MultiPolygon', [112, -7.5, 113, -7]],
        [3, 'MultiLineString', [112, -7.5, 112.5, -7]],
        [4, 'MultiPoint', [112.5, -7.5, 112.5, -7.5]],
      ],
      beyond: [5, 6, 7],
      cut: [2, 3, 4],
    });
  });

  it('the whole of areas that count, unless they are as wide as a province', async () => {
    expect(await seen([inside, box(112.9, -7.5, 113.2, -7.4), box(111, -7.5, 114, -4)], true)).toEqual({
      kept: [
        [1, 'MultiPolygon', [112.1, -7.2, 112.2, -7.1]],
        [2, 'MultiPolygon', [112.9, -7.5, 113.2, -7.4]],
        [3, 'MultiPolygon', [112, -7.5, 113, -7]],
      ],
      beyond: [],
      cut: [3],
    });
  });

  it('an outer ring counter-clockwise', async () => {
    const { features: kept } = await limited(gdal, features(box(111, -7.5, 114, -4)), LIMITS, false);
    expect(kept.map(({ shape }) => signedArea((shape.coordinates as Polygon[])[0]?.[0] ?? []) > 0)).toEqual([
      true,
    ]);
  });
});
