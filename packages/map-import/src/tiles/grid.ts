import type { Bounds, Position } from '../geometry.ts';

/** A place on the grid of tiles of a zoom, in tiles from the upper left corner of the world. */
export function gridPlace([lon, lat]: Position, z: number): [x: number, y: number] {
  const count = 2 ** z;
  const sin = Math.sin((lat * Math.PI) / 180);
  return [((lon + 180) / 360) * count, (0.5 - Math.atanh(sin) / (2 * Math.PI)) * count];
}

/** The tiles of a zoom that bounds touch, widened on each side by a part of a tile. */
export function tilesIn([west, south, east, north]: Bounds, z: number, wider = 0): [x: number, y: number][] {
  const [left, top] = gridPlace([west, north], z);
  const [right, bottom] = gridPlace([east, south], z);
  const tiles: [number, number][] = [];
  for (let x = Math.floor(left - wider); x <= Math.floor(right + wider); x += 1) {
    for (let y = Math.floor(top - wider); y <= Math.floor(bottom + wider); y += 1) tiles.push([x, y]);
  }
  return tiles;
}
