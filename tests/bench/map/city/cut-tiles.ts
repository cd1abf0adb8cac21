import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Bounds } from '../../../../src/domain/map/geometry.ts';
import type { Feature } from './features.ts';
import type { Tile } from './pmtiles-writer.ts';

/** A layer of the tiles, and from which zoom on it is there. */
export interface TileLayer {
  readonly name: string;
  readonly from: number;
  readonly features: readonly Feature[];
  /** How far features reach into the next tile, in 4096ths of a tile; what is read as a whole needs all of itself. */
  readonly buffer?: number;
}

/** The zooms of the tiles; the map draws closer ones from the last. */
export const ZOOMS = { first: 10, last: 15 };

/** What an archive says of its layers, as readers of PMTiles expect it. */
export function tileMetadata(layers: readonly TileLayer[]) {
  return {
    vector_layers: layers.map(({ name, from }) => ({
      id: name,
      fields: {},
      minzoom: from,
      maxzoom: ZOOMS.last,
    })),
  };
}
const EXTENT = 4096;

/** Cuts layers into vector tiles. */
export function cutTiles(layers: readonly TileLayer[], bounds: Bounds): Tile[] {
  const indices = layers.map(({ name, from, features, buffer = 64 }) => ({
    name,
    from,
    index: new GeoJSONVT({ type: 'FeatureCollection', features } as never, {
      maxZoom: ZOOMS.last,
      indexMaxZoom: ZOOMS.last,
      indexMaxPoints: 0,
      tolerance: 2,
      extent: EXTENT,
      buffer,
    }),
  }));
  const tiles: Tile[] = [];
  for (let z = ZOOMS.first; z <= ZOOMS.last; z += 1) {
    const [left, top] = tileAt([bounds[0], bounds[3]], z);
    const [right, bottom] = tileAt([bounds[2], bounds[1]], z);
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) {
        const parts = indices.flatMap(({ name, from, index }) => {
          const tile = z >= from ? index.getTile(z, x, y) : null;
          return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
        });
        if (parts.length === 0) continue;
        tiles.push({ z, x, y, data: fromGeojsonVt(joined(parts), { version: 2, extent: EXTENT }) });
      }
    }
  }
  return tiles;
}

type Cut = NonNullable<ReturnType<GeoJSONVT['getTile']>>;

// Layers of one name that begin at different zooms are one in the tile.
function joined(parts: readonly (readonly [name: string, tile: Cut])[]): Record<string, Cut> {
  const layers: Record<string, Cut> = {};
  for (const [name, tile] of parts) {
    const before = layers[name];
    layers[name] = before ? { ...before, features: [...before.features, ...tile.features] } : tile;
  }
  return layers;
}

function tileAt([lon, lat]: readonly [number, number], z: number): [x: number, y: number] {
  const count = 2 ** z;
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return [Math.floor(((lon + 180) / 360) * count), Math.floor(y * count)];
}
