import { describe, expect, it } from 'vitest';
import { foundLine } from '../../../src/domain/search/found-line.ts';
import type { SearchEntry } from '../../../src/domain/search/search-entry.ts';

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
    ['the line that has most of them', entry(['satu krk', 'krk dua kota']), ['krk', 'kota'], 'krk dua kota'],
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

  it.each([
    [['pasal', '44'], 'Umum', undefined],
    [['pasal', '44', 'rumah'], 'Rumah menurut Pasal 44', 2],
    [['pasal', '45'], 'Pasal 45 berlaku', 3],
    [['lain'], 'Umum', undefined],
  ])('leads by %j to %j of Pasal 44', (matched, text, paragraph) => {
    const at = (number: number) => ({ kind: 'page', href: `/pasal-44#ayat-${number}` }) as const;
    const of = {
      ...entry([]),
      name: 'Pasal 44 Perwali 31/2021',
      lines: ['Umum', 'Rumah menurut Pasal 44', 'Pasal 45 berlaku'].map((line, index) => ({
        text: line,
        target: at(index + 1),
      })),
    };
    expect(foundLine(of, (word) => matched.includes(word))).toEqual({
      text,
      ...(paragraph !== undefined && { target: at(paragraph) }),
    });
  });

  it('leads to the photo whose name was found', () => {
    const target = { kind: 'dialog', open: { galeri: 'f', foto: 3 } } as const;
    const folder = { ...entry(['caption']), lines: [{ text: 'caption' }, { text: 'loket krk', target }] };
    expect(foundLine(folder, (word) => word === 'krk')).toEqual({ text: 'loket krk', target });
  });
});
