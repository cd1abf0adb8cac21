import type { AreaOperations, FlatRing } from './flat-areas.ts';
import type { Point } from './local-metres.ts';
import { cross, dot, type Edge, step } from './outline.ts';
import { isShort } from './sides.ts';

/**
 * Gives what lies nearer to some edges than their setback. Where the outline turns into the land, the line of the setback runs
 * on straight, as it is staked out; where it turns away, it goes around the corner.
 * @param edges of a ring, in order
 * @param places of edges that follow one another
 * @param metres the setback, above 0
 */
export function cutOff(
  edges: readonly Edge[],
  places: readonly number[],
  metres: number,
  { union }: AreaOperations,
): readonly FlatRing[] {
  const isWhole = places.length === edges.length;
  return union(
    places.flatMap((place, index) => {
      const edge = edges[place] as Edge;
      const ahead = lineBeyond(edges, place, metres, FORTH);
      const behind = lineBeyond(edges, place, metres, BACK);
      const isLast = !isWhole && index === places.length - 1;
      const isFirst = !isWhole && index === 0;
      return [
        [...[...behind].reverse(), edge.from, edge.to, ...ahead],
        ...around(edge, edges.at((place + 1) % edges.length), metres, FORTH, isLast),
        ...around(edge, edges.at(place - 1), metres, BACK, isFirst),
      ];
    }),
  );
}

const FORTH = 1;
const BACK = -1;
type Way = typeof FORTH | typeof BACK;
const STRAIGHT = 1e-9;

const heading = ({ along }: Edge, way: Way): Point => [along[0] * way, along[1] * way];

/** The line of a setback at one end of its edge; that of a short edge has no direction to run on in. */
function lineBeyond(edges: readonly Edge[], place: number, metres: number, way: Way): readonly Point[] {
  const edge = edges[place] as Edge;
  if (isShort(edge)) return [step(way === FORTH ? edge.to : edge.from, edge.inward, metres)];
  return runOn(edges, place, metres, way);
}

/** The line of a setback beyond one end of its edge: above the outline, until that is as deep as the setback. */
function runOn(edges: readonly Edge[], place: number, metres: number, way: Way): readonly Point[] {
  const edge = edges[place] as Edge;
  const { from, inward } = edge;
  const deep = ([x, y]: Point): number => dot([x - from[0], y - from[1]], inward);
  const points: Point[] = [];
  let at = way === FORTH ? edge.to : from;
  let before = heading(edge, way);
  for (let far = 1; far < edges.length; far += 1) {
    const next = edges.at((place + way * far) % edges.length) as Edge;
    const direction = heading(next, way);
    const turnsAway = cross(before, direction) * way < -STRAIGHT;
    // From a right angle on nothing lies beyond the end.
    if (turnsAway || dot(heading(edge, way), direction) <= STRAIGHT) break;
    const end = way === FORTH ? next.to : next.from;
    if (deep(end) >= metres) {
      const part = (metres - deep(at)) / (deep(end) - deep(at));
      return [...points, [at[0] + (end[0] - at[0]) * part, at[1] + (end[1] - at[1]) * part]];
    }
    points.push(end);
    at = end;
    before = direction;
  }
  return [...points, step(at, inward, metres - deep(at))];
}

// Degrees between two points of a drawn arc.
const ARC = Math.PI / 24;

/**
 * What lies nearer than a setback to the end of an edge: where the outline turns away, as far as the next edge's own setback
 * begins, and where that may be a lesser one, all around.
 */
function around(
  edge: Edge,
  next: Edge | undefined,
  metres: number,
  way: Way,
  isLast: boolean,
): readonly FlatRing[] {
  if (next === undefined) return [];
  const turn = cross(heading(edge, way), heading(next, way)) * way;
  const onward = dot(edge.along, next.along);
  const isBack = Math.abs(turn) <= STRAIGHT && onward < 0;
  if (turn >= -STRAIGHT && !isBack && !isLast) return [];
  const angle = isLast || isBack ? Math.PI : Math.atan2(-turn, onward);
  const count = Math.ceil(angle / ARC);
  // It lies around the true arc, so that nothing within it is left over.
  const radius = metres / Math.cos(angle / count / 2);
  const at = way === FORTH ? edge.to : edge.from;
  const arc = Array.from({ length: count + 1 }, (_, index) => {
    const part = -way * (index / count) * angle;
    const [cos, sin, [x, y]] = [Math.cos(part), Math.sin(part), edge.inward];
    return step(at, [x * cos - y * sin, x * sin + y * cos], radius);
  });
  return [way === FORTH ? [at, ...arc.reverse()] : [at, ...arc]];
}
