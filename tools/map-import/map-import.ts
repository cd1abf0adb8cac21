import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importMap } from '@bupc/map-import/import-map.ts';
import { Refusal } from '@bupc/map-import/refusal.ts';
import { reportText } from '@bupc/map-import/report.ts';
import { NOTHING_CHANGED, noSource } from '@bupc/map-import/texts.ts';
import { createProgress } from './progress.ts';

/** Where the office's own files are, and where the map is served from. */
const BASE = 'content/peta';
const OUT = 'public/peta';

/**
 * npm run map:import: makes the map from the files that content/peta/sumber.yaml names.
 * @param args `--from FOLDER` another folder with a sumber.yaml, `--to FOLDER` where the map is written
 */
export async function main(args: readonly string[]): Promise<void> {
  const progress = createProgress(process.stderr);
  try {
    const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
    const base = option('--from') ?? BASE;
    const path = join(base, 'sumber.yaml');
    if (!existsSync(path)) throw new Refusal(noSource(path));
    const places = { base, out: option('--to') ?? OUT, zoneTable: join(base, 'zona.csv') };
    const { report } = await importMap(readFileSync(path, 'utf8'), places, progress.show);
    progress.end();
    console.log(reportText(report));
  } catch (error) {
    progress.end();
    if (!(error instanceof Refusal)) throw error;
    console.error(`${error.message}\n${NOTHING_CHANGED}`);
    process.exitCode = 1;
  }
}
