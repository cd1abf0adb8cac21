import type { Polygon, Position, Ring } from '../geometry.ts';

const RADIUS = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const ECCENTRICITY = FLATTENING * (2 - FLATTENING);

/** Metres of a degree of longitude and of latitude at a latitude, on the ellipsoid of WGS 84. */
export function metresPerDegree(latitude: number): [east: number, north: number] {
  const phi = (latitude * Math.PI) / 180;
  const w = 1 - ECCENTRICITY * Math.sin(phi) ** 2;
  const across = RADIUS / Math.sqrt(w);
  const along = (RADIUS * (1 - ECCENTRICITY)) / w ** 1.5;
  return [(across * Math.cos(phi) * Math.PI) / 180, (along * Math.PI) / 180];
}

/** The area of a ring in square degrees: positive counter-clockwise. */
export function signedArea(ring: Ring): number {
  const [x0, y0] = ring[0] ?? [0, 0];
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [ax, ay] = ring[index - 1] as Position;
    const [bx, by] = ring[index] as Position;
    sum += (ax - x0) * (by - y0) - (bx - x0) * (ay - y0);
  }
  return sum / 2;
}

/** The area of a polygon in square metres, without its holes; true to a millionth for what is a few kilometres wide. */
export function areaOf(polygon: Polygon): number {
  const [outer = [], ...holes] = polygon;
  const [east, north] = metresPerDegree(middleLatitude(outer));
  const degrees =
    Math.abs(signedArea(outer)) - holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);
  return Math.max(0, degrees) * east * north;
}

function middleLatitude(ring: Ring): number {
  let [south, north] = [90, -90];
  for (const [, lat] of ring) {
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  return (south + north) / 2;
}

/** The area of all parts in square metres. */
export const areaOfAll = (polygons: readonly Polygon[]): number =>
  polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0);

/** The length of a line in metres. */
export function lengthOf(line: readonly Position[]): number {
  const [east, north] = metresPerDegree(line[0]?.[1] ?? 0);
  let length = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1] as Position, line[index] as Position];
    length += Math.hypot((b[0] - a[0]) * east, (b[1] - a[1]) * north);
  }
  return length;
}
