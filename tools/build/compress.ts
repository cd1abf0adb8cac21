import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|mjs|css|json|geojson|svg|xml|txt|vtt)$/;
const SMALLEST = 512;

// Of a landing page the best takes twenty times as long as this and saves a twelfth.
const QUICK = { brotli: 9, gzip: 6 };
const BEST = { brotli: 11, gzip: 9 };

// Most of a build is what the build before had, and the best compression is half of its time.
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/compressed');

/**
 * Writes a .br and a .gz twin beside every text file of a folder that is worth it. What was compressed once is taken from a
 * cache by its content.
 * @param quick folders inside whose many files are compressed quickly
 * @param cache the folder of the cache; one that cannot be written is done without
 */
export async function compressFolder(
  folder: string,
  quick: readonly string[] = [],
  cache = CACHE,
): Promise<void> {
  const within = quick.map((name) => resolve(folder, name) + sep);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await mkdir(cache, { recursive: true }).catch(() => undefined);
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map(async (entry) => {
        const file = resolve(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        if (bytes.length < SMALLEST) return;
        const effort = within.some((start) => file.startsWith(start)) ? QUICK : BEST;
        const known = resolve(cache, createHash('sha256').update(bytes).digest('hex'));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        const brotli = () => promisify(brotliCompress)(bytes, { params });
        const zipped = () => promisify(gzip)(bytes, { level: effort.gzip });
        await writeFile(`${file}.br`, await onceFor(`${known}.${effort.brotli}.br`, brotli));
        await writeFile(`${file}.gz`, await onceFor(`${known}.${effort.gzip}.gz`, zipped));
      }),
  );
}

/** Gives the content of a cached file, or makes it and caches it. */
async function onceFor(kept: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const found = await readFile(kept).catch(() => undefined);
  if (found) return found;
  const made = await make();
  // Under its name once it is whole: another build may read it at the same time.
  const part = `${kept}.${process.pid}`;
  await writeFile(part, made)
    .then(() => rename(part, kept))
    .catch(() => undefined);
  return made;
}
