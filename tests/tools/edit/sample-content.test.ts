import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileForm, fileOf, formOf, formsOf, type PlainRecord } from '@bupc/editor';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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
/** The lines that differ, as they were and as they are. */
const changedLines = (before: string, after: string) => {
  const [old, next] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !next.includes(line)),
    come: next.filter((line) => !old.includes(line)),
  };
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

  it('changes the hours of a day and nothing else', () => {
    const form = formNamed('isi-kantor');
    const value = structuredClone(formOf(form, read('kantor.yaml'))) as {
      openingHours: { hours: { from: string; to: string }[] }[];
    };
    const [span] = value.openingHours[1]?.hours ?? [];
    if (span) span.to = '11.30';
    expect(changedLines(read('kantor.yaml'), fileOf(form, value as unknown as PlainRecord))).toEqual({
      gone: ["    hours: { from: '08.00', to: '11.00' }"],
      come: ["    hours: { from: '08.00', to: '11.30' }"],
    });
  });

  it('adds a break to the hours of a day, and gives one row of hours back as it was', () => {
    const form = formNamed('isi-kantor');
    const value = structuredClone(formOf(form, read('kantor.yaml'))) as {
      openingHours: { hours: { from: string; to: string }[] }[];
    };
    value.openingHours[1]?.hours.push({ from: '13.00', to: '15.00' });
    const text = fileOf(form, value as unknown as PlainRecord);
    expect(parse(text).openingHours[1].hours).toEqual([
      { from: '08.00', to: '11.00' },
      { from: '13.00', to: '15.00' },
    ]);
    expect(fileOf(form, formOf(form, text))).toBe(text);
  });

  it('changes the date of an article that has it in another form', () => {
    const [form, file] = [formNamed('isi-news-frontmatter'), 'news/2026-09-17-layanan-prioritas.md'];
    const value = { ...formOf(form, read(file)), date: '2026-09-18 10.00' };
    expect(fileOf(form, value)).toBe(
      read(file).replace('date:\n  readable: 17 September 2026', 'date: 2026-09-18 10.00'),
    );
  });
});
