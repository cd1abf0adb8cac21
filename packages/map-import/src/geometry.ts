/** Longitude and latitude in WGS 84, in degrees. */
export type Position = [lon: number, lat: number];
/** Closed: the last position is the first. */
export type Ring = Position[];
/** The outer ring, then its holes. */
export type Polygon = Ring[];
/** West, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** The three kinds of shapes; each may have several parts. */
export type Shape =
  | { readonly type: 'MultiPolygon'; readonly coordinates: Polygon[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: Position[][] }
  | { readonly type: 'MultiPoint'; readonly coordinates: Position[] };

/** What a file says of a feature. */
export type Properties = Readonly<Record<string, unknown>>;

/** A feature as a file has it; its number is its place in the file, from 1. */
export interface Feature<S extends Shape = Shape> {
  readonly number: number;
  readonly properties: Properties;
  readonly shape: S;
}

/** A feature with an area. */
export type Area = Feature<Extract<Shape, { type: 'MultiPolygon' }>>;
/** A feature along a line. */
export type Line = Feature<Extract<Shape, { type: 'MultiLineString' }>>;
/** A feature at a point. */
export type Point = Feature<Extract<Shape, { type: 'MultiPoint' }>>;

export const isArea = (feature: Feature): feature is Area => feature.shape.type === 'MultiPolygon';
export const isLine = (feature: Feature): feature is Line => feature.shape.type === 'MultiLineString';
export const isPoint = (feature: Feature): feature is Point => feature.shape.type === 'MultiPoint';

/** Calls for each position of a shape, without making a list of them. */
export function eachPosition({ type, coordinates }: Shape, visit: (at: Position) => void): void {
  if (type === 'MultiPoint') coordinates.forEach(visit);
  else if (type === 'MultiLineString') for (const line of coordinates) line.forEach(visit);
  else for (const polygon of coordinates) for (const ring of polygon) ring.forEach(visit);
}

/** The bounds of shapes; of none they are the other way round (Infinity to -Infinity). */
export function boundsOf(shapes: Iterable<Shape>): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes) {
    eachPosition(shape, ([lon, lat]) => {
      if (lon < bounds[0]) bounds[0] = lon;
      if (lat < bounds[1]) bounds[1] = lat;
      if (lon > bounds[2]) bounds[2] = lon;
      if (lat > bounds[3]) bounds[3] = lat;
    });
  }
  return bounds;
}

/** The middle of bounds. */
export const middleOf = ([west, south, east, north]: Bounds): Position => [
  (west + east) / 2,
  (south + north) / 2,
];

/** Whether two bounds have a place in common. */
export const meet = (a: Bounds, b: Bounds): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** A number with so many decimals. */
export function rounded(value: number, decimals: number): number {
  const times = 10 ** decimals;
  return Math.round(value * times) / times;
}
