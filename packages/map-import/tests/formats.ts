import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { zipSync } from 'fflate';
import initGdal from 'gdal3.js/node.js';
import type { Gdal } from '../src/read/gdal.ts';
import type { MadeFeature } from './made-city.ts';

let made = 0;

/** Writes features as a program of an office would: in a format of GDAL and a projection. Gives the folder. */
export async function writeAs(
  gdal: Gdal,
  name: string,
  features: readonly MadeFeature[],
  driver: string,
  projection: string,
  options: readonly string[] = [],
): Promise<string> {
  made += 1;
  // The same module as the one that is tested: it starts once.
  const module = await initGdal({} as never);
  const folder = join(gdal.folder, `made${made}`);
  mkdirSync(folder);
  const from = join(folder, 'from.geojson');
  writeFileSync(from, JSON.stringify({ type: 'FeatureCollection', features }));
  const { datasets } = await module.open([from]);
  const [dataset] = datasets;
  if (dataset === undefined) throw new Error('no features');
  const shape = driver === 'ESRI Shapefile' ? [] : ['-nln', name];
  // It remembers names that were moved away.
  const own = `${name}-${made}`;
  await module.ogr2ogr(dataset, ['-f', driver, '-t_srs', projection, ...shape, ...options], own);
  await module.close(dataset);
  const files = readdirSync(gdal.folder).filter((file) => file.startsWith(`${own}.`));
  for (const file of files) renameSync(join(gdal.folder, file), join(folder, name + extname(file)));
  return folder;
}

/** Zips files of a folder, or a folder in it. */
export function zipped(folder: string, names: readonly string[], into: string): void {
  const entries = names.flatMap((name): [string, Uint8Array][] =>
    extname(name) === '.gdb'
      ? readdirSync(join(folder, name)).map((file) => [
          `${name}/${file}`,
          readFileSync(join(folder, name, file)),
        ])
      : [[`peta/${basename(name)}`, readFileSync(join(folder, name))]],
  );
  writeFileSync(into, zipSync(Object.fromEntries(entries)));
}
