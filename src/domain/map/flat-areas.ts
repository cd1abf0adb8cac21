import type { Point } from './local-metres.ts';
import { signedArea } from './measure.ts';

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
