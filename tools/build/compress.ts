import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|mjs|css|json|svg|xml|txt|vtt)$/;
const SMALLEST = 512;

/** Writes a .br and a .gz twin beside every text file of a folder that is worth it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map(async (entry) => {
        const file = resolve(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        if (bytes.length < SMALLEST) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }),
  );
}
