import { isFeedName } from '@bupc/script-feeds/testing';
import { FEED_NAMES, type FeedName, feedOf } from '../../src/adapters/http/feeds.ts';
import { recordingLogger } from '../fakes/recording-logger.ts';
import { driveId, fileLink, folderLink } from './rule-fixture.ts';
import type { siteScript } from './site-script.ts';

/** A script host of the tests. */
export type Host = Awaited<ReturnType<typeof siteScript>>;

/** Fills the spreadsheet and the drive of an office that has done everything right. */
export function office({ book, drive }: Host): void {
  book.put('Banner', [
    ['Nama', 'Gambar'],
    ['Pantai', { text: 'pantai.jpg', link: fileLink('pantai') }],
  ]);
  book.put('Galeri', [
    ['Folder', 'Semua Subfolder'],
    [folderLink('galeri'), true],
  ]);
  book.put('Produk Hukum', [
    ['Nama', 'Berkas', 'Tahun'],
    ['Perda 2', fileLink('perda'), 2024],
  ]);
  book.put('Staf', [
    ['Nama', 'Foto'],
    ['Kepala', fileLink('kepala')],
  ]);
  book.put('Berita', [
    ['Judul', 'Tanggal', 'Isi', 'Dokumen', 'Foto'],
    ['Rapat', '18/11/2024', '', `https://docs.google.com/document/d/${driveId('naskah')}/edit`, ''],
    ['Foto', '19/11/2024', 'Isi', '', { text: 'a, b', link: `${fileLink('pantai')} ${fileLink('kepala')}` }],
  ]);
  drive.put(
    ...['pantai', 'kepala'].map((name) => ({ id: driveId(name), name: `${name}.jpg` })),
    { id: driveId('perda'), name: 'perda.pdf', mimeType: 'application/pdf' },
    { id: driveId('naskah'), mimeType: 'application/vnd.google-apps.document', text: 'Warga hadir.' },
    { id: driveId('galeri'), inside: ['album-1', 'album-2', 'lain'] },
    { id: 'lain', name: 'catatan.txt' },
    ...[1, 2].flatMap((number) => [
      {
        id: `album-${number}`,
        name: `2024-11-1${number} Album`,
        inside: [1, 2, 3].map((n) => `foto-${number}${n}`),
      },
      ...[1, 2, 3].map((n) => ({ id: `foto-${number}${n}`, name: `foto ${n}.jpg` })),
    ]),
  );
}

/** The feeds that the script answers with, in the order of the site. */
export const FEEDS = FEED_NAMES.filter(isFeedName);

/** Reads a document with the site's own parser. */
export function parsed(feed: FeedName, json: unknown) {
  const logger = recordingLogger();
  const items = feedOf(feed).parse(json, logger);
  return { items, events: logger.events };
}

/** Gives what 'Catatan' says became of a feed. */
export function headline(host: Host, feed: string): string {
  return String(
    host
      .notes(feed)
      .find(([sheet]) => sheet === 'RINGKASAN')
      ?.at(-1),
  );
}

/** Asks something of every feed. */
export const all = (ask: (feed: FeedName) => unknown) => FEEDS.map((feed) => [feed, ask(feed)]);
