import { rm } from 'node:fs/promises';
import { eachPosition, type Feature, type Position, type Properties, type Shape } from '../geometry.ts';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';
import { deletedRecords } from './deleted-records.ts';
import { exactNumbers } from './exact-numbers.ts';
import type { Gdal } from './gdal.ts';
import type { Layer } from './layers.ts';
import { linesOf } from './lines.ts';
import { oddPlaces } from './odd-places.ts';

/** What a layer has, as it stands in the file but for its projection; rings and doubles are as they were. */
export interface ReadLayer {
  readonly features: Feature[];
  /** Numbers of features without a shape. */
  readonly empty: number[];
  /** How many had heights or measures, which are dropped. */
  readonly heights: number;
  /** How many have a shape with several parts. */
  readonly multi: number;
  /** Numbers of features with parts of another kind, which are dropped. */
  readonly otherParts: number[];
  /** Numbers of features that the table of a shapefile has as deleted. */
  readonly deleted: number[];
}

/** Called now and then with how many features have been read. */
export type OnRead = (done: number) => void;

/**
 * Reads a layer in longitude and latitude.
 * @param projection such as 'EPSG:32749', where the file does not say its own
 * @param fields that are read; those of a large city do not all fit into memory
 * @throws Refusal where the projection is unknown, or some feature cannot be projected
 */
export async function readLayer(
  gdal: Gdal,
  layer: Layer,
  projection: string | undefined,
  fields: readonly string[] = layer.fields,
  onRead: OnRead = () => undefined,
): Promise<ReadLayer> {
  if (layer.projection === undefined && projection === undefined) {
    throw new Refusal(texts.noProjection(layer.file));
  }
  const from = projection ?? (layer.projection?.code === 'EPSG:4326' ? 'EPSG:4326' : undefined);
  const options = [
    ...['-t_srs', 'EPSG:4326', '-lco', 'COORDINATE_PRECISION=8', '-sql', sqlFor(layer)],
    ...(from ? ['-s_srs', from] : []),
  ];
  const lines = await gdal.toLines(layer.path, options, layer.openOptions).catch(async (error: unknown) => {
    const odd = oddPlaces(await readNative(gdal, layer));
    throw new Refusal(odd.length > 0 ? texts.unplaced(layer.file, odd) : texts.unprojected(layer.file), {
      cause: error,
    });
  });
  const read = await readLines(lines, layer, fields, onRead);
  await rm(lines, { force: true });
  const found = read.features.length + read.empty.length;
  const deleted = found < layer.count ? deletedRecords(layer.path) : [];
  // The count of a GeoPackage is what its last writer noted; its own coordinates are all there.
  if (found + deleted.length < layer.count && (await readNative(gdal, layer)).length > read.features.length)
    throw new Refusal(texts.cutShort(layer.file, found + 1, layer.count));
  const whole = { ...withNumbers(read, deleted), deleted };
  return /measured/i.test(layer.geometry) ? { ...whole, heights: found } : whole;
}

// GDAL passes over deleted records, and with them their numbers.
function withNumbers(read: ReadLines, deleted: readonly number[]): ReadLines {
  if (deleted.length === 0) return read;
  const gone = new Set(deleted);
  const own: number[] = [0];
  for (let number = 1; own.length <= read.features.length + read.empty.length; number += 1)
    if (!gone.has(number)) own.push(number);
  const numberOf = (number: number) => own[number] ?? number;
  return {
    ...read,
    features: read.features.map((feature) => ({ ...feature, number: numberOf(feature.number) })),
    empty: read.empty.map(numberOf),
    otherParts: read.otherParts.map(numberOf),
  };
}

/** Reads a layer's coordinates in its own projection, to look for what is wrong with them. @throws Refusal where it is broken */
export async function readNative(
  gdal: Gdal,
  layer: Layer,
  fields: readonly string[] = [],
): Promise<Feature[]> {
  const options = ['-sql', sqlFor(layer), '-a_srs', 'EPSG:4326'];
  const lines = await gdal.toLines(layer.path, options, layer.openOptions).catch((cause: unknown) => {
    throw new Refusal(texts.unreadable(layer.file), { cause });
  });
  const { features } = await readLines(lines, layer, fields, () => undefined);
  await rm(lines, { force: true });
  return features;
}

const sqlFor = ({ table }: Layer): string => `SELECT * FROM "${table.replaceAll('"', '""')}"`;

type ReadLines = Omit<ReadLayer, 'deleted'>;

async function readLines(
  file: string,
  { wholeFields }: Layer,
  fields: readonly string[],
  onRead: OnRead,
): Promise<ReadLines> {
  const exact = exactNumbers(wholeFields.filter((name) => fields.includes(name)));
  const features: Feature[] = [];
  const empty: number[] = [];
  const otherParts: number[] = [];
  let [number, heights, multi] = [0, 0, 0];
  for await (const line of linesOf(file)) {
    if (line === '') continue;
    number += 1;
    if (number % 10_000 === 0) onRead(number);
    const { properties, geometry } = JSON.parse(exact(line)) as {
      properties: Properties;
      geometry: RawGeometry | null;
    };
    const shape = geometry && shapeOf(geometry);
    if (!shape || shape.coordinates.length === 0) {
      empty.push(number);
      continue;
    }
    if (geometry && kindsIn(geometry).size > 1) otherParts.push(number);
    if (flatten(shape)) heights += 1;
    if (shape.coordinates.length > 1) multi += 1;
    features.push({ number, properties: picked(properties, fields), shape });
  }
  return { features, empty, heights, multi, otherParts };
}

const picked = (properties: Properties, fields: readonly string[]): Properties =>
  Object.fromEntries(fields.map((field) => [field, properties[field]]));

interface RawGeometry {
  readonly type: string;
  readonly coordinates?: unknown;
  readonly geometries?: readonly RawGeometry[];
}

const RANKS = ['MultiPoint', 'MultiLineString', 'MultiPolygon'] as const;

/** Makes any GeoJSON geometry one of the three kinds; of a collection, the parts of the largest kind. */
export function shapeOf({ type, coordinates, geometries }: RawGeometry): Shape | undefined {
  if (type === 'GeometryCollection') {
    const parts = (geometries ?? []).flatMap((one) => shapeOf(one) ?? []);
    const kind = RANKS.findLast((rank) => parts.some((part) => part.type === rank));
    const same = parts.filter((part) => part.type === kind);
    return (
      kind && ({ type: kind, coordinates: same.flatMap((part) => part.coordinates as unknown[]) } as Shape)
    );
  }
  const list = coordinates as unknown[] | undefined;
  if (list === undefined || list.length === 0) return undefined;
  const isMulti = type.startsWith('Multi');
  return { type: isMulti ? type : `Multi${type}`, coordinates: isMulti ? list : [list] } as Shape;
}

function kindsIn({ type, coordinates, geometries }: RawGeometry): Set<string> {
  if (type === 'GeometryCollection') return new Set((geometries ?? []).flatMap((one) => [...kindsIn(one)]));
  return new Set((coordinates as unknown[] | undefined)?.length ? [type.replace(/^Multi/, '')] : []);
}

// Drops what a position has beyond longitude and latitude; says whether there was any.
function flatten(shape: Shape): boolean {
  let had = false;
  const cut = (at: Position) => {
    if (at.length > 2) {
      (at as number[]).length = 2;
      had = true;
    }
  };
  eachPosition(shape, cut);
  return had;
}
