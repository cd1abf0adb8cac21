import { mistakeLine } from '@bupc/content/files';
import { expect, it } from 'vitest';
import { judgeRegulations } from '../../../../tools/city/regulations/read-regulations.ts';
import { madeFiles, writeFiles } from '../../made-files.ts';

const HEAD = `---
judul: Peraturan Wali Kota Nomor 1 Tahun 2026
tentang: Parkir
singkat: Perwali 1/2026
berlaku: 2026-01-15
`;
const TEXT = `---

# BAB I Umum

## Pasal 1 Parkir

(1) Lihat **juga** [Lampiran 1](lampiran-1), [ayat dua](pasal-1#ayat-2) dan [yang lama](perwali-9-2010/pasal-1).

(2) Batas:

| Zona | KDB |
| --- | --- |
| R-4 | 50% |

# Lampiran 1 Gambar

Gambar.
`;
const OLD = `---
judul: Peraturan Wali Kota Nomor 9 Tahun 2010
tentang: Parkir lama
singkat: Perwali 9/2010
berlaku: 2010-02-01
diganti oleh: perwali-1-2026
---

# BAB I Umum

## Pasal 1

Kalimat.
`;

function readWith(files: Readonly<Record<string, string>>) {
  const folder = madeFiles();
  writeFiles(`${folder}/produk-hukum`, files);
  const { value, mistakes } = judgeRegulations({ CONTENT_DIR: folder });
  return { value, mistakes: mistakes?.map((one) => mistakeLine(one).replace(`${folder}/produk-hukum/`, '')) };
}

const text = (...pieces: readonly object[]) => ({ kind: 'text', pieces });

it('reads front matter and text, and completes links and names', () => {
  const { value, mistakes } = readWith({
    'perwali-1-2026.md': `${HEAD}kata: mobil\npdf: https://kota.id/1.pdf\npanduan: { pasal-1: 6 }\nmenggantikan: [perwali-9-2010]
diubah oleh:
  - { nama: Perda 3/2027, bagian: Pasal 1, berlaku: 2027-03-01, pdf: /berkas/3.pdf }\ndiperiksa: 2027-04-01\n${TEXT}`,
    'perwali-9-2010.md': OLD,
  });
  expect(mistakes).toBeUndefined();
  expect(value?.[0]).toEqual({
    slug: 'perwali-1-2026',
    title: 'Peraturan Wali Kota Nomor 1 Tahun 2026',
    about: 'Parkir',
    shortName: 'Perwali 1/2026',
    since: '2026-01-15',
    words: 'mobil',
    pdf: 'https://kota.id/1.pdf',
    checked: '2027-04-01',
    amendedBy: [{ name: 'Perda 3/2027', part: 'Pasal 1', since: '2027-03-01', pdf: '/berkas/3.pdf' }],
    replaces: [{ name: 'Perwali 9/2010', slug: 'perwali-9-2010', since: '2010-02-01' }],
    guide: { 'pasal-1': 6 },
    uses: {},
    chapters: [
      {
        number: 'I',
        title: 'Umum',
        articles: [
          {
            ...{ id: 'pasal-1', name: 'Pasal 1', title: 'Parkir' },
            paragraphs: [
              {
                number: '1',
                parts: [
                  text(
                    { text: 'Lihat ' },
                    { text: 'juga', strong: true },
                    { text: ' ' },
                    { text: 'Lampiran 1', href: '/produk-hukum/perwali-1-2026/lampiran-1' },
                    { text: ', ' },
                    { text: 'ayat dua', href: '/produk-hukum/perwali-1-2026/pasal-1#ayat-2' },
                    { text: ' dan ' },
                    { text: 'yang lama', href: '/produk-hukum/perwali-9-2010/pasal-1' },
                    { text: '.' },
                  ),
                ],
              },
              {
                number: '2',
                parts: [
                  text({ text: 'Batas:' }),
                  { kind: 'table', head: ['Zona', 'KDB'], rows: [[[{ text: 'R-4' }], [{ text: '50%' }]]] },
                ],
              },
            ],
          },
        ],
      },
    ],
    annexes: [
      {
        ...{ id: 'lampiran-1', name: 'Lampiran 1', title: 'Gambar' },
        paragraphs: [{ parts: [text({ text: 'Gambar.' })] }],
      },
    ],
  });
  expect(value?.[1]?.replacedBy).toEqual({
    name: 'Perwali 1/2026',
    slug: 'perwali-1-2026',
    since: '2026-01-15',
    pdf: 'https://kota.id/1.pdf',
  });
});

it.each([
  [
    {
      'a.md': `${HEAD}panduan:\n  pasal-9: 6\n${TEXT.replace(', [ayat dua](pasal-1#ayat-2) dan [yang lama](perwali-9-2010/pasal-1)', '')}`,
    },
    ['a.md, line 7: the guide explains a pasal-9 that this file lacks; write one that is there'],
  ],
  [
    { 'Perwali 1.md': HEAD + TEXT },
    ['Perwali 1.md: name it in small letters, digits and hyphens, and .md: perwali-31-2021.md'],
  ],
  [
    { 'a.md': '# BAB I Umum' },
    ['a.md, line 1: the front matter is missing; begin with --- and judul: …, and close it with ---'],
  ],
  [
    { 'a.md': `${HEAD.replace('2026-01-15', '15 Januari')}berlakuu: 1\n---\n\n# BAB I Umum\n\nKalimat.\n` },
    [
      'a.md, line 5: berlaku takes a day, written 2022-01-04; it holds "15 Januari"',
      'a.md, line 6: berlakuu is no field; there are judul, tentang, singkat, berlaku, kata, pdf, diperiksa, diubah oleh, menggantikan, diganti oleh, panduan',
      "a.md, line 11: ini tidak di dalam pasal; tulis '## Pasal 1 …' atau '# Lampiran 1 …' di atasnya",
      "a.md, line 11: pasalnya tidak ada; tulis '# BAB I …' dan di bawahnya '## Pasal 1 …'",
    ],
  ],
  [
    {
      'perwali-9-2010.md': OLD.replace('diganti oleh: perwali-1-2026', 'diubah oleh: [Perda 1/2012]').replace(
        'Kalimat.',
        'Kalimat.\n\n### Sebelum Perda 2/2012\n\nLama.',
      ),
    },
    [
      "perwali-9-2010.md, line 15: 'Sebelum Perda 2/2012' names a regulation that 'diubah oleh' lacks; write it there too",
    ],
  ],
  [
    { 'perwali-1-2026.md': HEAD + TEXT },
    [
      "perwali-1-2026.md, line 12: the link 'perwali-9-2010/pasal-1' leads nowhere; write lampiran-13, pasal-44#ayat-3, perwali-4-2024/pasal-6 or an https address",
    ],
  ],
  [
    {
      'perwali-1-2026.md': HEAD + TEXT.replace('(lampiran-1)', '(lampiran-2)'),
      'perwali-9-2010.md': OLD.replace('perwali-1-2026', 'perwali-2-2026'),
    },
    [
      "perwali-1-2026.md, line 12: the link 'lampiran-2' names a lampiran-2 that perwali-1-2026.md lacks; write one that is there",
      "perwali-9-2010.md, line 6: there is no perwali-2-2026.md beside this file; write its name, or the regulation's plain name",
    ],
  ],
])('says what is wrong, where, and what to write: %j', (files, mistakes) => {
  const folderless = readWith(files).mistakes?.map((one) =>
    one.replace(/a (\S+) that .*\/(\S+) lacks/, 'a $1 that $2 lacks'),
  );
  expect(folderless).toEqual(mistakes);
});

it('has no regulations where there is no folder for them', () => {
  expect(judgeRegulations({ CONTENT_DIR: 'tests/fixtures/other-city' })).toEqual({ value: [] });
});
