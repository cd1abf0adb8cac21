import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize, sep } from 'node:path';
import { unzipSync } from 'fflate';

/** Endings of files that hold layers, the likeliest first; what stands beside a shapefile is not one. */
const READABLE = ['.gpkg', '.gdb', '.shp', '.fgb', '.geojson', '.json', '.kml', '.csv'];

/**
 * Gives the files with layers in an archive, unpacked; another file or folder gives itself.
 * @param file a .zip or .kmz, or anything else
 * @param folder where to unpack it
 */
export function unpacked(file: string, folder: string): string[] {
  if (!['.zip', '.kmz'].includes(extname(file).toLowerCase())) return [file];
  const into = join(folder, basename(file));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(file)))) {
    const path = normalize(join(into, name));
    // A name may lead out of the folder.
    if (name.endsWith('/') || !path.startsWith(into + sep)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  return readableIn(into);
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
