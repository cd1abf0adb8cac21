import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Path, parseFile, type Recording, readText } from '@bupc/inspector/node';
import { knowledgeWith } from '../../qa/page/inspected-machines.ts';
import type { Scenario } from '../../qa/worlds/scenario.ts';
import { type ByFeed, byFeed } from '../../src/adapters/http/feeds.ts';
import { createGoodFiles } from './good-files.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where written paths stand, in a folder for each machine. */
export const WRITTEN_FOLDER = join(root, 'qa/paths');
/** Where made paths stand likewise; nothing of it is committed. */
export const MADE_FOLDER = join(root, '.paths');
/** The names of the paths in it, as '{machine}/{name}'. */
export const NAMES_FILE = join(MADE_FOLDER, 'names.json');
/** What the made paths are, in few words, committed in their place (made-table.ts). */
export const MADE_TABLE = join(root, 'qa/paths/made.txt');
/** The charts of all machines with what the paths pass through. */
export const CHARTS_FILE = join(MADE_FOLDER, 'charts.json');
/** The same in words, for readers. */
export const COVERAGE_FILE = join(root, 'docs/coverage.md');

const SCENARIOS_FOLDER = join(root, 'qa/scenarios');

function json(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const read = readText(KNOWLEDGE, text);
    throw new Error('problems' in read ? read.problems.join('; ') : String(error));
  }
}

const { goodOf, bad } = createGoodFiles(root, (line) => console.error(line));

/**
 * Reads all paths and recordings, and names the files that cannot be read, each with what is wrong in it.
 * @param machines those of which paths are read
 */
export function badFiles(machines: readonly string[]): Readonly<Record<string, string>> {
  for (const machine of machines) readPaths(machine);
  readRecordings();
  return bad();
}

/** What the inspector knows of the site, with the scenarios of the project. */
export const KNOWLEDGE = knowledgeWith(
  jsonFiles(SCENARIOS_FOLDER).map((file) => basename(file).replace('.json', '')),
);

/**
 * Reads the embedded feed documents.
 * @throws Error where they were not made yet
 */
export function readDocuments(): ByFeed<unknown> {
  return byFeed((name) => {
    const file = join(root, 'public/content', `${name}.json`);
    if (!existsSync(file)) throw new Error(`${file} is not there; npm run content makes it`);
    return json(file);
  });
}

/**
 * Reads every scenario, by name.
 * @throws Error for a file that is none, or whose name is not that of its scenario
 */
export function readScenarios(): ReadonlyMap<string, Scenario> {
  return new Map(
    jsonFiles(SCENARIOS_FOLDER).map((file) => {
      // The knowledge uses the schema of the site's scenarios.
      const scenario = parseFile(KNOWLEDGE, 'scenario', json(file)) as Scenario;
      if (`${scenario.name}.json` !== basename(file)) throw new Error(`${file} holds '${scenario.name}'`);
      return [scenario.name, scenario];
    }),
  );
}

/** Reads the paths of a machine that somebody has written or recorded, as far as they can be read (badFiles). */
export const readWrittenPaths = (machine: string): readonly Path[] => pathsIn(WRITTEN_FOLDER, machine);

/** Reads those that are made (makePaths), likewise. */
export const readMadePaths = (machine: string): readonly Path[] => pathsIn(MADE_FOLDER, machine);

/** Reads every path of a machine, written or made, by name. */
export const readPaths = (machine: string): readonly Path[] =>
  [...readWrittenPaths(machine), ...readMadePaths(machine)].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );

function pathsIn(folder: string, machine: string): readonly Path[] {
  return goodOf(jsonFiles(join(folder, machine)), (file) => {
    const path = parseFile(KNOWLEDGE, 'path', json(file));
    const isAtHome = path.machine === machine && `${path.name}.json` === basename(file);
    const isKnown = path.world !== undefined || KNOWLEDGE.scenarios.includes(path.scenario);
    if (!isKnown) throw new Error(`there is no scenario '${path.scenario}'`);
    if (!isAtHome) throw new Error(`it holds '${path.machine}/${path.name}'`);
    return path;
  });
}

/** Reads every recording of the whole page that can be read (badFiles). */
export function readRecordings(): readonly Recording[] {
  return goodOf(jsonFiles(join(root, 'qa/recordings')), (file) => {
    const recording = parseFile(KNOWLEDGE, 'recording', json(file));
    if (`${recording.name}.json` !== basename(file)) throw new Error(`it holds '${recording.name}'`);
    return recording;
  });
}

function jsonFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => join(folder, name))
    .sort();
}
