// Builds and serves the page that does nothing but draw the same tiles with MapLibre as it is published.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { serve } from '../../../tools/serve.mjs';

/**
 * Serves the bare map page.
 * @param {string} dist the build whose tiles it draws
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serveBare(dist) {
  const folder = await mkdtemp(join(tmpdir(), 'bare-map-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { input: join(import.meta.dirname, 'bare.html') },
    },
  });
  await cp(join(dist, 'peta/kota.pmtiles'), join(folder, 'peta/kota.pmtiles'));
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(?:html|css|m?js)$/.test(name)) continue;
    const file = join(folder, name);
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
  const server = await serve({ dist: folder, port: 0 });
  return {
    address: `http://localhost:${server.address().port}/bare.html`,
    close: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
