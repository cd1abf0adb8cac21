import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { placesOf } from '@bupc/content/places.ts';
import { buildPage } from '@bupc/editor/build/build-page.ts';
import { filesOf } from '@bupc/editor/serve/folder-files.ts';
import { serveEditor } from '@bupc/editor/serve/serve-editor.ts';
import { contentEnv } from '../content/env.ts';
import { mistakesIn } from './mistakes.ts';
import { localSettings, PREFIX } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');
const PORT = 4747;

/** npm run edit: serves the editor of the content folder, on this machine alone, until it is stopped. */
export async function main(): Promise<void> {
  const { folder: written, state } = placesOf(root, contentEnv(root));
  if (!existsSync(written)) {
    console.error(`There is no folder ${written}; make it, see docs/content.md`);
    process.exitCode = 1;
    return;
  }
  const folder = realpathSync(written);
  const page = resolve(state, 'editor');
  await buildPage({ outDir: page, previews: resolve(import.meta.dirname, 'previews.ts') });
  const { origin, server } = await serveEditor({
    edited: {
      folder,
      prefix: PREFIX,
      files: filesOf(folder, isLeftOut),
      check: mistakesIn,
      state,
      isLeftOut,
    },
    page,
    settings: (at) => localSettings(folder, at),
    port: Number(process.env.PORT ?? PORT),
  });
  console.log(`The editor of ${folder} is at ${origin}/ (Ctrl+C ends it)`);
  await new Promise((ended) => {
    process.once('SIGINT', ended);
    process.once('SIGTERM', ended);
  });
  server.closeAllConnections();
  server.close();
}

// The map's tables open in a spreadsheet, and what a map is imported from may be large.
const isLeftOut = (path: string): boolean => path.split('/')[0] === 'peta';
