import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { type ByFeed, byFeed } from '../../src/adapters/http/feeds.ts';
import { parsePath } from '../../src/qa/adapters/files/path-file.ts';
import { parseScenario } from '../../src/qa/adapters/files/scenario-file.ts';
import { recordingSchema } from '../../src/qa/application/files/recording-schema.ts';
import type { Path } from '../../src/qa/domain/path.ts';
import type { Recording } from '../../src/qa/domain/recording.ts';
import type { Scenario } from '../../src/qa/domain/scenario.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where path files stand, in a folder for each machine. */
export const PATHS_FOLDER = join(root, 'qa/paths');
/** The charts of all machines with what the committed paths pass through, for the inspector. */
export const CHARTS_FILE = resolve(PATHS_FOLDER, '../charts.json');
/** The same in words, for readers. */
export const COVERAGE_FILE = join(root, 'docs/coverage.md');

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

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
    jsonFiles(join(root, 'qa/scenarios')).map((file) => {
      const scenario = parseScenario(json(file));
      if (`${scenario.name}.json` !== basename(file)) throw new Error(`${file} holds '${scenario.name}'`);
      return [scenario.name, scenario];
    }),
  );
}

/**
 * Reads every path that is written down for a machine.
 * @throws Error for a file that is none, or that stands where its path does not belong
 */
export function readPaths(machine: string): readonly Path[] {
  return jsonFiles(join(PATHS_FOLDER, machine)).map((file) => {
    const path = parsePath(json(file));
    const isAtHome = path.machine === machine && `${path.name}.json` === basename(file);
    if (!isAtHome) throw new Error(`${file} holds '${path.machine}/${path.name}'`);
    return path;
  });
}

/**
 * Reads every recording of the whole page.
 * @throws Error for a file that is none, or whose name is not that of its recording
 */
export function readRecordings(): readonly Recording[] {
  return jsonFiles(join(root, 'qa/recordings')).map((file) => {
    const recording = v.parse(recordingSchema, json(file));
    if (`${recording.name}.json` !== basename(file)) throw new Error(`${file} holds '${recording.name}'`);
    return recording;
  });
}

function jsonFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => join(folder, name))
    .sort();
}
