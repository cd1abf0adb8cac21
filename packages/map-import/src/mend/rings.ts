import { areaOf, signedArea } from '../city/metres.ts';
import type { Polygon, Position, Ring } from '../geometry.ts';

/** What was mended in a polygon. */
export interface Mended {
  readonly polygon: Polygon | undefined;
  /** A hole ran the same way as its outer ring. */
  readonly turned: boolean;
  /** Something smaller than a sliver was left out: a hole, or all of it. */
  readonly sliver: boolean;
}

/** Square metres below which a part is a slip of drawing. */
const SLIVER = 0.05;

/** Closes the rings of a polygon that are open. */
export function closeRings(polygon: Polygon): { polygon: Polygon; closed: boolean } {
  if (polygon.every(isClosed)) return { polygon, closed: false };
  return { polygon: polygon.map(closedRing), closed: true };
}

function closedRing(ring: Ring): Ring {
  const [first] = ring;
  return first === undefined || isClosed(ring) ? ring : [...ring, first];
}

/** Drops repeated positions and slivers, and turns rings the way of GeoJSON: outer ones counter-clockwise. */
export function mendRings(polygon: Polygon): Mended {
  const rings = polygon.map(tidied);
  const whole = rings
    .filter((ring, index) => index > 0 || ring.length >= 4)
    .filter((ring) => !isSliver(ring));
  const outer = rings[0];
  if (outer === undefined || isSliver(outer)) {
    return { polygon: undefined, turned: false, sliver: true };
  }
  const way = signedArea(outer) > 0;
  const turned = rings.slice(1).some((ring) => !isSliver(ring) && signedArea(ring) > 0 === way);
  const mended = whole.map((ring, index) =>
    signedArea(ring) > 0 === (index === 0) ? ring : ring.toReversed(),
  );
  return { polygon: mended, turned, sliver: whole.length < rings.length };
}

const isSliver = (ring: Ring): boolean => ring.length < 4 || areaOf([ring]) < SLIVER;

function isClosed(ring: Ring): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}

function tidied(ring: Ring): Ring {
  const isRepeated = (at: Position, index: number) => {
    const before = ring[index - 1];
    return before !== undefined && at[0] === before[0] && at[1] === before[1];
  };
  // Most rings have nothing to tidy, and a copy of all of them takes hundreds of megabytes.
  return ring.some(isRepeated) ? ring.filter((at, index) => !isRepeated(at, index)) : ring;
}
