import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOSTS_FOLDER } from '../deploy/host-files.ts';

const COMPRESSIBLE = /\.(?:html|js|mjs|css|json|geojson|csv|svg|xml|txt|vtt)$/;
const SMALLEST = 512;

// Of a landing page the best takes twenty times as long as this and saves a twelfth.
const QUICK = { brotli: 9, gzip: 6 };
const BEST = { brotli: 11, gzip: 9 };
// What is served for the moment: browsers take Brotli.
const FIRST = 4;

// Most of a build is what the build before had, and the best compression is half of its time.
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/compressed');

// What hosts read and none gives out.
const isForHosts = (folder: string): boolean => folder.split(sep).includes(HOSTS_FOLDER);

/**
 * Writes a .br and a .gz twin beside every text file of a folder that is worth it. What was compressed once is taken from a
 * cache by its content.
 * @param options quick: folders inside whose many files are compressed quickly; isFirst: what the cache does not have gets a light
 * .br alone, for the moment; cache: its folder, one that cannot be written is done without
 */
export async function compressFolder(
  folder: string,
  {
    quick = [],
    isFirst = false,
    cache = CACHE,
  }: { readonly quick?: readonly string[]; readonly isFirst?: boolean; readonly cache?: string } = {},
): Promise<void> {
  const within = quick.map((name) => resolve(folder, name) + sep);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await mkdir(cache, { recursive: true }).catch(() => undefined);
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !isForHosts(entry.parentPath))
      .map(async (entry) => {
        const file = resolve(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        if (bytes.length < SMALLEST) return;
        const effort = within.some((start) => file.startsWith(start)) ? QUICK : BEST;
        const known = resolve(cache, createHash('sha256').update(bytes).digest('hex'));
        const brotli = (quality: number) => {
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          return promisify(brotliCompress)(bytes, { params });
        };
        const zipped = () => promisify(gzip)(bytes, { level: effort.gzip });
        const [br, gz] = [`${known}.${effort.brotli}.br`, `${known}.${effort.gzip}.gz`];
        if (isFirst) return replace(`${file}.br`, (await cached(br)) ?? (await brotli(FIRST)));
        await replace(`${file}.br`, await onceFor(br, () => brotli(effort.brotli)));
        await replace(`${file}.gz`, await onceFor(gz, zipped));
      }),
  );
}

const cached = (file: string): Promise<Uint8Array | undefined> => readFile(file).catch(() => undefined);

/** Gives the content of a cached file, or makes it and caches it. */
async function onceFor(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const found = await cached(file);
  if (found) return found;
  const made = await make();
  await replace(file, made).catch(() => undefined);
  return made;
}

/** Writes a file under its name once it is whole: a server or another build may read it meanwhile. */
async function replace(file: string, content: Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}`;
  await writeFile(part, content);
  await rename(part, file);
}
