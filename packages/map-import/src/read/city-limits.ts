import { writeFile } from 'node:fs/promises';
import { type Bounds, boundsOf, type Feature, meet, type Shape } from '../geometry.ts';
import { shapeOf } from './features.ts';
import type { Gdal } from './gdal.ts';
import { linesOf } from './lines.ts';

/** Degrees beyond the city (some 22 km) up to which layers are read. */
const MARGIN = 0.2;
/** Degrees (some 110 km) from which on a single feature says nothing of where the city ends, such as the sea of a province. */
const WIDE = 1;

/** Gives how far the layers of a city reach: around its features, of which what is as wide as a province does not count. */
export function limitsAround(features: readonly Feature[]): Bounds {
  const all = features.map(({ shape }) => boundsOf([shape]));
  const usual = all.filter((one) => !isWide(one));
  const [west, south, east, north] = unionOf(usual.length > 0 ? usual : all);
  return [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN];
}

const isWide = ([west, south, east, north]: Bounds): boolean => Math.max(east - west, north - south) >= WIDE;

const unionOf = (all: readonly Bounds[]): Bounds =>
  all.reduce((a, b) => [
    Math.min(a[0], b[0]),
    Math.min(a[1], b[1]),
    Math.max(a[2], b[2]),
    Math.max(a[3], b[3]),
  ]);

/** The features of a layer within limits, and the numbers of those that lie beyond them or reach across. */
export interface Limited {
  readonly features: readonly Feature[];
  readonly beyond: readonly number[];
  readonly cut: readonly number[];
}

/**
 * Clips a layer to limits; GEOS cuts the shapes that cross them.
 * @param isWhole whether these stay as they are, since their areas count; but for what is as wide as a province
 */
export async function limited(
  gdal: Gdal,
  features: readonly Feature[],
  limits: Bounds,
  isWhole: boolean,
): Promise<Limited> {
  const across = features
    .map((feature) => ({ feature, bounds: boundsOf([feature.shape]) }))
    .filter(({ bounds }) => !isInside(bounds, limits));
  if (across.length === 0) return { features, beyond: [], cut: [] };
  const meeting = across.filter(({ bounds }) => meet(bounds, limits));
  const isLeft = ({ bounds }: (typeof across)[number]) => isWhole && !isWide(bounds);
  const cut = await cutShapes(
    gdal,
    meeting.filter((one) => !isLeft(one)).map(({ feature }) => feature),
    limits,
  );
  const whole = new Set(meeting.filter(isLeft).map(({ feature }) => feature.number));
  const beyond = across
    .map(({ feature }) => feature.number)
    .filter((number) => !cut.has(number) && !whole.has(number));
  const gone = new Set(beyond);
  const inside = features
    .filter(({ number }) => !gone.has(number))
    .map((feature) => ({ ...feature, shape: cut.get(feature.number) ?? feature.shape }));
  return { features: inside, beyond, cut: [...cut.keys()] };
}

const isInside = (a: Bounds, b: Bounds): boolean =>
  a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];

async function cutShapes(
  gdal: Gdal,
  features: readonly Feature[],
  limits: Bounds,
): Promise<Map<number, Shape>> {
  if (features.length === 0) return new Map();
  const kinds = new Map(features.map(({ number, shape }) => [number, shape.type]));
  const file = gdal.fresh('across.geojsonl');
  const line = ({ number, shape }: Feature) =>
    JSON.stringify({ type: 'Feature', properties: { number }, geometry: shape });
  await writeFile(file, features.map(line).join('\n'));
  const clip = ['-clipsrc', ...limits.map(String), '-lco', 'COORDINATE_PRECISION=8'];
  const made = await gdal.toLines(file, clip);
  const shapes = new Map<number, Shape>();
  for await (const text of linesOf(made)) {
    if (text === '') continue;
    const { properties, geometry } = JSON.parse(text);
    const shape = geometry && shapeOf(geometry);
    // What only touches the limits is left as a line or a point.
    if (shape && shape.type === kinds.get(properties.number)) shapes.set(properties.number, shape);
  }
  return shapes;
}
