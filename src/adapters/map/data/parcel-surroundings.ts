import type { VectorTile } from '@mapbox/vector-tile';
import type { Surroundings } from '../../../domain/map/front-sides.ts';
import type { Bounds, Polygon } from '../../../domain/map/geometry.ts';
import { localMetres } from '../../../domain/map/local-metres.ts';
import type { Parcel } from '../../../domain/map/place.ts';
import { areasIn, linesIn, textOf } from './tile-features.ts';
import { type Tile, tilesOf } from './tile-grid.ts';

/** Metres: a street that is farther away is not that of the parcel. */
const AROUND = 25;
/** A parcel that lies in more tiles is a forest or a port: its front is not looked for. */
const MOST_TILES = 9;

/**
 * Reads the streets and parcels beside a parcel, from all tiles that it touches. Nothing where one of them does not come: then
 * no front is known.
 * @param parcelName the attribute with a parcel's number
 */
export async function surroundingsOf(
  { id, shape, others = [] }: Pick<Parcel, 'id' | 'shape' | 'others'>,
  zoom: number,
  tileAt: (tile: Tile) => Promise<VectorTile | undefined>,
  parcelName: string,
): Promise<Surroundings> {
  const bounds = boundsAround([shape, ...others]);
  const tiles = tilesOf(bounds, zoom);
  if (tiles.length > MOST_TILES) return { streets: [], neighbours: [] };
  const read = await Promise.all(
    tiles.map(async (tile) => {
      const layers = (await tileAt(tile))?.layers;
      return {
        streets: linesIn(layers?.jalan, tile, bounds).map(({ properties, line }) => ({
          name: textOf(properties, 'nama'),
          size: textOf(properties, 'kelas'),
          line,
        })),
        neighbours: areasIn(layers?.persil, tile, bounds)
          .filter(({ properties }) => !['', id].includes(textOf(properties, parcelName)))
          .map((area) => area.shape),
      };
    }),
  );
  return {
    streets: read.flatMap(({ streets }) => streets),
    neighbours: read.flatMap(({ neighbours }) => neighbours),
  };
}

function boundsAround(parts: readonly Polygon[]): Bounds {
  const positions = parts.flatMap(([outer = []]) => outer);
  const lons = positions.map(([lon]) => lon);
  const lats = positions.map(([, lat]) => lat);
  const [west, north] = localMetres([Math.min(...lons), Math.max(...lats)]).toPosition([-AROUND, AROUND]);
  const [east, south] = localMetres([Math.max(...lons), Math.min(...lats)]).toPosition([AROUND, -AROUND]);
  return [west, south, east, north];
}
