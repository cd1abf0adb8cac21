import { resolve } from 'node:path';
import { build } from 'vite';
import { indonesian } from './indonesian.ts';
import { lean } from './lean.ts';
import { noTransition } from './no-transition.ts';
import { ownFonts } from './own-fonts.ts';

/** Where a page of the editor is made of what. */
export interface PageBuild {
  /** The folder to write; it is emptied. */
  readonly outDir: string;
  /** The module of the site's previews (`#previews`). */
  readonly previews: string;
}

/** Builds the page of the editor, without its settings: a folder of files that ask no other host. */
export async function buildPage({ outDir, previews }: PageBuild): Promise<void> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../page'),
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [lean(), indonesian(), ownFonts(), noTransition()],
    resolve: { alias: { '#previews': previews } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      reportCompressedSize: false,
      // The sheet of a preview has no address from which a font of the site could be found.
      assetsInlineLimit: (file) => !file.includes('@sveltia') && file.endsWith('.woff2'),
    },
  });
}
