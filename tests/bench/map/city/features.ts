import { degrees, type Metres } from './ground.ts';

/** What a feature is drawn by. */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: readonly number[] }
  | { readonly type: 'LineString'; readonly coordinates: readonly (readonly number[])[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly (readonly number[])[])[] };

/** A feature of GeoJSON. */
export interface Feature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string | number>>;
  readonly geometry: Geometry;
}

type Properties = Feature['properties'];

/** Makes an area; its ring is closed here. */
export function area(points: readonly Metres[], properties: Properties): Feature {
  const ring = [...points, ...points.slice(0, 1)].map(degrees);
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** Makes a line. */
export function line(points: readonly Metres[], properties: Properties): Feature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: points.map(degrees) } };
}

/** Makes a point. */
export function point(at: Metres, properties: Properties): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: degrees(at) } };
}
