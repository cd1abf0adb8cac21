import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, ResolvedValueCache } from 'pmtiles';
import * as v from 'valibot';
import type { Polygon, Position } from '../../../domain/map/geometry.ts';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import { areaOf } from '../../../domain/map/measure.ts';
import { pointInPolygon } from '../../../domain/map/overlap.ts';
import type { Parcel, PlaceFacts } from '../../../domain/map/place.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { createRangeSource, type FetchFile } from './range-source.ts';
import { text } from './rows.ts';

/** What a tile knows about a place. */
export type TilePlace = Pick<PlaceFacts, 'parcel' | 'zone' | 'kelurahan' | 'district'>;

/**
 * Gives what is at a position.
 * @throws FeedError where its tile cannot be loaded or read; the reason of the signal when its owner aborts
 */
export type TilePlaces = (at: Position, signal: AbortSignal) => Promise<TilePlace>;

const POLYGON = 3;
/** The edge of the square that web maps show of the earth, in degrees. */
const MAX_LATITUDE = 85.05;

/**
 * Reads places from the archive of tiles: only the tile of its deepest zoom that contains the place (spec §2 Map page).
 * @param timeoutMs for each part of the archive
 */
export function createTilePlaces(
  { tiles, attributes }: Pick<MapConfig, 'tiles' | 'attributes'>,
  fetchFile: FetchFile,
  timeoutMs: number,
): TilePlaces {
  // Keeps only directories that loaded; a cache of promises would keep failures too.
  const directories = new ResolvedValueCache();
  return async (at, signal) => {
    const source = createRangeSource(tiles, { fetchFile, timeoutMs, signal });
    const archive = new PMTiles(source, directories);
    try {
      const { maxZoom } = await archive.getHeader();
      const place = positionOnGrid(at, maxZoom);
      const bytes = place && (await archive.getZxy(maxZoom, place.x, place.y));
      return bytes ? readPlace(new VectorTile(new PbfReader(bytes.data)), place, attributes) : {};
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof FeedError ? error : FeedError.format(error);
    }
  };
}

interface GridPosition {
  readonly at: Position;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Its position in its tile, from 0 to 1. */
  readonly inTile: readonly [right: number, down: number];
}

function positionOnGrid(at: Position, z: number): GridPosition | undefined {
  const [lon, lat] = at;
  if (lon < -180 || lon >= 180 || Math.abs(lat) > MAX_LATITUDE) return undefined;
  const sin = Math.sin((lat * Math.PI) / 180);
  const right = ((lon + 180) / 360) * 2 ** z;
  const down = (0.5 - Math.atanh(sin) / (2 * Math.PI)) * 2 ** z;
  const x = Math.floor(right);
  const y = Math.floor(down);
  return { at, x, y, z, inTile: [right - x, down - y] };
}

type Properties = Readonly<Record<string, unknown>>;

function readPlace({ layers }: VectorTile, place: GridPosition, names: MapConfig['attributes']): TilePlace {
  const parcel = areaAt(layers.persil, place, (properties) => textOf(properties, names.parcel) !== '');
  const hasZone = (properties: Properties) => textOf(properties, names.zone) !== '';
  const ground =
    parcel === undefined
      ? (areaAt(layers.persil, place, hasZone) ?? areaAt(layers.blok, place, hasZone))
      : undefined;
  const inside = areaAt(layers.kelurahan, place, () => true);
  const kelurahan = inside && textOf(inside.properties, 'nama');
  const district = inside && textOf(inside.properties, 'kecamatan');
  return {
    ...(parcel && { parcel: parcelOf(parcel, names) }),
    ...(ground && { zone: textOf(ground.properties, names.zone) }),
    ...(kelurahan && { kelurahan }),
    ...(district && { district }),
  };
}

interface FoundArea {
  readonly properties: Properties;
  readonly shape: Polygon;
}

function parcelOf({ properties, shape }: FoundArea, names: MapConfig['attributes']): Parcel {
  const area = Number(properties[names.area]);
  return {
    id: textOf(properties, names.parcel),
    zone: textOf(properties, names.zone),
    area: area > 0 ? area : Math.round(areaOf(shape[0] ?? [])),
    address: textOf(properties, names.address),
    shape,
  };
}

function areaAt(
  layer: VectorTileLayer | undefined,
  { at, x, y, z, inTile: [right, down] }: GridPosition,
  accepts: (properties: Properties) => boolean,
): FoundArea | undefined {
  for (let index = 0; index < (layer?.length ?? 0); index += 1) {
    const feature = layer?.feature(index);
    if (feature?.type !== POLYGON || !accepts(feature.properties)) continue;
    const [left = 0, top = 0, end = 0, bottom = 0] = feature.bbox();
    const isNear = (value: number, from: number, to: number) =>
      value * feature.extent >= from - 1 && value * feature.extent <= to + 1;
    if (!isNear(right, left, end) || !isNear(down, top, bottom)) continue;
    const { geometry } = feature.toGeoJSON(x, y, z);
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const shape = polygons.map(positionsOf).find((polygon) => pointInPolygon(at, polygon));
    if (shape) return { properties: feature.properties, shape };
  }
  return undefined;
}

const positionsOf = (polygon: readonly (readonly number[][])[]): Polygon =>
  polygon.map((ring) => ring.map(([lon = 0, lat = 0]): Position => [lon, lat]));

const textOf = (properties: Properties, name: string): string => v.parse(text, properties[name]);
