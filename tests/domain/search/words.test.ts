import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundLine } from '../../../src/domain/search/found-line.ts';
import { markedPieces } from '../../../src/domain/search/marks.ts';
import { distance, nearestWords } from '../../../src/domain/search/nearest-words.ts';
import type { SearchEntry } from '../../../src/domain/search/search-entry.ts';
import { queryWords } from '../../../src/domain/search/search-query.ts';
import { tokensOf, wordsOf } from '../../../src/domain/search/tokens.ts';
import { MAX_SEARCHED, searchedWords } from '../../../src/domain/shared/searched-words.ts';

it.each<[string, readonly string[]]>([
  ['Keterangan Rencana Kota (KRK)', ['keterangan', 'rencana', 'kota', 'krk']],
  ['Café  São-Paulo 2023/24', ['cafe', 'sao', 'paulo', '2023', '24']],
  ['', []],
  ['😀 .* [a-z]+ \\', ['a', 'z']],
  ['\ud800kota\udfff', ['kota']],
  [`<b>${'a'.repeat(10_000)}</b>`, ['b', 'a'.repeat(40), 'b']],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('finds each word where it stands', () => {
  expect(tokensOf('Jam Buka')).toEqual([
    { word: 'jam', start: 0, end: 3 },
    { word: 'buka', start: 4, end: 8 },
  ]);
});

it.each<[string, string]>([
  ['krk', 'krk'],
  ['', ''],
  ['kota\ud800', 'kota\ufffd'],
  ['x'.repeat(10_000), 'x'.repeat(MAX_SEARCHED)],
  [`${'x'.repeat(MAX_SEARCHED - 1)}😀`, 'x'.repeat(MAX_SEARCHED - 1)],
])('of %j so much is searched for', (typed, words) => {
  expect(searchedWords(typed)).toBe(words);
});

it('takes what it gave', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(searchedWords(searchedWords(text))).toBe(searchedWords(text));
    }),
  );
});

it.each<[string, readonly (readonly [string, string, boolean])[]]>([
  [
    'mengurus krk',
    [
      ['mengurus', 'urus', false],
      ['krk', 'krk', true],
    ],
  ],
  ['pengurusan', [['pengurusan', 'urus', true]]],
  [
    'bagaimana cara',
    [
      ['bagaimana', 'bagaimana', true],
      ['cara', 'cara', true],
    ],
  ],
  [
    'KRK krk peruntukan',
    [
      ['krk', 'krk', true],
      ['peruntukan', 'untuk', true],
    ],
  ],
  ['<>&', []],
  [
    'a b c d e f g h i j',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((word) => [word, word, true] as const),
  ],
])('%j asks for %j', (text, words) => {
  expect(queryWords(text).map(({ word, root, isTelling }) => [word, root, isTelling])).toEqual(words);
});

describe('markedPieces', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['Cara mengurus KRK.', ['mengurus', 'krk'], ['Cara ', '[mengurus]', ' ', '[KRK]', '.']],
    ['<b>KRK</b>', ['krk'], ['<b>', '[KRK]', '</b>']],
    ['São Paulo', ['sao'], ['[São]', ' Paulo']],
    ['', ['krk'], []],
    ['Kota', [], ['Kota']],
  ])('%j with %j', (text, matched, pieces) => {
    expect(
      markedPieces(text, new Set(matched)).map(({ text: piece, isMarked }) =>
        isMarked ? `[${piece}]` : piece,
      ),
    ).toEqual(pieces);
  });

  it('loses nothing of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const pieces = markedPieces(text, new Set(['a', 'kota']));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('foundLine', () => {
  const entry = (lines: readonly string[], isMain = false): SearchEntry => ({
    id: 'e',
    group: 'news',
    title: 'Kota',
    lines: lines.map((text) => ({ text })),
    target: { kind: 'section', anchor: 'news' },
    isMain,
  });
  const long = `Awal ${'kata '.repeat(40)}di sini krk berdiri ${'lagi '.repeat(40)}`;

  it.each<[string, SearchEntry, readonly string[], string]>([
    ['the line that has a word', entry(['satu', 'dua krk']), ['krk'], 'dua krk'],
    ['the first where none has', entry(['satu', 'dua']), ['krk'], 'satu'],
    ['nothing where there is none', entry([]), ['krk'], ''],
    ['the first of what is meant', entry(['satu', 'dua kota'], true), ['kota'], 'satu'],
    [
      'what is around the word',
      entry([long]),
      ['krk'],
      `… kata kata kata kata di sini krk berdiri ${'lagi '.repeat(15)}lagi …`,
    ],
  ])('shows %s', (_name, of, matched, line) => {
    expect(foundLine(of, (word) => matched.includes(word)).text).toBe(line);
  });

  it('leads to the photo whose name was found', () => {
    const target = { kind: 'dialog', open: { galeri: 'f', foto: 3 } } as const;
    const folder = { ...entry(['caption']), lines: [{ text: 'caption' }, { text: 'loket krk', target }] };
    expect(foundLine(folder, (word) => word === 'krk')).toEqual({ text: 'loket krk', target });
  });
});

it.each<[string, string, number]>([
  ['krk', 'krk', 0],
  ['sertifikat', 'sertipikat', 1],
  ['jaaln', 'jalan', 1],
  ['', 'kota', 4],
])('%s and %s are %d letters apart', (one, other, far) => {
  expect([distance(one, other), distance(other, one)]).toEqual([far, far]);
});

it.each<[readonly string[], readonly string[]]>([
  [['kendaraan'], ['kedaraan']],
  [['jalur'], ['galur', 'jalan']],
  [['krk'], []],
  [['xylofon'], []],
])('nearest to %j are %j', (words, nearest) => {
  expect(nearestWords(words, ['jalan', 'galur', 'kedaraan', 'siteplan', 'krk', '20245'])).toEqual(nearest);
});
