import { expect, it } from 'vitest';
import { readParagraphs } from '../../../src/domain/regulations/read-paragraphs.ts';
import type { Paragraph } from '../../../src/domain/regulations/regulation.ts';

/** Makes blocks of texts, each with its lines; '|' stands for a table, '1.' for a list of Markdown. */
const read = (...blocks: readonly string[]) => {
  let line = 0;
  return readParagraphs(
    blocks.map((block) => {
      line += 1;
      const begin = line;
      if (block === '|')
        return { kind: 'part', line, part: { kind: 'table', head: ['KDB'], rows: [[[{ text: '50%' }]]] } };
      if (block.startsWith('1. '))
        return {
          kind: 'part',
          line,
          part: { kind: 'list', items: [{ mark: '1.', pieces: [{ text: block.slice(3) }] }] },
        };
      const lines = block.split('\n').map((text, index) => ({ line: begin + index, pieces: [{ text }] }));
      line += lines.length - 1;
      return { kind: 'lines', line: begin, lines };
    }),
  );
};

const summary = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(({ number = '', parts }) => [
    number,
    ...parts.map((part) =>
      part.kind === 'text'
        ? part.pieces.map(({ text }) => text).join('')
        : part.kind === 'list'
          ? part.items.map(({ mark, pieces }) => `${mark} ${pieces.map(({ text }) => text).join('')}`)
          : '|',
    ),
  ]);

it.each([
  [['Satu.\nDua.'], [['', 'Satu. Dua.']]],
  [['Satu.', 'Dua.'], [['', 'Satu.', 'Dua.']]],
  [
    ['(1) Satu.', '(2) Dua.'],
    [
      ['1', 'Satu.'],
      ['2', 'Dua.'],
    ],
  ],
  [
    ['(1) Satu.\n(2) Dua.'],
    [
      ['1', 'Satu.'],
      ['2', 'Dua.'],
    ],
  ],
  [['(1) Memuat:\na. satu; dan\nb. dua.'], [['1', 'Memuat:', ['a. satu; dan', 'b. dua.']]]],
  [
    ['(1) Memuat:', 'a. satu\nyang panjang.', 'Penutup.'],
    [['1', 'Memuat:', ['a. satu yang panjang.'], 'Penutup.']],
  ],
  [['Memuat:', '1. satu', '1. dua'], [['', 'Memuat:', ['1. satu', '1. dua']]]],
  [
    ['(1) Batas:', '|', '(1a) Sisipan.', '(2) Lain.'],
    [
      ['1', 'Batas:', '|'],
      ['1a', 'Sisipan.'],
      ['2', 'Lain.'],
    ],
  ],
])('parts an article into paragraphs, lists and tables: %j', (blocks, paragraphs) => {
  const { paragraphs: given, mistakes } = read(...blocks);
  expect(summary(given)).toEqual(paragraphs);
  expect(mistakes).toEqual([]);
});

it.each([
  [['(2) Satu.'], [{ line: 1, message: '(2) sesudah judul; tulis (1)' }]],
  [['(1) Satu.', '(3) Tiga.'], [{ line: 2, message: '(3) sesudah (1); tulis (2)' }]],
  [['Satu.', '(1) Dua.'], [{ line: 2, message: 'ada teks di atas (1); beri nomor juga: (1)' }]],
])('reports a number that is out of order: %j', (blocks, mistakes) => {
  expect(read(...blocks).mistakes).toEqual(mistakes);
});
