import { clipperAreas } from '../../../src/adapters/map/data/clipper-areas.ts';
import type { Polygon } from '../../../src/domain/map/geometry.ts';
import { localMetres, type Point } from '../../../src/domain/map/local-metres.ts';
import type { Setback } from '../../../src/domain/map/map-config.ts';
import { buildableOf } from '../../../src/domain/map/setback.ts';

export const { toPosition } = localMetres([112.75, -7.25]);
const ringOf = (points: readonly Point[]) => [...points, ...points.slice(0, 1)].map(toPosition);
/** A parcel by the corners of its rings, in metres. */
export const shapeOf = (...rings: Point[][]): Polygon => rings.map(ringOf);
/** The corners of a rectangle. */
export const box = (west: number, south: number, east: number, north: number): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
/** One setback all around. */
export const all = (metres: number): Setback => ({ front: metres, rear: metres, side: metres });
/** The square metres that setbacks leave; NaN where they are unknown. */
export const leftOf = (shape: Polygon, setback: Setback) =>
  buildableOf(shape, setback, clipperAreas)?.area ?? Number.NaN;

/** An outline with one corner that turns away from the land. */
export const L: Point[] = [
  [0, 0],
  [40, 0],
  [40, 10],
  [10, 10],
  [10, 20],
  [0, 20],
];
