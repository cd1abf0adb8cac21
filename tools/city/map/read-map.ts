import { existsSync } from 'node:fs';
import { type Mistake, readTable, said, type Table } from '@bupc/content/files';
import type { Made } from '@bupc/map-import/schemas';
import { isInside } from '../../../src/domain/map/coordinates.ts';
import type { MapTerms } from '../../../src/domain/map/data-set.ts';
import type { MapConfig, Zone } from '../../../src/domain/map/map-config.ts';
import { contentFile, type Environment, type Read, readYamlFile, siteFile, used } from '../city-files.ts';
import { type FieldMistake, fieldMistakes, placed } from '../mistakes.ts';
import { judgeRegulations } from '../regulations/read-regulations.ts';
import { namedNeeds } from '../steps/read-steps.ts';
import { readActivities } from './activity-table.ts';
import { amendedClause } from './amended-clause.ts';
import { clauseMistakes } from './clause-mistakes.ts';
import { NO_CONDITIONS, readConditions } from './condition-table.ts';
import { termsOf } from './data-terms.ts';
import { MADE_FILE, readMadeMap } from './made-map.ts';
import { type MapParts, mapOf } from './map-of.ts';
import { type MapFile, mapSchema } from './map-schema.ts';
import { type TableAccount, tableAccount } from './table-account.ts';
import { readZones } from './zone-table.ts';

/** The folder of the map in the content folder, and its file. */
export const MAP_FOLDER = 'peta';
/** The blocks of the plan as the import writes them for downloads, in that folder. */
export const BLOCKS_FILE = 'unduhan/rdtr-pola-ruang.geojson';
/** What the map is and shows, but for its tables. */
export const MAP_FILE = `${MAP_FOLDER}/peta.yaml`;
/** What the map is imported from. */
export const SOURCE_FILE = `${MAP_FOLDER}/sumber.yaml`;

/** Reads the map of the content folder, or lists what is wrong in its files (docs/map.md). */
export async function judgeMap(env: Environment): Promise<Read<MapConfig>> {
  const read = readYamlFile(env, MAP_FILE);
  const tables = await readTables(env);
  if (read.mistakes !== undefined) return { mistakes: [...read.mistakes, ...tables.mistakes] };
  const { content, lineOf, file } = read.value;
  const shape = fieldMistakes(mapSchema, content);
  if (shape.length > 0) return { mistakes: [...placed(file, lineOf, shape), ...tables.mistakes] };
  const own = content as MapFile;
  const made = madeOf(env, own);
  if ('message' in made) return { mistakes: [made, ...tables.mistakes] };
  const map = mapOf({ file: own, ...made, ...tables, needs: namedNeeds(env) });
  const regulations = judgeRegulations(env).value;
  const clauses = clauseMistakes(own.regulation.teks, tables.zones, regulations);
  const mistakes = [
    ...placed(file, lineOf, [...extentMistakes(own, made.made), ...clauses]),
    ...tables.mistakes,
  ];
  if (mistakes.length > 0) return { mistakes };
  const named = regulations?.find(({ slug }) => slug === map.regulation.slug);
  const zones = map.zones.map((zone) => ({
    ...zone,
    clause: amendedClause(zone.clause, named, map.regulation.date),
  }));
  return { value: { ...map, zones } };
}

/**
 * Reads the map that is built.
 * @throws CityError naming everything in its files that cannot be used
 */
export async function readMap(env: Environment): Promise<MapConfig> {
  return used(await judgeMap(env));
}

/** Reads what the office says of the data of its map; nothing where its file cannot be read. */
export function readTerms(env: Environment): MapTerms {
  const { content } = readYamlFile(env, MAP_FILE).value ?? {};
  if (content === undefined || fieldMistakes(mapSchema, content).length > 0) return { sets: {} };
  const file = content as MapFile;
  const made = madeOf(env, file);
  return termsOf(file, 'made' in made ? made.made?.date : undefined);
}

/** Gives what the import of the map has found that somebody should look at; nothing where the map was not imported. */
export function importNotes(env: Environment): readonly string[] {
  const { content } = readYamlFile(env, MAP_FILE).value ?? {};
  const file = content as MapFile | undefined;
  const made = typeof file?.folder === 'string' ? madeOf(env, file) : {};
  return ('made' in made && made.made?.notes) || [];
}

/** Says of each of the map's tables how much of it was read and used, see tableAccount; without those that cannot be read. */
export async function tableAccounts(env: Environment): Promise<readonly TableAccount[]> {
  return (await readTables(env)).accounts;
}

function madeOf(env: Environment, { folder }: MapFile): Pick<MapParts, 'made' | 'hasOldNumbers'> | Mistake {
  if (!folder.startsWith('/')) return {};
  try {
    const made = readMadeMap(siteFile(env, `${folder}${MADE_FILE}`));
    const hasOldNumbers = existsSync(siteFile(env, `${folder}indeks/nomor-lama.json`));
    return { ...(made && { made }), hasOldNumbers };
  } catch {
    return {
      file: `${folder}${MADE_FILE}`,
      message: said(
        'tidak dapat dibaca; impor petanya sekali lagi: npm run map:import',
        'cannot be read; import the map again: npm run map:import',
      ),
    };
  }
}

function extentMistakes({ bounds, centre }: MapFile, made: Made | undefined): FieldMistake[] {
  const all = bounds ?? made?.bounds;
  const middle = centre ?? made?.centre;
  if (all === undefined || middle === undefined) {
    const field = all === undefined ? 'bounds' : 'centre';
    return [
      {
        path: [],
        message: said(
          `${field} tidak ada; tulis, atau impor petanya: npm run map:import`,
          `${field} is missing; write it, or import the map: npm run map:import`,
        ),
      },
    ];
  }
  if (isInside(middle, all)) return [];
  const [lon, lat] = middle;
  const words = isInside([lat, lon], all)
    ? said(
        'ialah lintang, bujur; tukar, bujur lebih dahulu',
        'is latitude, longitude; swap them, longitude comes first',
      )
    : said(
        'di luar batas peta; tulis tempat di dalamnya',
        'lies outside the bounds; write a place inside them',
      );
  return [{ path: ['centre'], message: `centre ${JSON.stringify(middle)} ${words}` }];
}

async function readTables(env: Environment) {
  const mistakes: Mistake[] = [];
  const [zoneTable, activityTable, conditionTable] = await Promise.all(
    ['zona', 'kegiatan', 'syarat'].map((name) => tableOf(env, name, mistakes)),
  );
  const take = <T extends { readonly mistakes: readonly Mistake[] }>(read: T): T => {
    mistakes.push(...read.mistakes);
    return read;
  };
  const { zones, codes, isWhole } = zoneTable
    ? take(readZones(zoneTable, zoneTable.file))
    : { zones: [], codes: [], isWhole: true };
  const conditions = conditionTable
    ? take(readConditions(conditionTable, conditionTable.file)).conditions
    : NO_CONDITIONS;
  // Without the codes of the zones nobody can read it.
  const ruling = codes && activityTable;
  const { activities, titles, bare, ruled } = ruling
    ? take(readActivities(ruling, ruling.file, { codes, isWhole }, conditions))
    : { activities: [], titles: 0, bare: { empty: 0, dash: 0 }, ruled: codes ?? [] };
  // A row that cannot be read would leave its conditions unused.
  const unused = conditions.unused();
  if (mistakes.length === 0) mistakes.push(...unused);
  const known = zones.map((zone): Zone => (ruled.includes(zone.code) ? zone : { ...zone, isUnruled: true }));
  const accounts = [
    zoneTable && tableAccount(zoneTable, zones.length, said('zona', 'zones')),
    ruling && tableAccount(ruling, activities.length, said('kegiatan', 'activities'), { titles, ...bare }),
    conditionTable &&
      tableAccount(conditionTable, conditionTable.rows.length - unused.length, said('syarat', 'conditions')),
  ].flatMap((account) => account ?? []);
  return { zones: known, activities, accounts, mistakes };
}

/** Reads a table that may be CSV or a workbook; undefined where there is none, or where it cannot be read. */
async function tableOf(
  env: Environment,
  name: string,
  mistakes: Mistake[],
): Promise<(Table & { readonly file: string }) | undefined> {
  const [found, other] = ['.csv', '.xlsx']
    .map((ending) => contentFile(env, `${MAP_FOLDER}/${name}${ending}`))
    .filter(({ path }) => existsSync(path));
  if (found === undefined) return undefined;
  if (other)
    mistakes.push({
      file: other.file,
      message: said(
        `ada juga ${found.file}; simpan salah satu saja`,
        `there is ${found.file} too; keep one of them`,
      ),
    });
  const table = readTable(found.path, found.file);
  if ('rows' in table) return { ...table, file: found.file };
  mistakes.push(table);
  return undefined;
}
