import type { Position } from './geometry.ts';

/** A point on a flat map: metres to the east and to the north. */
export type Point = readonly [east: number, north: number];

const EARTH_RADIUS_M = 6_378_137;
const RADIANS = Math.PI / 180;

/** Converts positions to a flat map and back; accurate within some kilometres of its origin. */
export interface LocalMetres {
  readonly toMetres: (position: Position) => Point;
  readonly toPosition: (point: Point) => Position;
}

/** Makes a flat map around a position. */
export function localMetres([lon, lat]: Position): LocalMetres {
  const north = EARTH_RADIUS_M * RADIANS;
  const east = north * Math.cos(lat * RADIANS);
  return {
    toMetres: ([x, y]) => [(x - lon) * east, (y - lat) * north],
    toPosition: ([x, y]) => [lon + x / east, lat + y / north],
  };
}
