import type { Bounds, Position } from '../../../domain/map/geometry.ts';
import { localMetres } from '../../../domain/map/local-metres.ts';

/** The edge of the square that web maps show of the earth, in degrees. */
const MAX_LATITUDE = 85.05;

/** A tile by its zoom, column and row. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A position in its tile. */
export interface GridPosition extends Tile {
  readonly at: Position;
  /** Its position in its tile, from 0 to 1. */
  readonly inTile: readonly [right: number, down: number];
}

/** Finds the tile of a position; undefined where web maps do not reach. */
export function positionOnGrid(at: Position, z: number): GridPosition | undefined {
  const [lon, lat] = at;
  if (lon < -180 || lon >= 180 || Math.abs(lat) > MAX_LATITUDE) return undefined;
  const sin = Math.sin((lat * Math.PI) / 180);
  const right = ((lon + 180) / 360) * 2 ** z;
  const down = (0.5 - Math.atanh(sin) / (2 * Math.PI)) * 2 ** z;
  const x = Math.floor(right);
  const y = Math.floor(down);
  return { at, x, y, z, inTile: [right - x, down - y] };
}

/** Gives where bounds lie on a tile, from 0 to 1 inside it; undefined where web maps do not reach. */
export function boxOnTile([west, south, east, north]: Bounds, { x, y, z }: Tile) {
  const first = positionOnGrid([west, north], z);
  const last = positionOnGrid([east, south], z);
  if (first === undefined || last === undefined) return undefined;
  const offset = (at: GridPosition) => [at.x - x + at.inTile[0], at.y - y + at.inTile[1]] as const;
  return { first: offset(first), last: offset(last) };
}

/** Gives the tiles that a square around a position touches, so many metres to each side. */
export function tilesAround(at: Position, metres: number, z: number): Tile[] {
  const { toPosition } = localMetres(at);
  const [west, north] = toPosition([-metres, metres]);
  const [east, south] = toPosition([metres, -metres]);
  return tilesOf([west, south, east, north], z);
}

/** Gives the tiles that bounds touch. */
export function tilesOf([west, south, east, north]: Bounds, z: number): Tile[] {
  const first = positionOnGrid([west, north], z);
  const last = positionOnGrid([east, south], z);
  if (first === undefined || last === undefined) return [];
  const tiles: Tile[] = [];
  for (let y = first.y; y <= last.y; y += 1) {
    for (let x = first.x; x <= last.x; x += 1) tiles.push({ x, y, z });
  }
  return tiles;
}
