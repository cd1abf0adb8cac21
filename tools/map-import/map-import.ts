import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { printed, readTable } from '@bupc/content/files';
import {
  type ImportPlaces,
  importMap,
  layerText,
  lookInto,
  NOTHING_CHANGED,
  noFolder,
  noSource,
  type OnProgress,
  PROPOSAL,
  proposalYaml,
  propose,
  Refusal,
  reportText,
  unknownFault,
} from '@bupc/map-import';
import { contentFile, readYamlFile, siteFile } from '../city/city-files.ts';
import { readActivities } from '../city/map/activity-table.ts';
import { NO_CONDITIONS } from '../city/map/condition-table.ts';
import { BLOCKS_FILE, MAP_FILE, MAP_FOLDER } from '../city/map/read-map.ts';
import { readZones } from '../city/map/zone-table.ts';
import { contentEnv } from '../content/env.ts';
import { createProgress } from './progress.ts';

const ROOT = resolve('.');

/**
 * npm run map:import: makes the map from the files that peta/sumber.yaml of the content folder names, in the folder that peta.yaml
 * names.
 * @param args `--look FILE…` says what is in files and proposes a sumber.yaml instead;
 *   `--from FOLDER` takes another folder with a sumber.yaml, `--to FOLDER` writes the map elsewhere,
 *   `--lanjut` goes on where a layer or half of what stood would be gone
 */
export async function main(args: readonly string[]): Promise<void> {
  const progress = createProgress(process.stderr);
  try {
    const isLook = args[0] === '--look';
    const lines = isLook ? await look(args.slice(1), progress.show) : await run(args, progress.show);
    progress.end();
    console.log(printed(lines));
  } catch (error) {
    progress.end();
    const words = error instanceof Refusal ? error.message : unknownFault(faultWords(error));
    console.error(printed(`${words}\n${NOTHING_CHANGED}`));
    process.exitCode = 1;
  }
}

const faultWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Of what the system refuses, its word says enough: EACCES, ENOSPC.
  return 'code' in error ? `${error.code}` : error.message;
};

async function run(args: readonly string[], onProgress: OnProgress): Promise<string> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const base = option('--from') ?? contentFile(contentEnv(ROOT), MAP_FOLDER).path;
  const path = join(base, 'sumber.yaml');
  if (!existsSync(path)) throw new Refusal(noSource(path));
  const workbook = join(base, 'zona.xlsx');
  const places = {
    base,
    out: option('--to') ?? servedFolder(),
    zoneTable: join(base, 'zona.csv'),
    blocksFile: join(base, BLOCKS_FILE),
    ...(existsSync(workbook) && { knownZones: await zonesOf(workbook) }),
    ruledZones: await ruledBy(base),
    mayShrink: args.includes('--lanjut'),
  };
  const { report } = await importMap(readFileSync(path, 'utf8'), places, onProgress);
  return reportText(report);
}

/** Gives the codes of the zones of a workbook. */
async function zonesOf(workbook: string): Promise<string[] | 'unread'> {
  const table = readTable(workbook, workbook);
  return 'rows' in table ? readZones(table, workbook).zones.map(({ code }) => code) : 'unread';
}

/** Gives what the table of activities of a folder says something of; of none, and of one that the check refuses, it says nothing. */
async function ruledBy(base: string): Promise<NonNullable<ImportPlaces['ruledZones']>> {
  const path = ['kegiatan.csv', 'kegiatan.xlsx']
    .map((name) => join(base, name))
    .find((one) => existsSync(one));
  const table = path === undefined ? undefined : readTable(path, path);
  return (codes) => {
    if (path === undefined || table === undefined || !('rows' in table)) return undefined;
    const { activities, ruled } = readActivities(table, path, { codes, isWhole: true }, NO_CONDITIONS);
    return activities.length > 0 ? ruled : undefined;
  };
}

async function look(files: readonly string[], onProgress: OnProgress): Promise<string> {
  const base = contentFile(contentEnv(ROOT), MAP_FOLDER).path;
  const unread: string[] = [];
  const layers = await lookInto(
    files,
    (file) => relative(base, resolve(file)).replaceAll('\\', '/'),
    onProgress,
    (words) => unread.push(words),
  );
  return [...unread, ...layers.map(layerText), PROPOSAL, proposalYaml(propose(layers))].join('\n\n');
}

/** Gives the folder from which the site serves the map: `folder` of peta.yaml. */
function servedFolder(): string {
  const env = contentEnv(ROOT);
  const { content } = readYamlFile(env, MAP_FILE).value ?? {};
  const folder = content && typeof content === 'object' && 'folder' in content ? content.folder : undefined;
  if (typeof folder !== 'string' || !/^\/.*\/$/.test(folder))
    throw new Refusal(noFolder(contentFile(env, MAP_FILE).file));
  return siteFile(env, folder);
}
