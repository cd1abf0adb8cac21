import { resolve } from 'node:path';
import {
  type Area,
  boundsOf,
  type Feature,
  isArea,
  isLine,
  isPoint,
  type Line,
  type Point,
} from '../geometry.ts';
import { type Mends, mend } from '../mend/mend.ts';
import { Refusal } from '../refusal.ts';
import type { Lines } from '../report.ts';
import type { Entry } from '../source/source.ts';
import * as texts from '../texts.ts';
import { checkPlaces, isInDegrees, type Placed } from './check-places.ts';
import { lacksTable } from './dbf-letters.ts';
import { withoutErrors } from './error-values.ts';
import { type ReadLayer, readLayer, readNative } from './features.ts';
import type { Gdal } from './gdal.ts';
import { type Layer, layersOf } from './layers.ts';
import { lostLetters } from './letters.ts';

/** A layer of the office's, read and mended, with its fields as the file spells them. */
export interface ReadEntry {
  readonly file: string;
  readonly features: readonly Feature[];
  readonly layer: Layer;
  /** How many features the file has, and how many of them are not among these. */
  readonly count: number;
  readonly leftOut: {
    readonly empty: number;
    readonly deleted: number;
    readonly lost: number;
    readonly repeated: number;
    readonly beyond: number;
  };
}

/** Reads what sumber.yaml names; each layer once. */
export interface Reader {
  read(entry: Entry): Promise<ReadEntry>;
  /** Where all lies that has been read. */
  readonly placed: readonly Placed[];
  /** Of each layer that has been read, the columns that no role names. */
  readonly unnamed: ReadonlyMap<string, readonly string[]>;
}

/** What a reader works with; `report` takes what is mended and left out. */
export interface ReaderOptions {
  readonly gdal: Gdal;
  /** The folder that paths of sumber.yaml start from. */
  readonly base: string;
  /** Fields that some role names, in capitals: others are not read. */
  readonly wanted: ReadonlySet<string>;
  readonly report: Lines;
  readonly onProgress: (step: string, part: number) => void;
}

export function createReader({ gdal, base, wanted, report, onProgress }: ReaderOptions): Reader {
  const done = new Map<string, Promise<ReadEntry>>();
  const opened = new Map<string, Promise<Layer[]>>();
  const layersIn = (berkas: string) => {
    const known = opened.get(berkas) ?? layersOf(gdal, resolve(base, berkas), berkas);
    opened.set(berkas, known);
    return known;
  };
  const placed: Placed[] = [];
  const unnamed = new Map<string, readonly string[]>();
  const readAnew = async ({ berkas, lapis, proyeksi }: Entry): Promise<ReadEntry> => {
    const named = lapis === undefined ? berkas : texts.layerIn(berkas, lapis);
    const step = texts.STEPS.read(named);
    onProgress(step, 0);
    const layer = { ...chosen(berkas, await layersIn(berkas), lapis), file: named };
    const fields = layer.fields.filter((name) => wanted.has(name.toUpperCase()));
    unnamed.set(
      named,
      layer.fields.filter((name) => !wanted.has(name.toUpperCase())),
    );
    const read = await readLayer(gdal, layer, proyeksi, fields, (count) =>
      onProgress(step, count / layer.count),
    );
    const isGeographic =
      proyeksi === undefined ? layer.projection?.isGeographic === true : proyeksi === 'EPSG:4326';
    if (read.features.length === 0) throw new Refusal(texts.noFeatures(named, read.empty.length));
    if (!isGeographic && isInDegrees(layer, read.features)) throw new Refusal(texts.degreesAsMetres(named));
    await checkPlaces(named, read.features, isGeographic, () => readNative(gdal, layer));
    const given = withoutErrors(named, read.features, fields);
    const { features, mends } = await mend(gdal, given.features);
    reportMends(named, mends, read, report);
    // What stands would be replaced by nothing.
    if (features.length === 0) throw new Refusal(texts.noFeatures(named, read.features.length));
    const said = [...layer.said, ...given.said, ...lostLetters(named, features, fields)];
    // Layers of one file have the same remarks.
    report.notes.push(...said.filter((line) => !report.notes.includes(line)));
    placed.push({ file: named, bounds: boundsOf(features.map(({ shape }) => shape)) });
    onProgress(step, 1);
    const { empty, deleted } = read;
    const count = read.features.length + empty.length + deleted.length;
    const { lost, repeated } = mends;
    const leftOut = {
      ...{ empty: empty.length, deleted: deleted.length },
      ...{ lost: lost.length, repeated: repeated.length, beyond: 0 },
    };
    return { file: named, features, layer, count, leftOut };
  };
  return {
    placed,
    unnamed,
    read(entry) {
      const key = JSON.stringify([entry.berkas, entry.lapis, entry.proyeksi]);
      const known = done.get(key) ?? readAnew(entry);
      done.set(key, known);
      return known;
    },
  };
}

function chosen(file: string, layers: readonly Layer[], name: string | undefined): Layer {
  const names = layers.map((layer) => layer.name);
  const drawn = layers.filter(({ geometry }) => geometry !== '' && geometry !== 'None');
  const found = name === undefined ? drawn[0] : layers.find((layer) => layer.name === name);
  if (name !== undefined && found === undefined) throw new Refusal(texts.noLayer(file, name, names));
  if (name === undefined && drawn.length > 1) throw new Refusal(texts.whichLayer(file, names));
  const isEmpty = found ? found.count === 0 : layers.some(({ count }) => count === 0);
  if (isEmpty) throw new Refusal(texts.noFeatures(file));
  const [only] = layers;
  if (found === undefined && /\.csv$/i.test(only?.path ?? ''))
    throw new Refusal(texts.noCoordinates(file, only?.fields ?? []));
  if (found === undefined) throw new Refusal(texts.unreadable(file));
  return found;
}

function reportMends(
  file: string,
  mends: Mends,
  { empty, deleted, otherParts, heights, multi }: ReadLayer,
  report: Lines,
): void {
  const words = (list: readonly number[], say: (numbers: readonly number[]) => string) =>
    list.length > 0 ? [`${file}: ${say(list)}`] : [];
  report.mended.push(
    ...words(mends.unclosed, texts.unclosed),
    ...words(mends.turned, texts.turned),
    ...words(mends.crossed, texts.crossed),
    ...words(mends.slivers, texts.slivers),
    ...words(mends.repeated, texts.repeated),
    ...(heights > 0 ? [`${file}: ${texts.heights(heights)}`] : []),
    ...(multi > 0 ? [`${file}: ${texts.multi(multi)}`] : []),
  );
  report.leftOut.push(
    ...words(empty, texts.emptied),
    ...words(deleted, texts.deleted),
    ...words(otherParts, texts.otherParts),
    ...words(mends.lost, texts.lost),
  );
}

/**
 * Finds fields as the file spells them, in capitals or not.
 * @param named what sumber.yaml says, key by key
 * @throws Refusal where the file lacks one
 */
export function fieldsOf<Key extends string>(
  { file, layer }: ReadEntry,
  named: Readonly<Record<Key, string | undefined>>,
): Record<Key, string | undefined> {
  const found = Object.entries<string | undefined>(named).map(([key, name]) => {
    if (name === undefined) return [key, undefined];
    const field =
      layer.fields.find((one) => one === name) ??
      layer.fields.find((one) => one.toLowerCase() === name.toLowerCase());
    if (field === undefined && layer.fields.length === 0 && lacksTable(layer.path))
      throw new Refusal(texts.missingPart(file, '.dbf'));
    if (field === undefined) throw new Refusal(texts.noField(file, key, name, layer.fields));
    return [key, field];
  });
  return Object.fromEntries(found);
}

/** Features by their kind. */
export interface KindOf {
  readonly area: Area;
  readonly line: Line;
  readonly point: Point;
}
const TESTS = { area: isArea, line: isLine, point: isPoint } as const;

/**
 * Gives the features of a kind; says which are of another.
 * @throws Refusal where there are features, and none is of the kind
 */
export function only<Kind extends keyof KindOf>(
  { file, features }: ReadEntry,
  kind: Kind,
  role: string,
  report: Lines,
): KindOf[Kind][] {
  const matching = features.filter(TESTS[kind]) as KindOf[Kind][];
  const others = features.filter((one) => !TESTS[kind](one)).map(({ number }) => number);
  if (others.length > 0 && matching.length === 0)
    throw new Refusal(texts.wrongKind(file, role, texts.KINDS[kind]));
  const line = `${file}: ${texts.otherKind(others, texts.KINDS[kind])}`;
  // A file may be read for several roles.
  if (others.length > 0 && !report.leftOut.includes(line)) report.leftOut.push(line);
  return matching;
}
