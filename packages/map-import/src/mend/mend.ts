import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Area, type Feature, isArea, type Polygon } from '../geometry.ts';
import { shapeOf } from '../read/features.ts';
import type { Gdal } from '../read/gdal.ts';
import { crosses } from './crossing.ts';
import { closeRings, mendRings } from './rings.ts';

/** Numbers of the features of a layer that were mended, by what was wrong with them. */
export interface Mends {
  readonly unclosed: number[];
  readonly turned: number[];
  readonly slivers: number[];
  readonly crossed: number[];
  readonly repeated: number[];
  /** Nothing was left of them. */
  readonly lost: number[];
}

/** Mends the shapes of a layer; what needs no mending stays as it is. */
export async function mend(
  gdal: Gdal,
  features: readonly Feature[],
): Promise<{ features: Feature[]; mends: Mends }> {
  const mends: Mends = { unclosed: [], turned: [], slivers: [], crossed: [], repeated: [], lost: [] };
  const single = withoutRepeated(features, mends.repeated).map((feature) =>
    isArea(feature) ? closed(feature, mends) : feature,
  );
  // Before anything is measured: what crosses itself may have no area.
  const crossed = single.filter(
    (feature): feature is Area => isArea(feature) && feature.shape.coordinates.some(crosses),
  );
  mends.crossed.push(...crossed.map(({ number }) => number));
  const untangled = crossed.length > 0 ? await untangle(gdal, crossed) : new Map<number, Polygon[]>();
  const mended = single.flatMap((feature): Feature[] => {
    if (!isArea(feature)) return [feature];
    const mended = mendArea(withPolygons(feature, untangled.get(feature.number)), mends);
    if (mended.shape.coordinates.length > 0) return [mended];
    mends.lost.push(feature.number);
    return [];
  });
  return { features: mended, mends };
}

const withPolygons = (feature: Area, coordinates: Polygon[] | undefined): Area =>
  coordinates === undefined ? feature : { ...feature, shape: { type: 'MultiPolygon', coordinates } };

function closed(feature: Area, mends: Mends): Area {
  const parts = feature.shape.coordinates.map(closeRings);
  if (parts.every((part) => !part.closed)) return feature;
  mends.unclosed.push(feature.number);
  return withPolygons(
    feature,
    parts.map(({ polygon }) => polygon),
  );
}

function mendArea(feature: Area, mends: Mends): Area {
  const parts = feature.shape.coordinates.map(mendRings);
  if (parts.some(({ turned }) => turned)) mends.turned.push(feature.number);
  if (parts.some(({ sliver }) => sliver)) mends.slivers.push(feature.number);
  return withPolygons(
    feature,
    parts.flatMap(({ polygon }) => (polygon ? [polygon] : [])),
  );
}

function withoutRepeated(features: readonly Feature[], repeated: number[]): Feature[] {
  const seen = new Map<string, Feature | Set<string>>();
  const whole = ({ properties, shape }: Feature) => JSON.stringify([properties, shape]);
  return features.filter((feature) => {
    const key = roughly(feature);
    const same = seen.get(key);
    if (same === undefined) {
      seen.set(key, feature);
      return true;
    }
    // Thousands may stand at one place, such as addresses that nobody found.
    const texts = same instanceof Set ? same : new Set([whole(same)]);
    seen.set(key, texts);
    const text = whole(feature);
    if (texts.has(text)) {
      repeated.push(feature.number);
      return false;
    }
    texts.add(text);
    return true;
  });
}

// Features with different keys differ; a text of each whole feature would take too much memory.
function roughly({ shape: { type, coordinates } }: Feature): string {
  const first = coordinates[0] as unknown[];
  const start = type === 'MultiPolygon' ? (first[0] as unknown[]) : first;
  return `${coordinates.length} ${start?.length} ${String(start?.[0])} ${String(start?.[1])}`;
}

/** Has GEOS make valid shapes of those that cross themselves; gives the polygons by the feature's number. */
async function untangle(gdal: Gdal, crossed: readonly Area[]): Promise<Map<number, Polygon[]>> {
  const file = gdal.fresh('crossed.geojsonl');
  const line = ({ number, shape }: Area) =>
    JSON.stringify({ type: 'Feature', properties: { number }, geometry: shape });
  await writeFile(file, crossed.map(line).join('\n'));
  const made = await gdal.toLines(file, ['-makevalid', '-lco', 'COORDINATE_PRECISION=8']);
  const polygons = new Map<number, Polygon[]>();
  for await (const text of createInterface({ input: createReadStream(made), crlfDelay: Infinity })) {
    if (text === '') continue;
    const { properties, geometry } = JSON.parse(text);
    const shape = geometry && shapeOf(geometry);
    polygons.set(properties.number, shape?.type === 'MultiPolygon' ? shape.coordinates : []);
  }
  await Promise.all([rm(file), rm(made)]);
  return polygons;
}
