import type { Polygon } from './geometry.ts';
import type { LocalMetres, Point } from './local-metres.ts';
import { signedArea } from './measure.ts';

/** An edge of an outline, as a traveller walks who has the land to the left. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** Its length in metres. */
  readonly length: number;
  /** One metre along it. */
  readonly along: Point;
  /** One metre into the land. */
  readonly inward: Point;
}

/** Metres: points that are nearer to each other are one. */
const SAME_POINT = 0.01;

/**
 * Gives the edges of an area's rings on a flat map, the outer ring's first. Doubled points are one, and it does not matter in
 * which direction or from which point a ring runs. A ring without an area has no edges.
 */
export function edgesOf(area: Polygon, { toMetres }: LocalMetres): readonly (readonly Edge[])[] {
  return area.map((ring, index) => {
    const points = withoutDoubles(ring.map(toMetres));
    const turned = signedArea(points);
    if (points.length < 3 || turned === 0) return [];
    const isOuter = index === 0;
    return edgesBetween(turned > 0 === isOuter ? points : points.reverse());
  });
}

function withoutDoubles(points: readonly Point[]): Point[] {
  const distinct: Point[] = [];
  for (const point of points) {
    const before = distinct.at(-1);
    if (before === undefined || apart(before, point) >= SAME_POINT) distinct.push(point);
  }
  while (distinct.length > 1 && apart(distinct[0] as Point, distinct.at(-1) as Point) < SAME_POINT)
    distinct.pop();
  return distinct;
}

function edgesBetween(points: readonly Point[]): Edge[] {
  return points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const length = apart(from, to);
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return { from, to, length, along, inward: [-along[1], along[0]] };
  });
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Gives how far two directions of one metre agree: 1 the same, 0 across, -1 opposite. */
export const dot = ([ax, ay]: Point, [bx, by]: Point): number => ax * bx + ay * by;

/** Gives how far a direction turns into another: positive to the left, into the land. */
export const cross = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx;

/** Goes from a point some metres into a direction. */
export const step = ([x, y]: Point, [dx, dy]: Point, metres: number): Point => [
  x + dx * metres,
  y + dy * metres,
];
