import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Source } from './source.ts';

/** Endings of files that may hold a layer; a table of coordinates looks like any other. */
const LAYERS = /\.(?:shp|gpkg|gdb|geojson|kml|kmz|fgb|zip)$/i;

/**
 * Gives the files beside those that sumber.yaml names which may hold a layer, and which it does not name: a district's parcels may have been
 * forgotten.
 * @param base the folder of sumber.yaml, from which the paths are given, with slashes
 */
export function unlisted(base: string, { tanggal: _, 'nomor-lama': __, ...roles }: Source): string[] {
  const named = new Set(
    Object.values(roles)
      .flat()
      .flatMap(({ berkas }) => (berkas === undefined ? [] : [resolve(base, berkas)])),
  );
  const folders = new Set([...named].map(dirname));
  return [...folders]
    .flatMap((folder) => namesIn(folder).map((name) => join(folder, name)))
    .filter((path) => LAYERS.test(path) && !named.has(path))
    .map((path) => relative(base, path).split(sep).join('/'))
    .sort();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
