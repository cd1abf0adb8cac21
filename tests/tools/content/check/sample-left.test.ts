import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconsLeft, sampleLeft } from '../../../../tools/content/check/sample-left.ts';
import { madeFiles } from '../../made-files.ts';

const KANTOR =
  'office:\n  name: Dinas Contoh\ncontact:\n  email: halo@contoh.id\n  hotline: { label: 0800, href: tel:0800 }\ntimeZone: Asia/Jakarta\n';
const SAMPLE = {
  'contoh/kantor.yaml': KANTOR,
  'contoh/kata.yaml': '- words: [imb]\n',
  'contoh/news/a.md': 'a',
  'contoh/news/b.md': 'b',
  'contoh/staff.schema.json': '{}',
};

it("lists what of a folder is the sample's, byte for byte or in its words, a whole folder in one line", () => {
  const root = madeFiles({
    ...SAMPLE,
    'kota/kantor.yaml': KANTOR.replace('Contoh', 'Kota').replace('halo@contoh.id', 'dinas@kota.id'),
    'kota/kata.yaml': '- words: [imb]\n',
    'kota/news/a.md': 'a',
    'kota/news/lain.md': 'b',
    'kota/staff/a.jpg': 'punya kota',
    'kota/staff/b.md': 'b',
    'kota/staff.schema.json': '{}',
  });
  const left = sampleLeft(join(root, 'kota'), join(root, 'contoh'));
  expect(left.map(({ file, line, message }) => [file, line, message])).toEqual([
    [
      'kota/kata.yaml',
      undefined,
      "this is the sample's, byte for byte; put your own in its place, or remove it",
    ],
    [
      'kota/news',
      undefined,
      "all 2 files in it are the sample's, byte for byte; put your own in its place, or remove it",
    ],
    [
      'kota/staff/b.md',
      undefined,
      "this is the sample's, byte for byte; put your own in its place, or remove it",
    ],
    ['kota/kantor.yaml', 5, "contact.hotline.label is the sample's: 800; write your own"],
    ['kota/kantor.yaml', 5, 'contact.hotline.href is the sample\'s: "tel:0800"; write your own'],
  ]);
});

it('says nothing of the sample itself, nor where an office has removed it', () => {
  const root = madeFiles(SAMPLE);
  const sample = join(root, 'contoh');
  expect([sampleLeft(sample, sample), sampleLeft(sample, join(root, 'tidak-ada'))]).toEqual([[], []]);
});

it('says which icons are still those of the design, where an office has replaced some', () => {
  const icons = (...names: string[]) =>
    iconsLeft(
      join(madeFiles(Object.fromEntries(names.map((name) => [`kota/akar/icons/${name}`, 'x']))), 'kota'),
    );
  expect([
    icons(),
    icons('icon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'),
  ]).toEqual([[], []]);
  expect(icons('icon.svg', 'icon-180.png')).toEqual([
    {
      level: 'warning',
      kind: 'sample',
      file: 'kota/akar/icons',
      message:
        'icon-192.png, icon-512.png, icon-maskable-512.png are still those of the design; put yours here too',
    },
  ]);
});
