import { dirname } from 'node:path';
import { config as city } from 'virtual:city';
import { placeOf, readOptions, reportText } from '@bupc/content';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { type CheckReport, reportSchema } from '../../../../tools/content/check/report-schema.ts';
import { runCheck } from '../../../../tools/content/check/run-check.ts';
import { seenLines } from '../../../../tools/content/check/seen-text.ts';
import { buildContent } from '../../../../tools/content/site-content.ts';
import { type MadeFolder, makeFolder, picture } from '../made-folder.ts';

let made: MadeFolder;
beforeEach(() => {
  made = makeFolder();
});

async function check(
  files: Readonly<Record<string, string | Uint8Array>>,
  args: readonly string[] = ['--source', 'folder'],
): Promise<CheckReport> {
  for (const [name, data] of Object.entries(files)) made.write(name, data);
  const setting = { root: dirname(made.folder), env: {}, city, ports: { fetch: neverAsked } };
  return runCheck(readOptions(args), setting);
}

const neverAsked = () => Promise.reject(new Error('the network was asked'));

const linesOf = ({ findings }: CheckReport): string[] =>
  findings.map((finding) => `${finding.level} ${placeOf(finding)}: ${finding.message}`);

/** Every kind of mistake that a check of a folder tells. */
async function folderWithMistakes(): Promise<CheckReport> {
  const jpeg = await picture('green');
  return check({
    'banners/banners.yaml':
      '- file: a.jpg\n  name: Pantai\n- file: a.jpg\n  name: Pantai\n- file: leer.jpg\n  name: Kosong\n',
    'banners/a.jpg': jpeg,
    'banners/leer.jpg': '',
    'gallery/2024-11-18-loket/1.jpg': jpeg,
    'gallery/2024-11-18-loket/2.png': jpeg,
    'gallery/2024-11-18-loket/album.yaml': 'caption: Suasana loket.\nzip: true\n',
    'gallery/tanpa-hari/1.jpg': jpeg,
    'staff.yaml':
      '- title: Pegawai Loket\n  imageUrl: staff/a.jpg\n- title: Kualitas\n  imageUrl: staff/a.jpg\n  category: Tim IT\n- titel: x\n  imageUrl: staff/a.jpg\n',
    'staff/a.jpg': jpeg,
    'legal-products.csv':
      'name,url,file,type\nPerda 2,https://jdih.example.id/2.pdf,,\nPerda 10,,perda.pdf,\nNaskah.docx,https://a.id/n,,pdf\n,https://a.id/x,,\nPanduan,/panduan.pdf,,\n',
    'perda.pdf': '%PDF',
    'news/2024-11-12-pola-ruang.md':
      '---\ntitle: Pola ruang\ndate: 2025-11-12\npictures:\n  - ../banners/a.jpg\n---\n\nIsi **baru**, lihat [panduan](/panduanbupc.pdf).\n\n![](../banners/a.jpg)\n\n[Galeri](/home?galeri=loket) dan [lain](/home?galeri=lain)\n',
    'news/tanpa-hari.md': '---\ntitle: A\n---\nIsi.\n',
  });
}

it('names everything with its file and line, without asking anybody', async () => {
  const report = await folderWithMistakes();
  expect(linesOf(report)).toEqual([
    'error content/banners/banners.yaml, line 5: content/banners/leer.jpg: the file is empty (0 bytes); save the picture again',
    "error content/gallery/tanpa-hari, line 1: the day is missing or cannot be read; write 'date: 2024-11-12', or let the folder's name begin with it",
    'error content/gallery/2024-11-18-loket/album.yaml, line 1: content/gallery/2024-11-18-loket/2.png: this is JPEG; let its name end with .jpg',
    'error content/legal-products.csv, line 5: name is missing; write a text',
    'error content/staff.yaml, line 6: titel is no field; write title',
    "error content/news/tanpa-hari.md, line 1: date is missing; write 'date: 2024-11-12', or let the file's name begin with the day",
    "warning content/banners/banners.yaml, line 4: there is a banner of this name before it, 'Pantai'; this one is not shown",
    'warning content/legal-products.csv, line 6: this site has no /panduan.pdf',
    "warning content/legal-products.csv, line 4: 'Naskah.docx' is not shown: its name contains .docx (spec §5 Legal products)",
    "warning content/staff.yaml, line 3: 'Kualitas' is left out: its title contains 'ali' and its category 'tim it' (spec §5 Staff profiles)",
    'warning content/news/2024-11-12-pola-ruang.md, line 8: this site has no /panduanbupc.pdf',
    'warning content/news/2024-11-12-pola-ruang.md, line 12: there is no album with the id lain',
    'warning content/news/2024-11-12-pola-ruang.md, line 5: all pictures have no description of their own; say what each shows (alt, description)',
    'warning content/news/2024-11-12-pola-ruang.md, line 10: image 1 of the text has no alternative text',
    "note content/staff.yaml, line 1: 'Pegawai Loket' is shown as 'Loket' (spec §5 Staff profiles)",
    "note content/news/2024-11-12-pola-ruang.md, line 3: the created date is of 2025 and is shown as '12 November 2024' (spec §5 Dates)",
  ]);
});

it('counts what was received, kept and dropped, and gives JSON of the documented form', async () => {
  const report = await folderWithMistakes();
  const json: unknown = JSON.parse(JSON.stringify(report));
  expect(v.parse(reportSchema, json)).toEqual(json);
  expect(report.counts).toEqual({ error: 6, warning: 8, note: 2 });
  expect(
    report.feeds
      .filter(({ received }) => received > 0)
      .map(({ feed, received, kept, dropped, pictures, links }) => [
        feed,
        received,
        kept,
        dropped,
        pictures.missing,
        links.notAsked,
      ]),
  ).toEqual([
    ['banners', 3, 2, 1, 1, 0],
    ['gallery', 2, 1, 1, 1, 0],
    ['legal-products', 5, 4, 1, 0, 2],
    ['staff', 3, 2, 1, 0, 0],
    ['news', 2, 1, 1, 0, 0],
  ]);
});

it('shows what a visitor will see, in the words of the page', async () => {
  const report = await folderWithMistakes();
  expect(reportText(report, seenLines(report.seen)).split('\n').slice(0, 31)).toEqual([
    'What a visitor will see',
    '',
    '  Gambar utama',
    '    1. Pantai -> /admin',
    '',
    '  Profil',
    '    Loket',
    `    Loket di ${city.centre.name}`,
    '    Tim',
    '',
    '  Berita & Artikel',
    '    1. Pola ruang',
    '       12 November 2024, 1 foto',
    '       Isi baru, lihat panduan. Galeri dan lain',
    '',
    '  PRODUK HUKUM',
    '    [PDF] Panduan (PDF Document) -> /panduan.pdf',
    '    [PDF] Perda 2 (PDF Document) -> https://jdih.example.id/2.pdf',
    '    [PDF] Perda 10 (PDF Document) -> /documents/perda.pdf',
    '    Menampilkan 3 produk hukum terkait penataan ruang',
    '    Produk Hukum Terbaru (3): Panduan; Perda 10; Perda 2',
    '',
    '  Galeri Foto',
    '    1 dari 1',
    '    - Loket: 1 foto, 18 Nov 2024, ZIP',
    '      Suasana loket.',
    '',
    'Errors: something is lost',
    '  content/banners/banners.yaml, line 5: content/banners/leer.jpg: the file is empty (0 bytes); save the picture again',
    "  content/gallery/tanpa-hari, line 1: the day is missing or cannot be read; write 'date: 2024-11-12', or let the folder's name begin with it",
    '  content/gallery/2024-11-18-loket/album.yaml, line 1: content/gallery/2024-11-18-loket/2.png: this is JPEG; let its name end with .jpg',
  ]);
  expect(reportText(report, seenLines(report.seen)).split('\n').slice(-2)).toEqual([
    '2 links and 0 pictures on other hosts were not asked for; --links does',
    '6 errors, 8 warnings, 2 notes',
  ]);
});

it('looks at chosen feeds alone', async () => {
  const report = await check({ 'news/a.md': 'ohne' }, ['--source=folder', '--feed=staff']);
  expect([report.feeds.map(({ feed }) => feed), linesOf(report)]).toEqual([
    ['staff'],
    ['warning staff: no profile is left; the page shows a sample one'],
  ]);
});

/** Writes files of a built site. */
function built(files: Readonly<Record<string, unknown>>): void {
  for (const [name, data] of Object.entries(files)) {
    made.write(`../site/${name}`, typeof data === 'string' ? data : JSON.stringify(data));
  }
}

const ID = 'pantai.abcdefghijkl';

it('looks at a folder of built feeds: documents, pictures in all their widths, links', async () => {
  built({
    'content/banners.json': [
      { name: 'Pantai', url: `/media/${ID}/2000.webp` },
      { name: 'Tanpa id', url: '/art/a.webp' },
    ],
    ...Object.fromEntries([640, 750, 960, 1280].map((width) => [`media/${ID}/${width}.webp`, 'x'])),
    'content/gallery.json': { success: false },
    'content/legal-products.json': [{ title: 'Perda', url: '/perda.pdf' }, ...Array(12).fill({ title: 'x' })],
    'perda.pdf': '%PDF',
    'content/staff.json': [{ title: 'Kepala', imageUrl: 'https://foto.example.id/a.jpg' }],
  });
  const names = ['banners', 'gallery', 'legal-products', 'staff', 'news'];
  const report = await check({}, ['--source', 'site', ...names.flatMap((name) => ['--feed', name])]);
  expect(linesOf(report)).toEqual([
    'error banners[1]: left out: url carries no file id',
    `error banners[0].url: there is no /media/${ID}/2000.webp`,
    'error gallery: content/gallery.json is a document that is no such feed: its envelope is wrong (docs/contract.md, Feeds)',
    ...Array.from(
      { length: 12 },
      (_, at) =>
        `error legal-products[${at + 1}].url: left out: Invalid key: Expected "url" but received undefined`,
    ),
    'error news: content/news.json cannot be read (ENOENT)',
    'warning staff[0].imageUrl: the page may not ask its host; no picture is shown: put the file into the content folder and write its name (or name the host in VITE_CONTENT_HOSTS)',
  ]);
  expect(v.is(reportSchema, JSON.parse(JSON.stringify(report)))).toBe(true);
  expect(Object.keys(report.seen)).toEqual(['banners', 'profile', 'legalProducts']);
});

it('tells what is left out of the lists of the office as an error, a doubt of its hours as a warning, what is not read as a note', async () => {
  const setting = { root: dirname(made.folder), env: {}, city, ports: { fetch: neverAsked } };
  const report = await runCheck(readOptions(['--source', 'folder']), {
    ...setting,
    office: {
      mistakes: [{ file: 'content/libur.csv', line: 3, message: 'tanggal takes a day' }],
      doubts: [{ file: 'content/kantor.yaml', line: 7, message: 'no row of openingHours names Sunday' }],
      notes: [{ file: 'content/libur.xlsx', message: 'the sheet 2025 is not read' }],
    },
  });
  const told = linesOf(report).filter((line) => /libur|kantor/.test(line));
  expect(told).toEqual([
    'error content/libur.csv, line 3: tanggal takes a day',
    'warning content/kantor.yaml, line 7: no row of openingHours names Sunday',
    'note content/libur.xlsx: the sheet 2025 is not read',
  ]);
});

it('tells a feed of which more than half is gone as an error, unless CONTENT_MAY_SHRINK takes it', async () => {
  made.write('legal-products.csv', 'name,url\nPerda,https://a.id/1\nPerwal,https://a.id/2\n');
  await buildContent(made, { names: ['legal-products'] });
  made.write('legal-products.csv', 'name,url\n');
  const levelsWith = async (env: Readonly<Record<string, string>>) => {
    const setting = { root: dirname(made.folder), env, city, ports: { fetch: neverAsked } };
    const { findings } = await runCheck(readOptions(['--source=folder', '--feed=legal-products']), setting);
    return findings.filter(({ kind }) => kind === 'feed').map(({ level, feed }) => [level, feed]);
  };
  expect(await levelsWith({})).toEqual([['error', 'legal-products']]);
  expect(await levelsWith({ CONTENT_MAY_SHRINK: 'on' })).toEqual([]);
});

it('counts many findings of a kind in place of telling them all', async () => {
  built({ 'content/legal-products.json': Array(25).fill({ title: 'x' }) });
  const report = await check({}, ['--source', 'site', '--feed', 'legal-products']);
  const text = reportText(report, seenLines(report.seen));
  expect(text.split('\n').filter((line) => line.includes('legal-products[')).length).toBe(20);
  expect(text).toContain('  and 5 more like these; --json tells them all\n');
});

it('takes no folder without built feeds', async () => {
  await expect(check({}, ['--source', 'nirgends'])).rejects.toThrow(
    '--source takes folder, endpoints or a folder with built feeds, such as public; there is no nirgends/content',
  );
});
