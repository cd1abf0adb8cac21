import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Polygon } from '../geometry.ts';
import { mendRings } from '../mend/rings.ts';
import { shapeOf } from '../read/features.ts';
import type { Gdal } from '../read/gdal.ts';
import { areaOf } from './metres.ts';

/** Polygons that become one with those of the same key. */
export interface Part {
  readonly key: string;
  readonly polygons: readonly Polygon[];
}

/** How far what is joined may stand apart. */
export interface Gaps {
  /** In degrees; 0 joins only what touches. */
  readonly width: number;
  /** Holes below so many square metres are filled. */
  readonly hole: number;
}

/** Joins the polygons of each key, with GEOS. */
export async function dissolve(
  gdal: Gdal,
  parts: readonly Part[],
  { width, hole }: Gaps,
): Promise<Map<string, Polygon[]>> {
  const joined = new Map<string, Polygon[]>();
  if (parts.length === 0) return joined;
  const file = gdal.fresh('parts.geojsonl');
  // Numbers, since GDAL makes something else of a text that looks like JSON.
  const keys = [...new Set(parts.map(({ key }) => key))].sort();
  const numbers = new Map(keys.map((key, index) => [key, index]));
  const line = ({ key, polygons }: Part) =>
    JSON.stringify({
      type: 'Feature',
      properties: { key: numbers.get(key) },
      geometry: { type: 'MultiPolygon', coordinates: polygons },
    });
  await writeFile(file, parts.map(line).join('\n'));
  const grown = width > 0 ? `ST_Buffer(geometry, ${width}, 1)` : 'geometry';
  const union = `ST_Union(${grown})`;
  const shape = width > 0 ? `ST_Buffer(${union}, -${width}, 1)` : union;
  const lines = await gdal.toLines(file, [
    ...[
      '-dialect',
      'sqlite',
      '-sql',
      `SELECT key, ${shape} AS geometry FROM parts GROUP BY key ORDER BY key`,
    ],
    ...['-lco', 'COORDINATE_PRECISION=7'],
  ]);
  for await (const text of createInterface({ input: createReadStream(lines), crlfDelay: Infinity })) {
    if (text === '') continue;
    const { properties, geometry } = JSON.parse(text);
    const whole = geometry && shapeOf(geometry);
    const polygons = whole?.type === 'MultiPolygon' ? whole.coordinates : [];
    joined.set(
      keys[properties.key] ?? '',
      polygons.flatMap((polygon: Polygon) => withoutHoles(polygon, hole)),
    );
  }
  await Promise.all([rm(file), rm(lines)]);
  return joined;
}

function withoutHoles(polygon: Polygon, least: number): Polygon[] {
  const mended = mendRings(polygon).polygon;
  return mended ? [mended.filter((ring, index) => index === 0 || areaOf([ring]) >= least)] : [];
}
