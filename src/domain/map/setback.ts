import { cutOff } from './cut-off.ts';
import { type AreaOperations, type FlatRing, polygonsOf, squareMetresOf } from './flat-areas.ts';
import { frontSidesOf, type Surroundings } from './front-sides.ts';
import type { Polygon } from './geometry.ts';
import { localMetres } from './local-metres.ts';
import type { Setback } from './map-config.ts';
import { type Edge, edgesOf } from './outline.ts';
import { rearsOf, type Side, sidesOf } from './sides.ts';

/** The part of a parcel inside its setbacks. */
export interface Buildable {
  /** Where may be built; empty where the setbacks leave nothing. */
  readonly shapes: readonly Polygon[];
  /** In square metres. */
  readonly area: number;
  /** The streets on which the parcel lies; absent where none is known. */
  readonly streets?: readonly string[];
}

// Of an outline that crosses itself nobody can say what is inside. Metres by which rounding moves an edge.
const ROUNDING = 0.001;

/**
 * Calculates the area of a parcel inside its setbacks: its outline without all that lies nearer to an edge than the setback of
 * that edge (spec §2 Map page). The front is the side on a street; where there are several or none is known, the one that leaves
 * the least.
 * @returns undefined where it cannot be calculated: no area, or an outline that crosses itself
 */
export function buildableOf(
  shape: Polygon,
  setback: Setback,
  areas: AreaOperations,
  around: Surroundings = { streets: [], neighbours: [] },
): Buildable | undefined {
  const [origin] = shape[0] ?? [];
  if (origin === undefined) return undefined;
  const flat = localMetres(origin);
  const [outer = [], ...inner] = edgesOf(shape, flat);
  // A hole without an area is none.
  const holes = inner.filter(({ length }) => length > 0);
  const rings = [outer, ...holes];
  const area = rings.map((edges) => edges.map(({ from }) => from));
  const long = rings.flat().reduce((sum, { length }) => sum + length, 0);
  if (outer.length === 0 || !isPlain(area, long * ROUNDING, areas)) return undefined;
  const sides = sidesOf(outer);
  const fronts = frontSidesOf(sides, outer, shape, around, flat);
  const least = Math.min(setback.front, setback.rear, setback.side);
  const cut = cutterOf(outer, areas);
  // All edges keep the least of the three: what is more is cut off for each possible front.
  const remaining = areas.subtract(area, [
    ...cut([...outer.keys()], least),
    ...holes.flatMap((edges) => cutterOf(edges, areas)([...edges.keys()], setback.side)),
  ]);
  const mains = fronts.length > 0 ? fronts.map(({ side }) => side) : sides;
  const possible = assignmentsOf(sides, mains, setback).map((metresOf) => {
    const more = sides.filter((side) => metresOf(side) > least);
    const cuts = more.flatMap((side) => cut(side.edges, metresOf(side)));
    return areas.subtract(remaining, cuts);
  });
  const smallest = possible.reduce((a, b) => (squareMetresOf(b) < squareMetresOf(a) ? b : a));
  return {
    shapes: polygonsOf(smallest, flat),
    area: squareMetresOf(smallest),
    ...(fronts.length > 0 && { streets: [...new Set(fronts.map(({ street }) => street))] }),
  };
}

/** Cuts off edges of a ring by their setback; what was cut once is known. */
function cutterOf(edges: readonly Edge[], areas: AreaOperations) {
  const known = new Map<string, readonly FlatRing[]>();
  return (places: readonly number[], metres: number): readonly FlatRing[] => {
    if (metres <= 0) return [];
    const key = `${places[0]} ${places.length} ${metres}`;
    const cut = known.get(key) ?? cutOff(edges, places, metres, areas);
    known.set(key, cut);
    return cut;
  };
}

function isPlain(area: readonly FlatRing[], rounding: number, { union }: AreaOperations): boolean {
  const covered = squareMetresOf(union(area));
  return covered > 0 && Math.abs(covered - squareMetresOf(area)) <= rounding;
}

/** The setback of each side, for each of those that may be the front, and for each rear of it. */
function assignmentsOf(
  sides: readonly Side[],
  mains: readonly Side[],
  { front, rear, side }: Setback,
): readonly ((one: Side) => number)[] {
  return mains.flatMap((main) =>
    rearsOf(sides, main).map((rears) => (one: Side) => {
      if (one === main) return front;
      return rears.includes(one) ? rear : side;
    }),
  );
}
