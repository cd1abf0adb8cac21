import type { Polygon, Position } from './geometry.ts';
import { streetReach } from './ground.ts';
import type { LocalMetres, Point } from './local-metres.ts';
import { dot, type Edge, step } from './outline.ts';
import { pointInPolygon } from './overlap.ts';
import { isShort, type Side } from './sides.ts';

/** A street's middle line. */
export interface StreetLine {
  /** '' where the map has none. */
  readonly name: string;
  /** Its class: 'arteri', 'kolektor', 'lokal', 'lorong'. */
  readonly size: string;
  readonly line: readonly Position[];
}

/** What lies around a parcel: streets, and the parcels beside it. */
export interface Surroundings {
  readonly streets: readonly StreetLine[];
  readonly neighbours: readonly Polygon[];
}

/** A side of a parcel that lies on a street. */
export interface FrontSide {
  readonly side: Side;
  /** The name of the street; '' where the map has none. */
  readonly street: string;
}

/** Metres between two places of an edge that are looked at. */
const SPACING = 4;
/** Metres outside an edge where a neighbour would be. */
const OUTSIDE = 1;
// A side lies along its street: the sides across it end at the street, too.
const ALONG = Math.cos(Math.PI / 4);

/**
 * Finds the sides of a parcel that lie on a street (spec §2 Map page): a street runs along them, as near as one of its class is
 * wide, and neither another parcel nor the parcel itself lies between.
 * @param edges of the outer ring of the shape
 */
export function frontSidesOf(
  sides: readonly Side[],
  edges: readonly Edge[],
  shape: Polygon,
  { streets, neighbours }: Surroundings,
  { toMetres, toPosition }: LocalMetres,
): readonly FrontSide[] {
  const near = streets.map((street) => ({ ...street, points: street.line.map(toMetres) }));
  const parcels = [shape, ...neighbours];
  const isTaken = (at: Point) => parcels.some((one) => pointInPolygon(toPosition(at), one));
  return sides.flatMap((side) => {
    const places = side.edges.flatMap((place) => placesOn(edges[place]));
    for (const { at, edge } of places) {
      if (isTaken(step(at, edge.inward, -OUTSIDE))) continue;
      const found = near.find((street) => runsAlong(street, at, edge, isTaken));
      if (found) return [{ side, street: found.name }];
    }
    return [];
  });
}

function placesOn(edge: Edge | undefined): readonly { readonly at: Point; readonly edge: Edge }[] {
  if (edge === undefined || isShort(edge)) return [];
  const count = Math.max(1, Math.floor(edge.length / SPACING));
  return Array.from({ length: count }, (_, index) => ({
    at: step(edge.from, edge.along, (edge.length * (index + 0.5)) / count),
    edge,
  }));
}

function runsAlong(
  { points, size }: { readonly points: readonly Point[]; readonly size: string },
  at: Point,
  { along, inward }: Edge,
  isTaken: (at: Point) => boolean,
): boolean {
  return points.slice(1).some((to, index) => {
    const from = points[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    if (length === 0 || Math.abs(dot(along, [dx / length, dy / length])) < ALONG) return false;
    const foot = dot([at[0] - from[0], at[1] - from[1]], [dx, dy]) / (length * length);
    // Beyond the end of a street there is none; beyond a bend it goes on.
    if (foot < 0 ? index === 0 : foot > 1 && index === points.length - 2) return false;
    const part = Math.min(1, Math.max(0, foot));
    const across: Point = [from[0] + dx * part - at[0], from[1] + dy * part - at[1]];
    const far = Math.hypot(...across);
    if (far > streetReach(size) || dot(across, inward) >= 0) return false;
    const probes = Math.floor(far / OUTSIDE);
    return !Array.from({ length: probes }, (_, probe) => (probe + 0.5) / probes).some((way) =>
      isTaken([at[0] + across[0] * way, at[1] + across[1] * way]),
    );
  });
}
