import { existsSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import * as v from 'valibot';
import type { Bounds } from '../geometry.ts';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';
import { beside } from './dbf-letters.ts';
import type { Gdal } from './gdal.ts';
import { ownNames } from './layer-names.ts';
import { plainFile } from './plain-file.ts';
import { unpacked } from './unpack.ts';

/** A layer of a file, before its features are read. */
export interface Layer {
  /** As the office names it. */
  readonly file: string;
  /** What GDAL opens: unpacked, and KML as GeoJSON. */
  readonly path: string;
  readonly openOptions: readonly string[];
  /** As sumber.yaml names it: the only one of its file. */
  readonly name: string;
  /** As GDAL names it. */
  readonly table: string;
  /** GDAL's word for the kind of its shapes, such as 'Polygon' or '3D Point'. */
  readonly geometry: string;
  readonly count: number;
  /** In its own projection; absent where it has no shapes. */
  readonly extent?: Bounds;
  readonly fields: readonly string[];
  /** What is to be reported of its file, in the office's words. */
  readonly said: readonly string[];
  /** Those that hold whole numbers of any length. */
  readonly wholeFields: readonly string[];
  /** Absent where the file does not say it. */
  readonly projection?: { readonly name: string; readonly isGeographic: boolean; readonly code?: string };
}

const system = v.object({
  type: v.string(),
  name: v.string(),
  id: v.optional(v.object({ authority: v.string(), code: v.union([v.number(), v.string()]) })),
});
// With shift parameters (TOWGS84) it is bound to another one.
const bound = v.pipe(
  v.object({ type: v.literal('BoundCRS'), source_crs: system }),
  v.transform(({ source_crs }) => source_crs),
);
const coordinateSystem = v.object({ projjson: v.union([bound, system]) });
const layerSchema = v.object({
  name: v.string(),
  featureCount: v.number(),
  fields: v.optional(v.array(v.object({ name: v.string(), type: v.string() })), []),
  geometryFields: v.optional(
    v.array(
      v.object({
        type: v.string(),
        extent: v.nullish(v.tuple([v.number(), v.number(), v.number(), v.number()])),
        coordinateSystem: v.nullish(v.fallback(v.optional(coordinateSystem), undefined)),
      }),
    ),
    [],
  ),
});
const infoSchema = v.object({ layers: v.array(layerSchema) });

/**
 * Says which layers a file has.
 * @param file its path; `shown` is how the office named it
 * @throws Refusal where it is missing or GDAL cannot open it
 */
export async function layersOf(gdal: Gdal, file: string, shown = basename(file)): Promise<Layer[]> {
  if (!existsSync(file)) throw new Refusal(texts.noFile(shown));
  const { files, said } = await unpacked(file, gdal.fresh, shown);
  const all = await Promise.all(files.map(({ path }) => layersIn(gdal, path, shown)));
  const tables = all.map((layers) => layers.map(({ table }) => table));
  const names = ownNames(files.map(({ inside }, index) => ({ inside, tables: tables[index] ?? [] }))).flat();
  return all.flat().map((layer, index) => ({
    ...layer,
    name: names[index] ?? layer.table,
    said: [...said, ...layer.said],
  }));
}

async function layersIn(gdal: Gdal, given: string, shown: string): Promise<Omit<Layer, 'name'>[]> {
  try {
    const { path, openOptions, said, isIndex } = plainFile(given, gdal.fresh, shown);
    if (isIndex) return [];
    const file = { file: shown, path, openOptions, said };
    const info = await gdal.describe(path, openOptions);
    // It says nothing of a layer whose bounds are no numbers.
    if (info === undefined && (await hasNone(gdal, path))) {
      const table = basename(path, extname(path));
      return [{ ...file, table, geometry: '', count: 0, fields: [], wholeFields: [] }];
    }
    const { layers } = v.parse(infoSchema, info);
    const ending = extname(given).toLowerCase();
    return layers.map((layer) => ({ ...file, ...plain(layer, ending) }));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const lacksIndex = extname(given).toLowerCase() === '.shp' && beside(given, '.shx') === undefined;
    const words = lacksIndex ? texts.missingPart(shown, '.shx') : texts.unreadable(shown);
    throw new Refusal(words, { cause: error });
  }
}

async function hasNone(gdal: Gdal, path: string): Promise<boolean> {
  const lines = await gdal.toLines(path, []);
  return statSync(lines).size === 0;
}

function plain(
  { name, featureCount, fields, geometryFields: [shape] }: v.InferOutput<typeof layerSchema>,
  ending: string,
) {
  const system = shape?.coordinateSystem?.projjson;
  const isWgs84 = system === undefined && ending === '.csv';
  return {
    table: name,
    geometry: shape?.type ?? '',
    count: featureCount,
    fields: fields.map((field) => field.name),
    wholeFields: fields.filter(({ type }) => type === 'Integer64').map((field) => field.name),
    ...(shape?.extent && { extent: shape.extent }),
    ...(isWgs84 && { projection: { name: 'WGS 84', isGeographic: true, code: 'EPSG:4326' } }),
    ...(system && {
      projection: {
        name: system.name,
        isGeographic: system.type.startsWith('Geographic'),
        ...(system.id && { code: `${system.id.authority}:${system.id.code}` }),
      },
    }),
  };
}
