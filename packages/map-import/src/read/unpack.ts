import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize, relative, sep } from 'node:path';
import { unzipSync } from 'fflate';

/** Endings of files that hold layers, the likeliest first; what stands beside a shapefile is not one. */
const READABLE = ['.gpkg', '.gdb', '.shp', '.fgb', '.geojson', '.json', '.kml', '.csv'];

/** A file with layers, and its path in the archive that it comes from; '' where it is no archive's. */
export interface Unpacked {
  readonly path: string;
  readonly inside: string;
}

/**
 * Gives the files with layers in an archive, unpacked; another file or folder gives itself.
 * @param file a .zip or .kmz, or anything else
 * @param folderFor gives where to unpack it, a folder that is not there yet
 */
export function unpacked(file: string, folderFor: (name: string) => string): Unpacked[] {
  if (!['.zip', '.kmz'].includes(extname(file).toLowerCase())) return [{ path: file, inside: '' }];
  const into = folderFor(basename(file));
  mkdirSync(into);
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(file)))) {
    const path = normalize(join(into, name));
    // A name may lead out of the folder.
    if (name.endsWith('/') || !path.startsWith(into + sep)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  return readableIn(into).map((path) => ({ path, inside: relative(into, path).replaceAll(sep, '/') }));
}

function readableIn(folder: string): string[] {
  const found = readdirSync(folder)
    .sort()
    .flatMap((name): string[] => {
      const path = join(folder, name);
      const ending = extname(name).toLowerCase();
      if (READABLE.includes(ending)) return [path];
      return statSync(path).isDirectory() && name !== '__MACOSX' ? readableIn(path) : [];
    });
  const rank = (path: string) => READABLE.indexOf(extname(path).toLowerCase());
  return found.sort((a, b) => rank(a) - rank(b));
}
