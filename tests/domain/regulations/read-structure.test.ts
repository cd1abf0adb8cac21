import { expect, it } from 'vitest';
import { readStructure } from '../../../src/domain/regulations/read-structure.ts';
import { type RegulationText, sectionsOf } from '../../../src/domain/regulations/regulation.ts';
import type { SourceBlock } from '../../../src/domain/regulations/source-block.ts';

/** Makes blocks of lines as a file has them: '# …' and '## …' are headings, '> …' a quotation, others a line of text. */
function blocksOf(lines: readonly string[]): SourceBlock[] {
  return lines.map((text, index): SourceBlock => {
    const line = index + 1;
    const [, marks = '', heading = ''] = /^(#+) (.+)$/.exec(text) ?? [];
    if (marks !== '') return { kind: 'heading', line, depth: marks.length, text: heading };
    if (text.startsWith('> ')) return { kind: 'quote', line, text: text.slice(2) };
    if (text === '---') return { kind: 'other', line };
    return { kind: 'lines', line, lines: [{ line, pieces: [{ text }] }] };
  });
}

const read = (lines: readonly string[]) => readStructure(blocksOf(lines), lines.length);

/** A text as one line a part: 'BAB I Umum > pasal-1 Tujuan'. */
const outline = (text: RegulationText) => [
  ...text.chapters.flatMap(({ number, title, articles }) =>
    articles.map(({ id, title: about }) => `BAB ${number} ${title} > ${id} ${about}`.trim()),
  ),
  ...text.annexes.map(({ id, title }) => `${id} ${title}`.trim()),
];

it('reads what an article said before each change, of which numbers may be left out', () => {
  const { text, mistakes } = read([
    '# BAB I Umum',
    '## Pasal 1 Tinggi',
    '(1) Paling tinggi 9 m.',
    '### Sebelum Perwali 7/2025',
    '(3) Paling tinggi 7 m.',
    '### sebelum Perwali 2/2020',
    'Satu lantai.',
    '## Pasal 2',
    'Kalimat.',
  ]);
  expect(mistakes).toEqual([]);
  const paragraph = (words: string, number?: string) => ({
    ...(number !== undefined && { number }),
    parts: [{ kind: 'text', pieces: [{ text: words }] }],
  });
  expect(sectionsOf(text).map(({ former, paragraphs }) => ({ former, paragraphs }))).toEqual([
    {
      paragraphs: [paragraph('Paling tinggi 9 m.', '1')],
      former: [
        { before: 'Perwali 7/2025', paragraphs: [paragraph('Paling tinggi 7 m.', '3')] },
        { before: 'Perwali 2/2020', paragraphs: [paragraph('Satu lantai.')] },
      ],
    },
    { paragraphs: [paragraph('Kalimat.')], former: undefined },
  ]);
});

it('reads chapters, articles, annexes and the summary of an article', () => {
  const { text, mistakes } = read([
    '# BAB IV Peraturan zonasi',
    '## Pasal 44 Zona R-4, perumahan',
    '> Singkatnya: Paling banyak 2 lantai.',
    '(1) Untuk rumah.',
    '## pasal 12a',
    'Satu kalimat.',
    '# Lampiran 13 Zona R-4',
    'Gambar.',
  ]);
  expect(mistakes).toEqual([]);
  expect(outline(text)).toEqual([
    'BAB IV Peraturan zonasi > pasal-44 Zona R-4, perumahan',
    'BAB IV Peraturan zonasi > pasal-12a',
    'lampiran-13 Zona R-4',
  ]);
  expect(sectionsOf(text)).toEqual([
    {
      id: 'pasal-44',
      name: 'Pasal 44',
      title: 'Zona R-4, perumahan',
      summary: 'Paling banyak 2 lantai.',
      paragraphs: [{ number: '1', parts: [{ kind: 'text', pieces: [{ text: 'Untuk rumah.' }] }] }],
    },
    {
      id: 'pasal-12a',
      name: 'Pasal 12A',
      title: '',
      paragraphs: [{ parts: [{ kind: 'text', pieces: [{ text: 'Satu kalimat.' }] }] }],
    },
    {
      id: 'lampiran-13',
      name: 'Lampiran 13',
      title: 'Zona R-4',
      paragraphs: [{ parts: [{ kind: 'text', pieces: [{ text: 'Gambar.' }] }] }],
    },
  ]);
});

const WHOLE = ['# BAB I Umum', '## Pasal 1', 'Kalimat.'];

it.each([
  [[], [[0, "pasalnya tidak ada; tulis '# BAB I …' dan di bawahnya '## Pasal 1 …'"]]],
  [
    ['Kalimat.', ...WHOLE],
    [[1, "ini tidak di dalam pasal; tulis '## Pasal 1 …' atau '# Lampiran 1 …' di atasnya"]],
  ],
  [
    ['# BAB I Umum', 'Kalimat.', '## Pasal 1', 'Kalimat.'],
    [[2, "ini tidak di dalam pasal; tulis '## Pasal 1 …' atau '# Lampiran 1 …' di atasnya"]],
  ],
  [['# BAB I', '## Pasal 1', 'Kalimat.'], [[1, 'BAB I tanpa nama; tulis sesudah nomornya']]],
  [[...WHOLE, '## Pasal 1', 'Lagi.'], [[4, 'Pasal 1 sudah ada di baris 2; tulis masing-masing sekali']]],
  [
    [...WHOLE, '# BAB I Lagi', '## Pasal 2', 'Lagi.'],
    [[4, 'BAB I sudah ada di baris 1; tulis masing-masing sekali']],
  ],
  [
    [...WHOLE, '### Bagian Kesatu'],
    [
      [
        4,
        "judul ialah '# BAB I …', '## Pasal 1 …', '# Lampiran 1 …', atau di dalamnya '### Sebelum …', bukan '### Bagian Kesatu'",
      ],
    ],
  ],
  [
    [...WHOLE, '# Lampiran 1 Peta', 'Gambar.', '## Pasal 2', 'Kalimat.'],
    [[6, "Pasal 2 tidak di dalam bab; tulis '# BAB I …' di atasnya"]],
  ],
  [
    ['# BAB I Umum', '## Pasal 1', '## Pasal 2', 'Kalimat.'],
    [[2, 'Pasal 1 tanpa isi; tulis di bawah judulnya']],
  ],
  [[...WHOLE, '> Catatan.'], [[4, "kutipan ialah ringkasan; awali dengan '> Singkatnya: …'"]]],
  [
    [...WHOLE, '> Singkatnya: A.', '> Singkatnya: B.'],
    [[5, 'Pasal 1 sudah punya ringkasan; simpan salah satu saja']],
  ],
  [
    [...WHOLE, '### Sebelum Perwali 7/2025'],
    [[4, "'### Sebelum Perwali 7/2025' tanpa isi; tulis bunyinya di bawahnya"]],
  ],
  [
    [...WHOLE, '### Sebelum Perwali 7/2025', '> Singkatnya: A.', 'Lama.'],
    [[5, "ringkasan Pasal 1 berdiri di atas '### Sebelum …', bukan di bawahnya"]],
  ],
  [[...WHOLE, '---'], [[4, 'pasal berisi teks, daftar, dan tabel; tulis sebagai salah satunya']]],
])('reports what is wrong, with the line: %j', (lines, mistakes) => {
  expect(read(lines).mistakes.map(({ line, message }) => [line, message])).toEqual(mistakes);
});

it.each(['## BAB II Lagi', '## Lampiran 1 Peta', '# Pasal 2', '### Pasal 2', '#### Sebelum Perwali 7/2025'])(
  'refuses a heading of another level: %s',
  (heading) => {
    const expected =
      "judul ialah '# BAB I …', '## Pasal 1 …', '# Lampiran 1 …', atau di dalamnya '### Sebelum …'";
    expect(read([...WHOLE, heading]).mistakes).toEqual([
      { line: 4, message: `${expected}, bukan '${heading}'` },
    ]);
  },
);

it('takes a chapter without articles beside one that has some', () => {
  const { text, mistakes } = read(['# BAB I Kosong', '# BAB II Umum', '## Pasal 1', 'Kalimat.']);
  expect([text.chapters.map(({ articles }) => articles.length), mistakes]).toEqual([[0, 1], []]);
});

it('reads a summary without the blanks around it', () => {
  const { text } = read(['# BAB I Umum', '## Pasal 1', '> Singkatnya:  Dua lantai. ', 'Kalimat.']);
  expect(sectionsOf(text)[0]?.summary).toBe('Dua lantai.');
});
