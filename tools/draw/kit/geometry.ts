/** x and y in pixels, y downwards. */
export type Point = readonly [x: number, y: number];

/** Corners in order; the last joins the first. */
export type Polygon = readonly Point[];

/** The side of a line where nx·x + ny·y ≥ d; (nx, ny) has length 1. */
export interface HalfPlane {
  readonly nx: number;
  readonly ny: number;
  readonly d: number;
}

/** A rectangle round a shape, along its longest edge: two axes and the reach on each. */
export interface Frame {
  readonly along: Point;
  readonly across: Point;
  readonly u: readonly [low: number, high: number];
  readonly v: readonly [low: number, high: number];
}

/** Gives the edges of a polygon as pairs of corners. */
export function edgesOf(shape: Polygon): [Point, Point][] {
  return shape.map((corner, index) => [corner, shape[(index + 1) % shape.length] ?? corner]);
}

/** Gives the area in square pixels, whichever way round the corners run. */
export function areaOf(shape: Polygon): number {
  return Math.abs(edgesOf(shape).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2);
}

/** Gives the mean of the corners. */
export function centreOf(shape: Polygon): Point {
  const sum = shape.reduce<Point>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / shape.length, sum[1] / shape.length];
}

/** Gives how far a point lies inside a half plane, in pixels; negative outside. */
export function depthIn(plane: HalfPlane, [x, y]: Point): number {
  return x * plane.nx + y * plane.ny - plane.d;
}

/** Gives the other side of the same line. */
export function opposite({ nx, ny, d }: HalfPlane): HalfPlane {
  return { nx: -nx, ny: -ny, d: -d };
}

/** Cuts off what lies outside a half plane; an empty list when nothing is left. */
export function clip(shape: Polygon, plane: HalfPlane): Point[] {
  const kept: Point[] = [];
  for (const [a, b] of edgesOf(shape)) {
    const from = depthIn(plane, a);
    const to = depthIn(plane, b);
    if (from >= 0) kept.push(a);
    if (from >= 0 !== to >= 0) {
      const t = from / (from - to);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  }
  return kept;
}

/** Moves every edge of a convex shape inwards by a number of pixels; an empty list when nothing is left. */
export function inset(shape: Polygon, pixels: number): Point[] {
  const centre = centreOf(shape);
  let left: Point[] = [...shape];
  for (const [a, b] of edgesOf(shape)) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 0.5) continue;
    const nx = (a[1] - b[1]) / length;
    const ny = (b[0] - a[0]) / length;
    const edge = { nx, ny, d: a[0] * nx + a[1] * ny };
    const inward = depthIn(edge, centre) < 0 ? opposite(edge) : edge;
    left = clip(left, { ...inward, d: inward.d + pixels });
    if (left.length < 3) return [];
  }
  return left;
}

/** Tells whether a point lies in a convex shape. */
export function contains(shape: Polygon, [x, y]: Point): boolean {
  const sides = edgesOf(shape).map(([a, b]) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** Fits a rectangle round a shape, along its longest edge. */
export function frameOf(shape: Polygon): Frame {
  let along: Point = [1, 0];
  let longest = 0;
  for (const [a, b] of edgesOf(shape)) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length <= longest) continue;
    longest = length;
    along = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  }
  const across: Point = [-along[1], along[0]];
  const reach = (axis: Point): [number, number] => {
    const steps = shape.map(([x, y]) => x * axis[0] + y * axis[1]);
    return [Math.min(...steps), Math.max(...steps)];
  };
  return { along, across, u: reach(along), v: reach(across) };
}

/** Gives the point at steps u and v along the axes of a frame. */
export function pointIn({ along, across }: Frame, u: number, v: number): Point {
  return [along[0] * u + across[0] * v, along[1] * u + across[1] * v];
}

/** Gives the shortest distance in pixels from a point to a line of joined points. */
export function distanceTo(line: readonly Point[], [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index++) {
    const [ax, ay] = line[index - 1] ?? [0, 0];
    const [bx, by] = line[index] ?? [0, 0];
    const dx = bx - ax;
    const dy = by - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * t, y - ay - dy * t));
  }
  return nearest;
}

/** Gives the convex outline of points, all outlines running the same way round. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      for (;;) {
        const b = chain.at(-1);
        const a = chain.at(-2);
        if (!a || !b) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
