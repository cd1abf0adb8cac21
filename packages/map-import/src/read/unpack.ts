import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join, normalize, relative, sep } from 'node:path';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';
import { unzipTo } from './zip.ts';
import { type ZipEntry, zipEntries } from './zip-directory.ts';

/** Endings of files that hold layers, the likeliest first; what stands beside a shapefile is not one. */
const READABLE = ['.gpkg', '.gdb', '.shp', '.fgb', '.geojson', '.json', '.kml', '.csv'];
const BESIDE = ['.shx', '.dbf', '.prj', '.cpg', '.gpkg-wal'];
const ARCHIVES = ['.zip', '.kmz'];

/** The most bytes that the layers of an archive may have unpacked. */
export const MAX_UNPACKED = 2 * 1024 ** 3;

/** A file with layers, and its path in the archive that it comes from; '' where it is no archive's. */
export interface Unpacked {
  readonly path: string;
  readonly inside: string;
}

/** The files with layers, and what is to be reported of their archive. */
export interface UnpackedFiles {
  readonly files: readonly Unpacked[];
  readonly said: readonly string[];
}

const endingOf = (name: string): string => extname(name).toLowerCase();

/**
 * Gives the files with layers in an archive, unpacked; another file or folder gives itself.
 * @param file a .zip or .kmz, or anything else
 * @param folderFor gives where to unpack it, a folder that is not there yet
 * @param shown how the office names it
 * @throws Refusal where it is too large, holds more than it says, is broken or locked, or has no layers
 */
export async function unpacked(
  file: string,
  folderFor: (name: string) => string,
  shown: string,
  most = MAX_UNPACKED,
): Promise<UnpackedFiles> {
  if (!ARCHIVES.includes(endingOf(file))) return { files: [{ path: file, inside: '' }], said: [] };
  const entries = await zipEntries(file).catch((cause: unknown) => {
    throw new Refusal(texts.brokenArchive(shown), { cause });
  });
  const own = entries.filter(({ name }) => !name.startsWith('__MACOSX/'));
  const wanted = own.filter(isOfLayer);
  const size = wanted.reduce((sum, one) => sum + one.size, 0);
  if (size > most) throw new Refusal(texts.archiveTooLarge(shown, size, most));
  const into = folderFor(basename(file));
  mkdirSync(into);
  for (const entry of wanted) {
    const path = normalize(join(into, entry.name));
    // A name may lead out of the folder.
    if (!path.startsWith(into + sep)) continue;
    await unzipTo(file, entry, path).catch((cause: unknown) => {
      throw new Refusal(texts.brokenEntry(shown, entry.name), { cause });
    });
  }
  const files = readableIn(into).map((path) => ({ path, inside: relative(into, path).replaceAll(sep, '/') }));
  const inner = own.map(({ name }) => name).filter((name) => ARCHIVES.includes(endingOf(name)));
  const said = inner.length > 0 ? [texts.innerArchives(shown, inner)] : [];
  if (files.length === 0) throw new Refusal(said[0] ?? texts.emptyArchive(shown));
  return { files, said };
}

// Pictures and documents that stand among the layers stay packed.
const isOfLayer = ({ name }: ZipEntry): boolean =>
  !name.endsWith('/') && (/\.gdb\//i.test(name) || [...READABLE, ...BESIDE].includes(endingOf(name)));

function readableIn(folder: string): string[] {
  const found = readdirSync(folder)
    .sort()
    .flatMap((name): string[] => {
      const path = join(folder, name);
      if (READABLE.includes(endingOf(name))) return [path];
      return statSync(path).isDirectory() ? readableIn(path) : [];
    });
  const rank = (path: string) => READABLE.indexOf(endingOf(path));
  return found.sort((a, b) => rank(a) - rank(b));
}
