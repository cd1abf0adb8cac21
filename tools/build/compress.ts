import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|mjs|css|json|geojson|svg|xml|txt|vtt)$/;
const SMALLEST = 512;

// Of a landing page the best takes twenty times as long as this and saves a twelfth.
const QUICK = { brotli: 9, gzip: 6 };
const BEST = { brotli: 11, gzip: 9 };

/**
 * Writes a .br and a .gz twin beside every text file of a folder that is worth it.
 * @param quick a folder inside whose many files are compressed quickly
 */
export async function compressFolder(folder: string, quick?: string): Promise<void> {
  const within = quick === undefined ? undefined : resolve(folder, quick) + sep;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map(async (entry) => {
        const file = resolve(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        if (bytes.length < SMALLEST) return;
        const effort = within !== undefined && file.startsWith(within) ? QUICK : BEST;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: effort.gzip }));
      }),
  );
}
