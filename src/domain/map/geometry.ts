/** A position in WGS 84: longitude, then latitude, in degrees. */
export type Position = readonly [lon: number, lat: number];

/** West, south, east, north, in degrees of WGS 84. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** A closed line of positions; the last equals the first. */
export type Ring = readonly Position[];

/** An area on the map: an outer ring, then its holes. */
export type Polygon = readonly Ring[];

/** How deep the lists of a geometry of GeoJSON are above its positions; a type that is missing here has none. */
export const GEOMETRY_DEPTHS: Readonly<Record<string, number>> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};
