import type { Point } from './local-metres.ts';
import { dot, type Edge } from './outline.ts';

/** A side of a parcel: the edges of its outline between two corners. */
export interface Side {
  /** Places of its edges in the outline. */
  readonly edges: readonly number[];
  /** One metre into the land; of a side that bends, on the whole. */
  readonly inward: Point;
}

/** Metres: a shorter edge makes no side; it belongs to that of its neighbours whose direction it has more of. */
const SHORT = 1;
/** Whether an edge is too short to say where a side runs. */
export const isShort = ({ length }: Edge): boolean => length < SHORT;
// A surveyed side is a chain of edges that hardly turn; where one turns by more degrees stands a corner.
const CORNER = Math.cos((15 * Math.PI) / 180);
// Sides that face the same way within so many degrees are opposite to a front together, such as both rear sides of an L.
const SAME_WAY = Math.cos((10 * Math.PI) / 180);
const AS_OPPOSITE = 1e-6;

/** Parts the edges of an outer ring into its sides. It does not matter where the ring begins, or which way it runs. */
export function sidesOf(edges: readonly Edge[]): readonly Side[] {
  const long = edges.flatMap((edge, index) => (isShort(edge) ? [] : [index]));
  const corners = long.filter((index, place) => isCorner(edges, long.at(place - 1), index));
  if (corners.length < 2) return edges.length === 0 ? [] : [sideOf(edges, [...edges.keys()])];
  return corners.map((first, place) => {
    const next = corners[(place + 1) % corners.length] ?? first;
    const before = long.at(long.indexOf(first) - 1) ?? first;
    const last = long.at(long.indexOf(next) - 1) ?? first;
    const isLead = (at: number) => along(edges, at, first) >= along(edges, at, before) - EVEN;
    const isTail = (at: number) => along(edges, at, last) >= along(edges, at, next) - EVEN;
    return sideOf(edges, [
      ...gap(before, first, edges.length).filter(isLead),
      ...gap(first, (last + 1) % edges.length, edges.length, first),
      ...gap(last, next, edges.length).filter(isTail),
    ]);
  });
}

const EVEN = 1e-9;

/** How much an edge has of another's direction. */
function along(edges: readonly Edge[], at: number, other: number): number {
  const [one, two] = [edges[at], edges[other]];
  return one && two ? dot(one.along, two.along) : 0;
}

function isCorner(edges: readonly Edge[], before: number | undefined, index: number): boolean {
  const [one, other] = [edges[before ?? index], edges[index]];
  return one !== undefined && other !== undefined && dot(one.along, other.along) < CORNER;
}

/** The places from one edge to another, without both; from `from` on where that is given. */
function gap(before: number, end: number, count: number, from = before + 1): number[] {
  const many = (end - from + count) % count;
  return Array.from({ length: many }, (_, index) => (from + index) % count);
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
  const answers = opposite.map((rear) => others.filter(({ inward }) => dot(inward, rear.inward) >= SAME_WAY));
  const keys = answers.map((rears) => rears.map((rear) => sides.indexOf(rear)).join());
  return answers.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
