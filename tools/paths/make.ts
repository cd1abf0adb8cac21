import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathText } from '../../src/qa/adapters/files/path-file.ts';
import { writeCharts } from './coverage-table.ts';
import { CHARTS_FILE, PATHS_FOLDER, readDocuments, readPaths, readScenarios } from './files.ts';
import { findPaths } from './find-paths.ts';
import { MODELS } from './models.ts';

/** Writes the paths that cover every machine anew; those written by hand or recorded stay as they are. */
export async function main(): Promise<void> {
  const surroundings = { scenarios: readScenarios(), documents: readDocuments() };
  for (const model of MODELS) {
    const folder = join(PATHS_FOLDER, model.machine);
    mkdirSync(folder, { recursive: true });
    const kept = readPaths(model.machine).filter(({ by }) => by !== 'make');
    const paths = await findPaths(model, surroundings, kept);
    for (const { name } of readPaths(model.machine).filter(({ by }) => by === 'make')) {
      rmSync(join(folder, `${name}.json`));
    }
    for (const path of paths) {
      if (kept.some(({ name }) => name === path.name)) throw new Error(`${path.name} is taken`);
      writeFileSync(join(folder, `${path.name}.json`), pathText(path));
    }
    console.log(`${model.machine}: ${paths.length} paths made, ${kept.length} kept`);
  }
  const root = resolve(import.meta.dirname, '../..');
  await writeCharts(surroundings);
  const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', PATHS_FOLDER, CHARTS_FILE], {
    cwd: root,
    stdio: 'inherit',
  });
}
