import type { Polygon, Position } from './geometry.ts';
import { localMetres, type Point } from './local-metres.ts';
import type { Setback } from './map-config.ts';
import { signedArea } from './measure.ts';

/** The part of a parcel inside its setbacks. */
export interface Buildable {
  /** Where may be built; absent where nothing is left. */
  readonly shape?: Polygon;
  /** In square metres. */
  readonly area: number;
}

/**
 * Calculates the area of a parcel inside its setbacks (spec §2 Map page). If the front edge is not known, the edge that
 * leaves the least area counts as the front; a bay of the outline counts as if it were cut off.
 */
export function buildableOf(shape: Polygon, setback: Setback): Buildable {
  const ring = shape[0]?.slice(0, -1) ?? [];
  const [origin] = ring;
  if (origin === undefined || ring.length < 3) return { area: 0 };
  const flat = localMetres(origin);
  const points = ring.map(flat.toMetres);
  const outline = signedArea(points) < 0 ? points.reverse() : points;
  const candidates = outline.map((_, front) => inset(outline, front, setback));
  const least = candidates.reduce((a, b) => (area(b) < area(a) ? b : a));
  if (least.length < 3) return { area: 0 };
  const positions: Position[] = least.map(flat.toPosition);
  const [first] = positions;
  return { shape: [first ? [...positions, first] : positions], area: area(least) };
}

const area = (points: readonly Point[]): number => (points.length < 3 ? 0 : Math.abs(signedArea(points)));

function inset(outline: readonly Point[], front: number, setback: Setback): readonly Point[] {
  const normals = outline.map((from, index) => inward(from, outline[(index + 1) % outline.length] ?? from));
  const ahead = normals[front] ?? [0, 0];
  const facing = normals.map(([x, y]) => x * ahead[0] + y * ahead[1]);
  const rear = facing.indexOf(Math.min(...facing));
  return outline.reduce<readonly Point[]>((left, from, index) => {
    const keep = index === front ? setback.front : index === rear ? setback.rear : setback.side;
    return clip(left, from, normals[index] ?? [0, 0], keep);
  }, outline);
}

function inward([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [-(y2 - y1) / length, (x2 - x1) / length];
}

// Keeps the part that is at least this many metres inward of an edge.
function clip(points: readonly Point[], [x0, y0]: Point, [nx, ny]: Point, metres: number): Point[] {
  const depth = ([x, y]: Point): number => (x - x0) * nx + (y - y0) * ny - metres;
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const a = depth(from);
    const b = depth(to);
    const own = a >= 0 ? [from] : [];
    if (a >= 0 === b >= 0) return own;
    const part = a / (a - b);
    const crossing: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return [...own, crossing];
  });
}
