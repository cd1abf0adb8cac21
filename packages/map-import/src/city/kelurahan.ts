import Flatbush from 'flatbush';
import type { Area, Bounds, Polygon, Position } from '../geometry.ts';
import { boundsOf } from '../geometry.ts';
import { nameOf, textOf } from './fields.ts';
import { metresPerDegree } from './metres.ts';
import { kelurahanId } from './numbers.ts';
import { insideOf } from './triangles.ts';

/** A kelurahan with its land. */
export interface Kelurahan {
  readonly id: string;
  readonly name: string;
  readonly district: string;
  readonly polygons: Polygon[];
  readonly bounds: Bounds;
  readonly centre: Position;
}

/** Which fields say what of a kelurahan. */
export interface KelurahanFields {
  readonly nama: string;
  readonly kode?: string | undefined;
  readonly kecamatan?: string | undefined;
}

/** A kelurahan before its parts are joined. */
export interface NamedArea {
  readonly name: string;
  readonly district: string;
  readonly code: string;
  readonly polygons: Polygon[];
}

/** Reads names; areas without a name belong to no kelurahan. */
export function namedAreas(areas: readonly Area[], { nama, kode, kecamatan }: KelurahanFields): NamedArea[] {
  return areas.flatMap(({ properties, shape }) => {
    const name = nameOf(textOf(properties, nama));
    const district = nameOf(textOf(properties, kecamatan));
    const code = textOf(properties, kode);
    return name === '' ? [] : [{ name, district, code, polygons: shape.coordinates }];
  });
}

/**
 * Gives each kelurahan its id: the office's code where all have one of two to thirteen digits, else numbers in the order
 * of their names.
 */
export function numbered(areas: readonly NamedArea[]): Kelurahan[] {
  const sorted = areas.toSorted(
    (a, b) => a.district.localeCompare(b.district, 'id') || a.name.localeCompare(b.name, 'id'),
  );
  const codes = sorted.map(({ code }) => kelurahanId(code));
  const isCoded = codes.every((code) => code !== undefined) && new Set(codes).size === codes.length;
  const width = Math.max(2, String(sorted.length).length);
  const all = sorted.map(({ name, district, polygons }, index): Kelurahan => {
    const id = (isCoded ? codes[index] : undefined) ?? String(index + 1).padStart(width, '0');
    const bounds = boundsOf([{ type: 'MultiPolygon', coordinates: polygons }]);
    return { id, name, district, polygons, bounds, centre: insideOf(polygons) };
  });
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The kelurahan whose codes cannot be their ids, where some have one: without a usable one, and with one that others have too. */
export function uncoded(areas: readonly NamedArea[]): { without: string[]; repeated: string[] } {
  if (areas.every(({ code }) => code === '')) return { without: [], repeated: [] };
  const codes = areas.map(({ code }) => kelurahanId(code));
  const namesOf = (test: (code: string | undefined) => boolean) =>
    areas.filter((_, index) => test(codes[index])).map(({ name }) => name);
  return {
    without: namesOf((code) => code === undefined),
    repeated: namesOf((code) => code !== undefined && codes.indexOf(code) !== codes.lastIndexOf(code)),
  };
}

/** Metres within which a place outside every kelurahan still belongs to the nearest. */
const NEAR = 100;

/** Makes a function that gives the kelurahan of a place, by its place in the list. */
export function kelurahanFinder(all: readonly Kelurahan[]): (at: Position) => number | undefined {
  if (all.length === 0) return () => undefined;
  const index = new Flatbush(all.length);
  for (const { bounds } of all) index.add(...bounds);
  index.finish();
  return ([lon, lat]) => {
    const holding = index
      .search(lon, lat, lon, lat)
      .sort((a, b) => a - b)
      .find((found) => all[found]?.polygons.some((polygon) => isInside([lon, lat], polygon)));
    if (holding !== undefined) return holding;
    const [east, north] = metresPerDegree(lat);
    const near = index
      .search(lon - NEAR / east, lat - NEAR / north, lon + NEAR / east, lat + NEAR / north)
      .map((found) => ({ found, metres: metresTo([lon, lat], all[found]?.polygons ?? []) }))
      .sort((a, b) => a.metres - b.metres || a.found - b.found)[0];
    return near && near.metres <= NEAR ? near.found : undefined;
  };
}

/** Whether a place is in a polygon and in none of its holes. */
export function isInside([x, y]: Position, polygon: Polygon): boolean {
  let inside = false;
  for (const ring of polygon) {
    for (let index = 1; index < ring.length; index += 1) {
      const [ax, ay] = ring[index - 1] as Position;
      const [bx, by] = ring[index] as Position;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** Metres from a place to the nearest edge of polygons. */
export function metresTo([lon, lat]: Position, polygons: readonly Polygon[]): number {
  const [east, north] = metresPerDegree(lat);
  let least = Infinity;
  for (const ring of polygons.flat()) {
    for (let index = 1; index < ring.length; index += 1) {
      const [ax, ay] = ring[index - 1] as Position;
      const [bx, by] = ring[index] as Position;
      const [px, py] = [(lon - ax) * east, (lat - ay) * north];
      const [dx, dy] = [(bx - ax) * east, (by - ay) * north];
      const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(px - dx * along, py - dy * along));
    }
  }
  return least;
}
