import { existsSync, realpathSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { placesOf, said } from '@bupc/content/files';
import { buildPage, filesOf, ownFolder, serveEditor } from '@bupc/editor';
import { contentEnv } from '../content/env.ts';
import { readListenAddress, tryListenAddress, whyNot } from '../serve/listen-address.mjs';
import { KINDS } from './kinds.ts';
import { mistakesIn } from './mistakes.ts';
import { localSettings, PREFIX } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');
const PORT = '4747';
/** That of every date of the site. */
const TIME_ZONE = 'Asia/Jakarta';

/** npm run edit: serves the editor of the content folder, on this machine alone, until it is stopped. */
export async function main(): Promise<void> {
  const { folder, state } = placesOf(root, contentEnv(root));
  const why = existsSync(folder)
    ? await whyNoPort()
    : said(
        `Folder ${folder} tidak ada; buatlah, lihat docs/id/isi.md`,
        `There is no folder ${folder}; make it, see docs/content.md`,
      );
  if (why !== undefined) {
    console.error(why);
    process.exitCode = 1;
    return;
  }
  await serveFolder(realpathSync(folder), state);
}

/** What PORT says; the editor is for this machine alone, whatever HOST says. */
const place = () => ({ ...readListenAddress({ PORT: process.env.PORT || PORT }), host: '127.0.0.1' });

/** Says why the editor cannot be served, before its page is built; undefined where it can. */
async function whyNoPort(): Promise<string | undefined> {
  try {
    await tryListenAddress(place());
    return undefined;
  } catch (error) {
    return whyNot(error, { port: process.env.PORT || PORT, host: '127.0.0.1' });
  }
}

async function serveFolder(folder: string, state: string): Promise<void> {
  const page = ownFolder(resolve(state, 'editor'));
  await buildPage({ outDir: page, previews: resolve(import.meta.dirname, 'previews.ts') });
  const files = filesOf(folder, isLeftOut);
  const { origin, server } = await serveEditor({
    edited: { folder, prefix: PREFIX, files, kinds: KINDS, check: mistakesIn, state, isLeftOut },
    page,
    settings: (at) => localSettings(folder, at),
    port: place().port,
    timeZone: TIME_ZONE,
  });
  console.log(`Penyunting untuk ${folder} ada di ${origin}/ (Ctrl+C mengakhirinya)`);
  await new Promise((ended) => {
    process.once('SIGINT', ended);
    process.once('SIGTERM', ended);
  });
  server.closeAllConnections();
  server.close();
  rmSync(page, { recursive: true, force: true });
}

// The map's tables open in a spreadsheet, and what a map is imported from may be large.
const isLeftOut = (path: string): boolean => path.split('/')[0]?.toLowerCase() === 'peta';
