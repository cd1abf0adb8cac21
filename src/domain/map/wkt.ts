import { GEOMETRY_DEPTHS } from './geometry.ts';

/** Coordinates of GeoJSON: a position, or lists of them to any depth. */
type Coordinates = readonly unknown[];

/** A geometry of GeoJSON (RFC 7946). */
export interface DataGeometry {
  readonly type: string;
  readonly coordinates?: Coordinates;
  readonly geometries?: readonly DataGeometry[];
}

/**
 * Writes a geometry as well-known text with every digit that it has (contract "Map data"): POINT (112.75 -7.25).
 * @returns '' where it is none
 */
export function wktOf({ type, coordinates = [], geometries }: DataGeometry): string {
  if (geometries) return `GEOMETRYCOLLECTION ${bracketed(geometries.map(wktOf))}`;
  const depth = GEOMETRY_DEPTHS[type];
  if (depth === undefined) return '';
  const height = isHigh(coordinates) ? ' Z' : '';
  // A point is the only one of which the position itself has brackets.
  return `${type.toUpperCase()}${height} ${listed(depth === 0 ? [coordinates] : coordinates, Math.max(depth, 1))}`;
}

function listed(list: Coordinates, depth: number): string {
  const parts = list as readonly Coordinates[];
  return bracketed(parts.map((part) => (depth === 1 ? part.join(' ') : listed(part, depth - 1))));
}

const bracketed = (parts: readonly string[]): string =>
  parts.length === 0 ? 'EMPTY' : `(${parts.join(', ')})`;

const isHigh = (coordinates: Coordinates): boolean => {
  const [first] = coordinates;
  return Array.isArray(first) ? isHigh(first) : coordinates.length > 2;
};
