import { cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

/**
 * What pdf.js fetches when a document needs it: character maps, the fonts of the standard, and the decoders that need no
 * WebAssembly, so that the policy needs no hole for one; with their licences.
 */
const WANTED =
  /^(?:cmaps|standard_fonts|wasm)(?:\/(?:LICENSE\w*|[^/]+\.(?:bcmap|pfb|ttf)|\w+_nowasm_fallback\.js))?$/;

/**
 * Says whether pdf.js may fetch a file or folder of its package.
 * @param path inside the package, with the separators of the system; empty for the package itself
 */
export const isPdfAsset = (path: string): boolean => path === '' || WANTED.test(path.replaceAll('\\', '/'));

async function library(root: string): Promise<{ folder: string; address: string }> {
  const folder = resolve(root, 'node_modules/pdfjs-dist');
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { folder, address: `/pdfjs/${version}` };
}

/**
 * Copies the files that pdf.js fetches to /pdfjs/{version} of a build.
 * @param dist where the build is written
 */
export async function copyPdfAssets(root: string, dist: string): Promise<void> {
  const { folder, address } = await library(root);
  const isWanted = (path: string) => isPdfAsset(path.slice(folder.length + 1));
  await cp(folder, join(dist, address), { recursive: true, dereference: true, filter: isWanted });
}

/** Serves the same files, from where they are installed, in `npm run dev`. */
export function pdfAssetsInDev(): Plugin {
  return {
    name: 'pdf-assets-in-dev',
    async configureServer(server) {
      const { folder, address } = await library(server.config.root);
      server.middlewares.use(address, sirv(folder, { dev: true }));
    },
  };
}
