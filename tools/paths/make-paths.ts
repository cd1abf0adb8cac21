import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileText } from '@bupc/inspector/node';
import { makeContent } from '../build/content-folder.ts';
import type { Behaviour } from './behaviour.ts';
import {
  CHARTS_FILE,
  MADE_FOLDER,
  MADE_TABLE,
  NAMES_FILE,
  readMadePaths,
  readWrittenPaths,
} from './files.ts';
import { findPaths } from './find-paths.ts';
import { madeChanges, madeTable } from './made-table.ts';
import { MODELS } from './models.ts';
import { siteCharts } from './site-charts.ts';
import { siteSubjects } from './subject.ts';

const root = resolve(import.meta.dirname, '../..');
// The sources of the paths: after a change in any of these the paths are made again.
const INPUTS = [
  'src/domain',
  'src/application',
  ...['http', 'web-storage', 'image-addresses', 'built-in-gallery'].map((name) => `src/adapters/${name}`),
  'qa/page/inspected-machines.ts',
  ...['domain', 'application'].map((name) => `packages/inspector/src/${name}`),
  'tools/paths',
  'tools/random.ts',
  'qa/paths',
  'qa/scenarios',
  'qa/worlds',
  'qa/events',
  'public/content',
  'package-lock.json',
];
// What the machines did while the paths were looked for.
const BEHAVIOUR_FILE = join(MADE_FOLDER, 'behaviour.json');
const MADE_OF = join(MADE_FOLDER, 'made-of.txt');

/** How paths are made. */
export interface MakeOptions {
  /** Makes the paths even where nothing has changed. */
  readonly isForced?: boolean;
  readonly report?: (line: string) => void;
}

/**
 * Makes the paths that cover every machine, and the charts that count them, unless their sources are unchanged.
 * The content is built first where it is not there.
 * @throws Error that names the transitions to which no path leads
 */
export async function makePaths({
  isForced = false,
  report = () => undefined,
}: MakeOptions = {}): Promise<void> {
  if (!existsSync(join(root, 'public/content/gallery.json'))) await makeContent(root);
  const inputs = hashOfInputs();
  if (!isForced && areMadeOf(inputs)) return;
  rmSync(MADE_FOLDER, { recursive: true, force: true });
  const create = siteSubjects();
  const names: string[] = [];
  const behaviours: Record<string, Behaviour> = {};
  for (const model of MODELS) {
    const folder = join(MADE_FOLDER, model.machine);
    mkdirSync(folder, { recursive: true });
    const written = readWrittenPaths(model.machine);
    const { paths, behaviour } = await findPaths(model, create, written);
    behaviours[model.machine] = behaviour;
    for (const path of paths) {
      if (written.some(({ name }) => name === path.name)) throw new Error(`${path.name} is taken`);
      writeFileSync(join(folder, `${path.name}.json`), fileText(path));
      names.push(`${model.machine}/${path.name}`);
    }
    report(`${model.machine}: ${paths.length} paths made, ${written.length} written`);
  }
  writeFileSync(CHARTS_FILE, JSON.stringify(await siteCharts(create)));
  writeFileSync(BEHAVIOUR_FILE, JSON.stringify(behaviours));
  writeFileSync(NAMES_FILE, JSON.stringify(names.sort()));
  writeFileSync(MADE_OF, inputs);
}

/** The table of all paths that are made, and of what the machines did meanwhile, as it is committed once it is taken. */
export const tableOfMade = (): string =>
  madeTable(
    MODELS.flatMap(({ machine }) => readMadePaths(machine)),
    JSON.parse(readFileSync(BEHAVIOUR_FILE, 'utf8')),
  );

/**
 * Makes the paths, and prints what has changed in them since they were taken.
 * @param args `--missing` makes them only where something has changed that they are made of; `--take` takes them
 */
export async function main(args: readonly string[] = []): Promise<void> {
  await makePaths({ isForced: !args.includes('--missing'), report: (line) => console.log(line) });
  const table = tableOfMade();
  const changes = madeChanges(readFileSync(MADE_TABLE, 'utf8'), table);
  for (const change of changes) console.log(change);
  if (args.includes('--take')) writeFileSync(MADE_TABLE, table);
  else if (changes.length > 0) console.log('npm run paths -- take takes this.');
}

const areMadeOf = (inputs: string): boolean =>
  existsSync(MADE_OF) && readFileSync(MADE_OF, 'utf8') === inputs;

function filesIn(place: string): string[] {
  if (!statSync(join(root, place)).isDirectory()) return [place];
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name))
    .map((name) => `${place}/${name.replaceAll('\\', '/')}`)
    .sort();
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesIn)) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
