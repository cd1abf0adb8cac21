import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileForm, fileOf, formOf, formsOf, type PlainRecord } from '@bupc/editor';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../tools/edit/kinds.ts';

const CONTENT = 'content';
const FORMS = formsOf(KINDS, CONTENT);

const inFolder = (folder: string, pattern: RegExp) =>
  readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);

const FILES: readonly (readonly [file: string, format: string])[] = [
  ...inFolder('news', /\.md$/).map((file) => [file, 'isi-news-frontmatter'] as const),
  ...inFolder('gallery', /album\.yaml$/).map((file) => [file, 'isi-gallery'] as const),
  ...inFolder('produk-hukum', /\.md$/).map((file) => [file, 'isi-regulations-frontmatter'] as const),
  ['banners/banners.yaml', 'isi-banners'],
  ['staff.yaml', 'isi-staff'],
  ['legal-products.yaml', 'isi-legal-products'],
  ['kantor.yaml', 'isi-kantor'],
  ['langkah.yaml', 'isi-langkah'],
  ['kata.yaml', 'isi-kata'],
];

const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
const formNamed = (format: string): FileForm => {
  const form = FORMS[format];
  if (form === undefined) throw new Error(`no form ${format}`);
  return form;
};
describe('a form of the sample content', () => {
  it('is there for every file that is edited', () => {
    const listed = ['isi-libur', 'isi-pengumuman', ...FILES.map(([, format]) => format)];
    expect(Object.keys(FORMS).sort()).toEqual([...new Set(listed)].sort());
  });

  it.each(FILES)('gives %s back byte for byte after the editor has passed it on as JSON', (file, format) => {
    const form = formNamed(format);
    const passed = JSON.parse(JSON.stringify(formOf(form, read(file)))) as PlainRecord;
    expect(fileOf(form, passed)).toBe(read(file));
  });

  it.each([
    ['isi-libur', '- tanggal: 2026-08-17\n  nama: Hari Kemerdekaan # tetap\n'],
    ['isi-pengumuman', '- teks: Kantor tutup\n  dari: 2026-08-15\n  sampai: 2026-08-17\n'],
  ])('%s gives a list back byte for byte', (format, text) => {
    const form = formNamed(format);
    expect(fileOf(form, formOf(form, text))).toBe(text);
  });
});
