import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { boundsOf, type Shape } from '../geometry.ts';
import { tilesIn } from './grid.ts';
import { type StoredTile, storeTile } from './pmtiles.ts';
import { type GridRing, tidyRings } from './tidy-rings.ts';

/** A feature of a tile's layer. */
export interface TileFeature {
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly shape: Shape;
}

/** A layer of the tiles, and the zooms that have it. Layers of one name are one in a tile. */
export interface TileLayer {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly features: readonly TileFeature[];
  /** How far features reach into the next tile, in 4096ths of a tile; what is read as a whole needs all of itself. */
  readonly buffer: number;
}

/** The zooms of the tiles; the map draws closer ones from the last. */
export const ZOOMS = { first: 10, last: 15 } as const;

/** Zooms that are cut from the whole city at once, and from squares of the last of them: a whole large city is too much. */
const WHOLE = 12;
/** Units of a tile's edge. */
export const EXTENT = 4096;
/** How far beyond its edge a square takes in what may be drawn across it, in 4096ths. */
const EDGE = 64;

/** Cuts layers into tiles. @param onDone called with how much of it is done, from 0 to 1 */
export async function cutTiles(
  layers: readonly TileLayer[],
  onDone: (part: number) => void = () => undefined,
): Promise<StoredTile[]> {
  const far = layers.filter(({ from }) => from <= WHOLE);
  const stored = await cutZooms(far, ZOOMS.first, WHOLE);
  onDone(0.1);
  const near = layers.filter(({ to }) => to > WHOLE);
  const squares = squaresOf(near);
  let done = 0;
  for (const [key, parts] of squares) {
    const [x = 0, y = 0] = key.split('/').map(Number);
    stored.push(...(await cutZooms(parts, WHOLE + 1, ZOOMS.last, [x, y])));
    done += 1;
    onDone(0.1 + (0.9 * done) / squares.size);
  }
  return stored;
}

/** Layers by the tile of the first near zoom that their features touch. */
function squaresOf(layers: readonly TileLayer[]): Map<string, TileLayer[]> {
  const squares = new Map<string, TileLayer[]>();
  for (const layer of layers) {
    const features = new Map<string, TileFeature[]>();
    for (const feature of layer.features) {
      for (const [x, y] of tilesIn(boundsOf([feature.shape]), WHOLE + 1, EDGE / EXTENT)) {
        const key = `${x}/${y}`;
        const list = features.get(key);
        if (list) list.push(feature);
        else features.set(key, [feature]);
      }
    }
    for (const [key, list] of features) {
      squares.set(key, [...(squares.get(key) ?? []), { ...layer, features: list }]);
    }
  }
  return new Map([...squares].sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Cut = NonNullable<ReturnType<GeoJSONVT['getTile']>>;

async function cutZooms(
  layers: readonly TileLayer[],
  first: number,
  last: number,
  square?: readonly [x: number, y: number],
): Promise<StoredTile[]> {
  const indices = layers.map((layer) => ({ ...layer, index: indexOf(layer) }));
  const jobs: Promise<StoredTile>[] = [];
  for (let z = first; z <= last; z += 1) {
    for (const [x, y] of square ? under(square, z - first) : tilesOfAll(layers, z)) {
      const parts = new Map<string, Cut>();
      for (const { name, from, to, index } of indices) {
        const tile = z >= from && z <= to ? tidied(index.getTile(z, x, y)) : null;
        if (!tile || tile.features.length === 0) continue;
        const before = parts.get(name);
        parts.set(name, before ? { ...before, features: [...before.features, ...tile.features] } : tile);
      }
      if (parts.size === 0) continue;
      const data = fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: EXTENT });
      jobs.push(storeTile(z, x, y, data));
    }
  }
  return Promise.all(jobs);
}

function tidied(tile: Cut | null): Cut | null {
  if (tile === null) return null;
  const features: (typeof tile.features)[number][] = [];
  for (const feature of tile.features) {
    if (feature.type !== 3) features.push(feature);
    else {
      const geometry = tidyRings(feature.geometry as GridRing[]) as typeof feature.geometry;
      if (geometry.length > 0) features.push({ ...feature, geometry });
    }
  }
  return { ...tile, features };
}

function indexOf({ features, buffer }: TileLayer): GeoJSONVT {
  const data = {
    type: 'FeatureCollection',
    features: features.map(({ attributes, shape }) => ({
      type: 'Feature',
      properties: attributes,
      geometry: shape,
    })),
  };
  return new GeoJSONVT(data as never, {
    maxZoom: ZOOMS.last,
    indexMaxZoom: 0,
    tolerance: 3,
    extent: EXTENT,
    buffer,
  });
}

function tilesOfAll(layers: readonly TileLayer[], z: number): [x: number, y: number][] {
  const tiles = layers
    .filter(({ from, to, features }) => z >= from && z <= to && features.length > 0)
    .flatMap(({ features, buffer }) =>
      tilesIn(boundsOf(features.map(({ shape }) => shape)), z, buffer / EXTENT),
    );
  const unique = new Map(tiles.map((tile) => [tile.join('/'), tile]));
  return [...unique.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function under([x, y]: readonly [number, number], deeper: number): [x: number, y: number][] {
  const count = 2 ** deeper;
  return Array.from({ length: count * count }, (_, index): [number, number] => [
    x * count + (index % count),
    y * count + Math.floor(index / count),
  ]);
}
