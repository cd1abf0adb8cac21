import type { Point } from './local-metres.ts';
import { dot, type Edge } from './outline.ts';

/** A side of a parcel: the edges of its outline between two corners. */
export interface Side {
  /** Places of its edges in the outline. */
  readonly edges: readonly number[];
  /** One metre into the land; of a side that bends, on the whole. */
  readonly inward: Point;
}

/** Metres: a shorter edge says nothing of a direction. It belongs to the sides before and behind it. */
const SHORT = 1;
// A surveyed side is a chain of edges that hardly turn; where one turns by more degrees stands a corner.
const CORNER = Math.cos((15 * Math.PI) / 180);
// Sides that face the same way within so many degrees are opposite to a front together, such as both rear sides of an L.
const SAME_WAY = Math.cos((10 * Math.PI) / 180);
const AS_OPPOSITE = 1e-6;

/** Parts the edges of an outer ring into its sides. It does not matter where the ring begins, or which way it runs. */
export function sidesOf(edges: readonly Edge[]): readonly Side[] {
  const long = edges.flatMap(({ length }, index) => (length >= SHORT ? [index] : []));
  const corners = long.filter((index, place) => isCorner(edges, long.at(place - 1), index));
  if (corners.length < 2) return edges.length === 0 ? [] : [sideOf(edges, [...edges.keys()])];
  return corners.map((first, place) => {
    const next = corners[(place + 1) % corners.length] ?? first;
    const before = long.at(long.indexOf(first) - 1) ?? first;
    // From behind the last long edge of the side before, up to the first long edge of the next.
    return sideOf(edges, between(before + 1, next, edges.length));
  });
}

function isCorner(edges: readonly Edge[], before: number | undefined, index: number): boolean {
  const [one, other] = [edges[before ?? index], edges[index]];
  return one !== undefined && other !== undefined && dot(one.along, other.along) < CORNER;
}

function between(first: number, end: number, count: number): number[] {
  const many = (end - first + count) % count || count;
  return Array.from({ length: many }, (_, index) => (first + index) % count);
}

function sideOf(edges: readonly Edge[], places: readonly number[]): Side {
  const own = places.flatMap((place) => edges[place] ?? []);
  const sum = own.reduce<Point>(
    ([x, y], { inward, length }) => [x + inward[0] * length, y + inward[1] * length],
    [0, 0],
  );
  const length = Math.hypot(...sum) || 1;
  return {
    edges: places,
    inward: [sum[0] / length, sum[1] / length],
  };
}

/**
 * Gives what may be the rear when a side is the front: the side that faces it most, with all that face the same way. Where two
 * face it as much in different ways, such as those of a triangle, each is an answer.
 */
export function rearsOf(sides: readonly Side[], front: Side): readonly (readonly Side[])[] {
  const others = sides.filter((side) => side !== front);
  if (others.length === 0) return [[]];
  const facing = others.map(({ inward }) => dot(inward, front.inward));
  const most = Math.min(...facing);
  const opposite = others.filter((_, index) => (facing[index] ?? 1) <= most + AS_OPPOSITE);
  return opposite.map((rear) => others.filter(({ inward }) => dot(inward, rear.inward) >= SAME_WAY));
}
