import type { Kelurahan, Street } from '../../../src/domain/map/city-overview.ts';
import type { Bounds, Position } from '../../../src/domain/map/geometry.ts';
import type { TileLayer } from './city/cut-tiles.ts';
import type { Feature, Geometry } from './city/features.ts';
import type { DrawnParcel } from './city/parcels.ts';

/** The sample city beside itself: across from west to east, up from south to north; itself stands at 0, 0. */
export const ACROSS = [-2, -1, 0, 1, 2];
const UP = [-2, -1, 0, 1];
/** Kelurahan that become one: ids have two digits, and twenty cities have more kelurahan than that. */
const TOGETHER = 4;

/** One of the cities side by side. */
export interface CityCopy {
  readonly index: number;
  /** How far it is moved, in degrees. */
  readonly by: Position;
  /** The land that is its own. */
  readonly box: Bounds;
}

/** Gives the copies of a city, and the bounds of them all. */
export function copiesOf([west, south, east, north]: Bounds): { copies: CityCopy[]; bounds: Bounds } {
  const [width, height] = [(east - west) * 1.03, (north - south) * 1.03];
  const places = UP.flatMap((up) => ACROSS.map((across): Position => [across * width, up * height]));
  const copies = places.map((by, index): CityCopy => {
    const [left, bottom] = [west + by[0], south + by[1]];
    return { index, by, box: [left, bottom, left + width, bottom + height] };
  });
  const edges = (side: 0 | 1 | 2 | 3) => copies.map(({ box }) => box[side]);
  return {
    copies,
    bounds: [Math.min(...edges(0)), Math.min(...edges(1)), Math.max(...edges(2)), Math.max(...edges(3))],
  };
}

/** Numbers parcels and names streets of a copy as no other has them. */
export interface CopyNames {
  readonly kelurahan: (copy: CityCopy, part: number) => string;
  readonly parcel: (copy: CityCopy, id: string) => string;
  readonly street: (copy: CityCopy, name: string) => string;
  readonly address: (copy: CityCopy, address: string) => string;
}

/** @param counts parcels of each kelurahan of the one city, in their order */
export function namesFrom(counts: readonly number[]): CopyNames {
  const before = counts.map((_, part) =>
    counts.slice(part - (part % TOGETHER), part).reduce((sum, count) => sum + count, 0),
  );
  const street = ({ index }: CityCopy, name: string) =>
    name === '' ? '' : `${name}${String.fromCharCode(97 + index)}`;
  const kelurahan = ({ index }: CityCopy, part: number) =>
    String((index * counts.length + part - (part % TOGETHER)) / TOGETHER + 1).padStart(2, '0');
  return {
    kelurahan,
    street,
    parcel(copy, id) {
      const [part, number] = [Number(id.slice(0, 2)) - 1, Number(id.slice(3))];
      return `${kelurahan(copy, part)}.${String((before[part] ?? 0) + number).padStart(4, '0')}`;
    },
    address: (copy, address) =>
      address.replace(/^(.*) (\d+)$/, (_, name: string, house: string) => `${street(copy, name)} ${house}`),
  };
}

const WATER = ['air', 'garis_air'];

/** Gives the features of a layer that touch a part of the earth, of all copies. */
export function layerIn(
  layer: TileLayer,
  copies: readonly CityCopy[],
  names: CopyNames,
  part: Bounds,
): TileLayer {
  const isWater = WATER.includes(layer.name);
  const features = copies.flatMap((copy) =>
    touches(part, copy.box)
      ? layer.features
          .filter((feature) => isWater || touches(part, moved(boundsOf(feature), copy.by)))
          .map((feature) => copied(feature, copy, names, isWater))
      : [],
  );
  return { ...layer, features };
}

const touches = (a: Bounds, b: Bounds): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

const moved = (box: Bounds, [x, y]: Position): Bounds => [box[0] + x, box[1] + y, box[2] + x, box[3] + y];

const known = new WeakMap<Feature, Bounds>();

function boundsOf(feature: Feature): Bounds {
  const bounds = known.get(feature) ?? newBoundsOf(feature);
  known.set(feature, bounds);
  return bounds;
}

function newBoundsOf({ geometry }: Feature): Bounds {
  const { type, coordinates } = geometry;
  const points = type === 'Point' ? [coordinates] : type === 'LineString' ? coordinates : coordinates.flat();
  const lons = points.map(([lon = 0]) => lon);
  const lats = points.map(([, lat = 0]) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

function copied(feature: Feature, copy: CityCopy, names: CopyNames, isWater: boolean): Feature {
  const place = ([lon = 0, lat = 0]: readonly number[]): number[] => {
    const [x, y] = [lon + copy.by[0], lat + copy.by[1]];
    // The sea and the river reach far beyond the city: the land of the next one is left dry.
    return isWater ? [within(x, copy.box[0], copy.box[2]), within(y, copy.box[1], copy.box[3])] : [x, y];
  };
  return {
    ...feature,
    properties: renamed(feature.properties, copy, names),
    geometry: movedTo(feature.geometry, place),
  };
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function movedTo(geometry: Geometry, place: (at: readonly number[]) => number[]): Geometry {
  if (geometry.type === 'Point') return { type: 'Point', coordinates: place(geometry.coordinates) };
  if (geometry.type === 'LineString')
    return { type: 'LineString', coordinates: geometry.coordinates.map(place) };
  return { type: 'Polygon', coordinates: geometry.coordinates.map((ring) => ring.map(place)) };
}

function renamed(properties: Feature['properties'], copy: CityCopy, names: CopyNames): Feature['properties'] {
  const { id, persil, alamat, kelas, nama } = properties;
  return {
    ...properties,
    ...(typeof id === 'string' && { id: names.kelurahan(copy, Number(id) - 1) }),
    ...(typeof persil === 'string' && { persil: names.parcel(copy, persil) }),
    ...(typeof alamat === 'string' && { alamat: names.address(copy, alamat) }),
    ...(kelas !== undefined && typeof nama === 'string' && { nama: names.street(copy, nama) }),
  };
}

/** Gives the lists of a copy by which its places are found, those of parcels by the id of their kelurahan. */
export function listsOf(
  {
    kelurahan,
    streets,
    parcels,
  }: { kelurahan: Kelurahan[]; streets: Street[]; parcels: readonly DrawnParcel[] },
  copy: CityCopy,
  names: CopyNames,
): { kelurahan: Kelurahan[]; streets: Street[]; parcels: Map<string, unknown[]> } {
  const there = ([lon, lat]: Position): Position => [lon + copy.by[0], lat + copy.by[1]];
  const idOf = (id: string) => names.kelurahan(copy, Number(id) - 1);
  const rows = new Map<string, unknown[]>();
  for (const { part, entry } of parcels) {
    const id = names.kelurahan(copy, part);
    const list = rows.get(id) ?? [];
    rows.set(id, list);
    const { id: own, address, zone, area, at } = entry;
    list.push([names.parcel(copy, own), names.address(copy, address), zone, area, ...there(at)]);
  }
  return {
    kelurahan: kelurahan
      .filter((_, part) => part % TOGETHER === 0)
      .map((one) => {
        const id = idOf(one.id);
        return {
          ...one,
          id,
          name: names.street(copy, one.name),
          centre: there(one.centre),
          bounds: moved(one.bounds, copy.by),
          parcels: rows.get(id)?.length ?? 0,
        };
      }),
    streets: streets.map(({ name, centre, kelurahan: ids }) => ({
      name: names.street(copy, name),
      centre: there(centre),
      kelurahan: [...new Set(ids.map(idOf))],
    })),
    parcels: rows,
  };
}
