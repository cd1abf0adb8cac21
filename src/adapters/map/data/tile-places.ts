import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, ResolvedValueCache } from 'pmtiles';
import { metresToLine } from '../../../domain/map/distance.ts';
import type { Polygon, Position } from '../../../domain/map/geometry.ts';
import { groundOf, type NearGround } from '../../../domain/map/ground.ts';
import { innerGround } from '../../../domain/map/inner-ground.ts';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import { areaOfPolygon } from '../../../domain/map/measure.ts';
import { buildableOfParcel } from '../../../domain/map/parcel-buildable.ts';
import type { Parcel, PlaceFacts } from '../../../domain/map/place.ts';
import type { Buildable } from '../../../domain/map/setback.ts';
import { zoneOf } from '../../../domain/map/zoning.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { clipperAreas } from './clipper-areas.ts';
import { surroundingsOf } from './parcel-surroundings.ts';
import { createRangeSource, type FetchFile } from './range-source.ts';
import { areaAt, areasIn, type FoundArea, linesNear, type Properties, textOf } from './tile-features.ts';
import { type GridPosition, positionOnGrid, type Tile, tilesAround } from './tile-grid.ts';

/** What a tile knows about a place. */
export type TilePlace = Pick<PlaceFacts, 'parcel' | 'zone' | 'ground' | 'kelurahan' | 'district'>;

/**
 * Reads places from the archive of tiles.
 * @throws FeedError where a tile cannot be loaded or read; the reason of the signal when its owner aborts
 */
export interface TilePlaces {
  /** Gives what is at a position, from the one tile that contains it. */
  readonly placeAt: (at: Position, signal: AbortSignal) => Promise<TilePlace>;
  /** Gives the ground of a parcel that is surely its own, by its parts. */
  readonly innerGround: (parts: readonly Polygon[]) => readonly Polygon[];
  /** Gives what the setbacks leave of the parcel at a position; its streets from all tiles that it touches. */
  readonly setbackAt: (at: Position, signal: AbortSignal) => Promise<Buildable | undefined>;
  /** Gives the parcels around a position: of its own tile, and of those that lie as near. */
  readonly parcelsNear: (at: Position, signal: AbortSignal) => Promise<Parcel[]>;
}

/** Metres: parcels within them are found in every tile. Where there are few, the next are looked for further away. */
const NEAR = 120;
const FAR = 1200;
const ENOUGH = 3;
/** Units of a tile of 4,096 within which streets and streams are looked at: 36 metres at zoom 15. */
const BESIDE = 120;

/**
 * Reads places from the archive of tiles: only tiles of its deepest zoom (spec §2 Map page).
 * @param timeoutMs for each part of the archive
 */
export function createTilePlaces(
  { tiles, attributes, zones }: Pick<MapConfig, 'tiles' | 'attributes' | 'zones'>,
  fetchFile: FetchFile,
  timeoutMs: number,
): TilePlaces {
  // Caches only directories that loaded; a cache of promises would cache failures too.
  const directories = new ResolvedValueCache();
  const reading = async <T>(signal: AbortSignal, read: (archive: PMTiles, z: number) => Promise<T>) => {
    const archive = new PMTiles(createRangeSource(tiles, { fetchFile, timeoutMs, signal }), directories);
    try {
      const { maxZoom } = await archive.getHeader();
      return await read(archive, maxZoom);
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof FeedError ? error : FeedError.format(error);
    }
  };
  return {
    placeAt: (at, signal) =>
      reading(signal, async (archive, z) => {
        const place = positionOnGrid(at, z);
        const tile = place && (await tileOf(archive, place));
        return tile ? readPlace(tile, place, attributes) : {};
      }),
    innerGround: (parts) => parts.flatMap((part) => innerGround(part, clipperAreas)),
    setbackAt: (at, signal) =>
      reading(signal, async (archive, z) => {
        const place = positionOnGrid(at, z);
        const tile = place && (await tileOf(archive, place));
        const { parcel } = tile ? readPlace(tile, place, attributes) : {};
        const limits = zoneOf(zones, parcel?.zone)?.buildingLimits;
        if (place === undefined || parcel === undefined || limits === undefined) return undefined;
        const tileAt = async (other: Tile) => (isSameTile(other, place) ? tile : tileOf(archive, other));
        const around = await surroundingsOf(parcel, z, tileAt, attributes.parcel).catch(() => NOTHING);
        signal.throwIfAborted();
        const { shape, others = [], area } = parcel;
        return buildableOfParcel([shape, ...others], area, limits.setback, clipperAreas, around);
      }),
    parcelsNear: (at, signal) =>
      reading(signal, async (archive, z) => {
        const near = await parcelsOf(archive, at, NEAR, z, attributes);
        return near.length < ENOUGH ? parcelsOf(archive, at, FAR, z, attributes) : near;
      }),
  };
}

const NOTHING = { streets: [], neighbours: [] };

const isSameTile = (a: Tile, b: Tile): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

async function tileOf(archive: PMTiles, { x, y, z }: Tile) {
  const bytes = await archive.getZxy(z, x, y);
  return bytes && new VectorTile(new PbfReader(bytes.data));
}

async function parcelsOf(
  archive: PMTiles,
  at: Position,
  metres: number,
  z: number,
  names: MapConfig['attributes'],
): Promise<Parcel[]> {
  const found = tilesAround(at, metres, z).map(async (place) => {
    const tile = await tileOf(archive, place);
    return areasIn(tile?.layers.persil, place)
      .filter(({ properties }) => textOf(properties, names.parcel) !== '')
      .map((area) => parcelOf({ ...area, others: [] }, names));
  });
  return (await Promise.all(found)).flat();
}

function readPlace({ layers }: VectorTile, place: GridPosition, names: MapConfig['attributes']): TilePlace {
  const parcel = areaAt(layers.persil, place, (properties) => textOf(properties, names.parcel) !== '');
  const hasZone = (properties: Properties) => textOf(properties, names.zone) !== '';
  const block =
    parcel === undefined && (areaAt(layers.persil, place, hasZone) ?? areaAt(layers.blok, place, hasZone));
  const ground = parcel === undefined && groundOf(groundsNear(layers, place), block !== undefined);
  const inside = areaAt(layers.kelurahan, place, () => true);
  const kelurahan = inside && textOf(inside.properties, 'nama');
  const district = inside && textOf(inside.properties, 'kecamatan');
  return {
    ...(parcel && { parcel: parcelOf(parcel, names) }),
    ...(block && { zone: textOf(block.properties, names.zone) }),
    ...(ground && { ground }),
    ...(kelurahan && { kelurahan }),
    ...(district && { district }),
  };
}

function groundsNear({ jalan, air, garis_air: streams }: VectorTile['layers'], place: GridPosition) {
  const water = areaAt(air, place, () => true);
  const lines = (layer: typeof jalan, kind: NearGround['kind']) =>
    linesNear(layer, place, BESIDE).map(
      ({ properties, line }): NearGround => ({
        kind,
        name: textOf(properties, 'nama'),
        size: textOf(properties, 'kelas'),
        metres: metresToLine(place.at, line),
      }),
    );
  return [
    ...(water
      ? [{ kind: 'water' as const, name: textOf(water.properties, 'nama'), size: '', metres: 0 }]
      : []),
    ...lines(jalan, 'street'),
    ...lines(streams, 'water'),
  ];
}

function parcelOf({ properties, shape, others }: FoundArea, names: MapConfig['attributes']): Parcel {
  const area = Number(properties[names.area]);
  return {
    id: textOf(properties, names.parcel),
    zone: textOf(properties, names.zone),
    area: area > 0 ? area : Math.round([shape, ...others].reduce((sum, one) => sum + areaOfPolygon(one), 0)),
    address: textOf(properties, names.address),
    shape,
    ...(others.length > 0 && { others }),
    ...partsOf(textOf(properties, PARTS)),
  };
}

/** The attribute of a parcel that lies in several zones: 'R-2:120,K-1:80', the largest first; ':80' where the plan has none. */
const PARTS = 'bagian';

function partsOf(text: string): Pick<Parcel, 'parts'> {
  const parts = text.split(',').flatMap((part) => {
    const [, zone, area] = /^(.*):(\d+)$/.exec(part) ?? [];
    return zone === undefined ? [] : [{ zone, area: Number(area) }];
  });
  return parts.length > 1 ? { parts } : {};
}
