import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importMap } from '@bupc/map-import/import-map.ts';
import { lookInto } from '@bupc/map-import/look/look.ts';
import { layerText, proposalYaml } from '@bupc/map-import/look/proposal-text.ts';
import { propose } from '@bupc/map-import/look/propose.ts';
import type { OnProgress } from '@bupc/map-import/progress.ts';
import { Refusal } from '@bupc/map-import/refusal.ts';
import { reportText } from '@bupc/map-import/report.ts';
import { NOTHING_CHANGED, noSource, PROPOSAL } from '@bupc/map-import/texts.ts';
import { createProgress } from './progress.ts';

/** Where the office's own files are, and where the map is served from. */
const BASE = 'content/peta';
const OUT = 'public/peta';

/**
 * npm run map:import: makes the map from the files that content/peta/sumber.yaml names.
 * @param args `--look FILE…` says what is in files and proposes a sumber.yaml instead;
 *   `--from FOLDER` takes another folder with a sumber.yaml, `--to FOLDER` writes the map elsewhere
 */
export async function main(args: readonly string[]): Promise<void> {
  const progress = createProgress(process.stderr);
  try {
    const isLook = args[0] === '--look';
    const lines = isLook ? await look(args.slice(1), progress.show) : await run(args, progress.show);
    progress.end();
    console.log(lines);
  } catch (error) {
    progress.end();
    if (!(error instanceof Refusal)) throw error;
    console.error(`${error.message}\n${NOTHING_CHANGED}`);
    process.exitCode = 1;
  }
}

async function run(args: readonly string[], onProgress: OnProgress): Promise<string> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const base = option('--from') ?? BASE;
  const path = join(base, 'sumber.yaml');
  if (!existsSync(path)) throw new Refusal(noSource(path));
  const places = { base, out: option('--to') ?? OUT, zoneTable: join(base, 'zona.csv') };
  const { report } = await importMap(readFileSync(path, 'utf8'), places, onProgress);
  return reportText(report);
}

async function look(files: readonly string[], onProgress: OnProgress): Promise<string> {
  const layers = await lookInto(files, (file) => relative(BASE, file).replaceAll('\\', '/'), onProgress);
  return [...layers.map(layerText), PROPOSAL, proposalYaml(propose(layers))].join('\n\n');
}
