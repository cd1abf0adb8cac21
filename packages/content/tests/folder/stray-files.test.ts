import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FEED_NAMES } from '../../src/feeds.ts';
import { readFolder } from '../../src/folder/read-folder.ts';
import {
  strayAtTop,
  strayFolder,
  strayInMap,
  strayInNews,
  strayRegulation,
} from '../../src/folder/stray-files.ts';
import { unusedFiles } from '../../src/folder/unused-files.ts';
import { SITE } from '../made-site.ts';
import { madeWorkbook } from '../made-workbook.ts';

const rules = { otherFiles: ['kantor.yaml'], nearestWord: () => undefined };

it.each([
  ['staff.yaml', undefined, undefined],
  ['legal-products.xlsx', undefined, undefined],
  ['kantor.yaml', undefined, undefined],
  ['kantor.schema.json', undefined, undefined],
  ['README.md', undefined, undefined],
  ['staff.yaml.txt', 'name it staff.yaml', 'staff'],
  ['Staff.YAML', 'name it staff.yaml', 'staff'],
  ['staff.csv.txt', 'name it staff.csv', 'staff'],
  ['staff.xls', 'save the list as staff.yaml, staff.yml, staff.csv, staff.xlsx', 'staff'],
  [
    'legal-products.docx',
    'save the list as legal-products.yaml, legal-products.yml, legal-products.csv, legal-products.xlsx',
    'legal-products',
  ],
  ['catatan.txt', 'articles stand in news, lists are staff.yaml and legal-products.yaml', undefined],
])('says of %s at the top of the folder what to do, and whose it is', (name, advice, feed) => {
  const stray = strayAtTop(name, rules);
  expect(stray).toEqual(
    advice === undefined
      ? undefined
      : { message: `nothing reads this file; ${advice}`, ...(feed !== undefined && { feed }) },
  );
});

it.each([
  ['news', undefined],
  ['akar', undefined],
  ['Berita', { message: 'nothing reads this folder; name it news', feed: 'news' }],
  ['GALLERY', { message: 'nothing reads this folder; name it gallery', feed: 'gallery' }],
  ['PETA', { message: 'nothing reads this folder; name it peta' }],
])('knows the folder %s, or says what it is called', (name, stray) => {
  expect(strayFolder(name, () => undefined)).toEqual(stray);
});

it.each([
  ['2026-11-21-rapat.md', undefined],
  ['rapat.jpg', undefined],
  ['2026-11-21-rapat.md.txt', 'name it 2026-11-21-rapat.md'],
  ['rapat.txt', 'name it rapat.md'],
  ['rapat.docx', 'write its text into rapat.md, or paste it in the editor: npm run edit'],
])('says of %s in news whether it is an article, or how it becomes one', (name, advice) => {
  expect(strayInNews(name)?.message).toBe(
    advice === undefined ? undefined : `this is no article, whose name ends with .md; ${advice}`,
  );
});

it.each([
  ['zona.csv', undefined],
  ['kegiatan.xlsx', undefined],
  ['rdtr.shp', undefined],
  ['peta.schema.json', undefined],
  ['Zona.csv', 'zona.csv or zona.xlsx'],
  ['zona.xls', 'zona.csv or zona.xlsx'],
  ['peta.yaml.txt', 'peta.yaml'],
])('says of %s in the folder of the map under what name it is read', (name, names) => {
  expect(strayInMap(name)?.message).toBe(names && `nothing reads this file; save it as ${names}`);
});

it.each([
  ['perwali-1-2026.md', undefined],
  ['perwali-1-2026.pdf', undefined],
  ['perwali-1-2026.docx', 'perwali-1-2026.md'],
  ['perwali-1-2026.md.txt', 'perwali-1-2026.md'],
  ['perwali-1-2026.MD', 'perwali-1-2026.md'],
])('says of %s among the regulations whether it is the text of one', (name, right) => {
  expect(strayRegulation(name)?.message).toBe(
    right && `this is no text of a regulation, whose name ends with .md; write its text into ${right}`,
  );
});

/** Makes a content folder for one test. */
function made(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = join(mkdtempSync(join(tmpdir(), 'stray-')), 'content');
  onTestFinished(() => rmSync(dirname(root), { recursive: true }));
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), data);
  }
  return root;
}

const lines = (
  found: readonly { readonly file: string; readonly line?: number; readonly message: string }[],
) => found.map(({ file, line, message }) => `${file}${line === undefined ? '' : `:${line}`} ${message}`);

it('names each file that no entry names, but not those of a feed with a mistake, which may have meant them', () => {
  const root = made({
    'news/2026-01-02-rapat.md': '---\ntitle: Rapat\n---\n![](denah.png)\n',
    'news/denah.png': 'x',
    'news/lama.png': 'x',
    'news/2026-01-02-rapat/foto.jpg': 'x',
    'news/2026-01-03-kosong/foto.jpg': 'x',
    'gallery/2026-01-02-loket/album.yaml': 'photos: [a.jpg]\n',
    'gallery/2026-01-02-loket/a.jpg': 'x',
    'gallery/2026-01-02-loket/b.jpg': 'x',
    'documents/perda.pdf': 'x',
    'documents/lama.pdf': 'x',
    'legal-products.yaml': '- name: Perda\n  file: documents/perda.pdf\n',
    'staff/kepala.jpg': 'x',
    'staff.yaml': '- title: Kepala\n',
  });
  const content = readFolder(SITE.rules, root, FEED_NAMES);
  expect(lines(content.mistakes)).toEqual([
    expect.stringMatching(/^content\/staff\.yaml:1 imageUrl is missing; write /),
  ]);
  expect(lines(unusedFiles(root, content))).toEqual([
    'content/news/lama.png no article names this picture; name it, or remove it',
    'content/news/2026-01-03-kosong/foto.jpg no article names this picture; name it, or remove it',
    'content/gallery/2026-01-02-loket/b.jpg no album names this picture; name it, or remove it',
    'content/documents/lama.pdf no legal product names this file; name it, or remove it',
  ]);
});

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

it('reads a list in a workbook, and names columns and sheets that are not used', () => {
  const rows = `<row r="1">${cell('A1', 'name')}${cell('B1', 'url')}${cell('C1', 'NIP')}</row><row r="2">${cell('A2', 'Perda 1')}${cell('B2', 'https://a.id/1')}${cell('C2', '7')}</row>`;
  const root = made({ 'legal-products.xlsx': madeWorkbook([{ rows }, { rows }]) });
  const { items, mistakes, notes } = readFolder(SITE.rules, root, FEED_NAMES);
  expect(mistakes).toEqual([]);
  expect(items['legal-products'].map(({ name, url }) => [name, url])).toEqual([
    ['Perda 1', 'https://a.id/1'],
  ]);
  expect(lines(notes)).toEqual([
    'content/legal-products.xlsx the sheet L2 is not read; only the first visible one is',
    'content/legal-products.xlsx:1 the column NIP is not used; there are name, file, url, type, category, year, teks',
  ]);
});
