import { resolve } from 'node:path';
import {
  ContentError,
  type ContentReport,
  DiskError,
  PICTURES,
  textTable,
  writeProgress,
} from '@bupc/content';
import { mistakeLine, placesOf, said } from '@bupc/content/files';
import { FEED_NAMES } from '../../src/adapters/http/feeds.ts';
import { contentEnv, mayShrink } from './env.ts';
import { lostLines, stoppingLines } from './lost-lines.ts';
import { buildContent, folderFeeds } from './site-content.ts';

const WRITTEN = {
  written: said('ditulis', 'written'),
  unchanged: said('tidak berubah', 'unchanged'),
  stale: said('salinan terakhir tetap', 'the last copy stays'),
  none: said('tidak ditulis', 'not written'),
  shrunk: said('salinan terakhir tetap, terlalu banyak yang hilang', 'the last copy stays, too much is gone'),
  replaced: said('tidak ditulis, terlalu banyak yang hilang', 'not written, too much is gone'),
} as const;

/** Reports what a build did: its mistakes, then a closing table. */
export function reportLines(report: ContentReport): string[] {
  const { feeds, pictures, mistakes } = report;
  const own = new Map(feeds.map((feed) => [feed.name, feed]));
  const rows = FEED_NAMES.map((name) => {
    const feed = own.get(name);
    if (feed === undefined)
      return [
        name,
        '',
        said('diambil, lihat npm run content -- pull', 'is pulled, see npm run content -- pull'),
      ];
    // What the dev server has shown of it stands there, and nobody counts that.
    if (feed.lost?.fate === 'shrunk' && !feed.lost.hasCopy) return [name, '', WRITTEN.replaced];
    return [name, feed.items, WRITTEN[feed.lost?.fate ?? (feed.changed ? 'written' : 'unchanged')]];
  });
  const { used, drawn, removed } = pictures;
  return [
    ...mistakes.map(mistakeLine),
    ...(mistakes.length > 0 ? [''] : []),
    ...lostLines(report),
    textTable([said('bagian', 'feed'), said('isi', 'items'), said('dokumen', 'document')], rows),
    said(
      `${used} gambar, ${drawn} dibuat, ${removed} dihapus, ${mistakes.length} kesalahan`,
      `${used} pictures, ${drawn} drawn, ${removed} removed, ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`,
    ),
  ];
}

/**
 * npm run content: makes feeds and pictures of the content folder. It ends with an error status where something
 * had a mistake; everything else is written all the same.
 */
export async function main(): Promise<void> {
  const root = resolve('.');
  const env = contentEnv(root);
  try {
    const report = await buildContent(placesOf(root, env), {
      names: folderFeeds(env),
      mayShrink: mayShrink(env),
      progress: (pictures) => writeProgress(process.stderr, pictures, PICTURES),
    });
    for (const line of reportLines(report)) console.log(line);
    if (report.mistakes.length > 0 || stoppingLines(report).length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof DiskError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
