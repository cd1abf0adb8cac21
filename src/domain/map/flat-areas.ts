import type { Polygon, Position } from './geometry.ts';
import type { LocalMetres, Point } from './local-metres.ts';
import { areaOf, signedArea } from './measure.ts';
import { pointInPolygon } from './overlap.ts';

/** A line around an area on a flat map, not closed: against the clock, around a hole with it. */
export type FlatRing = readonly Point[];

/** Operations on areas, accurate to a millimetre; rings may overlap, touch and cross. A library has them, not the domain. */
export interface AreaOperations {
  /** Gives the rings of what is left of an area when others are cut off it. */
  readonly subtract: (area: readonly FlatRing[], cuts: readonly FlatRing[]) => readonly FlatRing[];
  /** Gives the rings of what areas cover together. */
  readonly union: (areas: readonly FlatRing[]) => readonly FlatRing[];
}

/** Gives the square metres inside rings, without those of holes. */
export const squareMetresOf = (rings: readonly FlatRing[]): number =>
  rings.reduce((sum, ring) => sum + signedArea(ring), 0);

// In square metres.
const GRAIN = 0.01;

/** Gives rings as areas on the earth, each hole with the smallest outline around it. */
export function polygonsOf(rings: readonly FlatRing[], { toPosition }: LocalMetres): readonly Polygon[] {
  const closed = rings.map((ring): Position[] => [...ring, ...ring.slice(0, 1)].map(toPosition));
  const isOuter = (_: unknown, index: number) => signedArea(rings[index] ?? []) > 0;
  const holes = closed.filter((_, index) => !isOuter(_, index));
  // What a grain of rounding leaves is no ground.
  const outers = closed
    .filter((_, index) => isOuter(_, index) && signedArea(rings[index] ?? []) >= GRAIN)
    .sort((a, b) => areaOf(a) - areaOf(b));
  const holder = (hole: Position[]) => outers.find((outer) => hole.some((at) => pointInPolygon(at, [outer])));
  const held = holes.map((hole) => ({ hole, outer: holder(hole) }));
  return outers.map((outer) => [outer, ...held.flatMap((one) => (one.outer === outer ? [one.hole] : []))]);
}
