import { GEOMETRY_DEPTHS, type Position } from '../../../domain/map/geometry.ts';
import * as texts from '../../../domain/map/texts.ts';

/** GeoJSON as a layer of the map draws it. */
export interface LayerData {
  readonly type: 'FeatureCollection';
  readonly features: readonly object[];
}

/** Why a layer's data cannot be drawn; `message` is fit to be shown (spec §2 Map page). */
export class LayerError extends Error {
  override readonly name = 'LayerError';
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the data of a layer. A feature without a valid geometry is left out; an open ring is closed.
 * @throws LayerError where it is not GeoJSON, has nothing that can be drawn, or its positions are not in WGS 84
 */
export function readLayerData(value: unknown): LayerData {
  if (!isObject(value)) throw new LayerError(texts.layerNotGeoJson);
  const listed = value.type === 'FeatureCollection' ? value.features : [value];
  if (!Array.isArray(listed)) throw new LayerError(texts.layerNotGeoJson);
  const features = listed.flatMap((feature: unknown) => drawable(feature) ?? []);
  if (listed.length > 0 && features.length === 0) throw new LayerError(texts.layerNothingToDraw);
  return { type: 'FeatureCollection', features };
}

function drawable(feature: unknown): object | undefined {
  if (!isObject(feature) || feature.type !== 'Feature' || !isObject(feature.geometry)) return undefined;
  const { type, coordinates } = feature.geometry;
  const depth = typeof type === 'string' ? GEOMETRY_DEPTHS[type] : undefined;
  if (depth === undefined || typeof type !== 'string') return undefined;
  const whole = type.endsWith('Polygon') ? closed(coordinates, depth) : coordinates;
  if (whole === undefined || !arePositions(whole, depth)) return undefined;
  return { type: 'Feature', properties: feature.properties ?? {}, geometry: { type, coordinates: whole } };
}

// A ring needs three corners; without its outer ring a polygon is invalid.
function closed(coordinates: unknown, depth: number): unknown {
  if (!Array.isArray(coordinates)) return undefined;
  if (depth > 2) {
    const polygons = coordinates.flatMap((polygon: unknown) => {
      const whole = closed(polygon, depth - 1);
      return whole === undefined ? [] : [whole];
    });
    return polygons.length > 0 ? polygons : undefined;
  }
  const rings = coordinates.map((ring: unknown) => (Array.isArray(ring) ? closedRing(ring) : undefined));
  return rings[0] === undefined ? undefined : rings.filter((ring) => ring !== undefined);
}

function closedRing(ring: readonly unknown[]): readonly unknown[] | undefined {
  const [first] = ring;
  const isClosed = ring.length > 1 && JSON.stringify(first) === JSON.stringify(ring.at(-1));
  if (ring.length < (isClosed ? 4 : 3)) return undefined;
  return isClosed ? ring : [...ring, first];
}

function arePositions(value: unknown, depth: number): boolean {
  if (!Array.isArray(value)) return false;
  if (depth > 0) return value.length > 0 && value.every((one) => arePositions(one, depth - 1));
  const [lon, lat] = value as readonly unknown[];
  if (typeof lon !== 'number' || typeof lat !== 'number') return false;
  if (!isOnEarth([lon, lat])) {
    throw new LayerError(texts.layerCoordinatesInvalid);
  }
  return true;
}

const isOnEarth = ([lon, lat]: Position): boolean => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
