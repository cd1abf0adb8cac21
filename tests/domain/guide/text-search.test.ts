import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countHits,
  findOnPage,
  firstHits,
  foldQuery,
  nextPageWithHits,
  type TextHit,
} from '../../../src/domain/guide/text-search.ts';

const hit = (before: string, match: string, after: string): TextHit => ({ before, match, after });

describe('searching a page', () => {
  it.each<[string, string, string, TextHit[]]>([
    ['whatever the case', 'Rencana Kota', 'KOTA', [hit('Rencana ', 'Kota', '')]],
    ['whatever the diacritics', 'café kota', 'CAFE', [hit('', 'café', ' kota')]],
    ['a query with diacritics', 'cafe', 'café', [hit('', 'cafe', '')]],
    ['combining marks', 'cafe\u0301s', 'cafes', [hit('', 'cafe\u0301s', '')]],
    ['across lines', 'tata\n  ruang', 'tata ruang', [hit('', 'tata ruang', '')]],
    ['ligatures', 'sertiﬁkat', 'fik', [hit('serti', 'ﬁk', 'at')]],
    ['every time', 'a b a', 'a', [hit('', 'a', ' b a'), hit('a b ', 'a', '')]],
    ['without overlapping', 'aaa', 'aa', [hit('', 'aa', 'a')]],
    ['nothing', 'abc', 'x', []],
    ['a blank query', 'abc', '  ', []],
    ['an empty page', '', 'x', []],
    ['characters of two units', '🗺 peta', 'peta', [hit('🗺 ', 'peta', '')]],
  ])('finds %s', (_what, text, query, expected) => {
    expect(findOnPage(text, query)).toEqual(expected);
  });

  it('cuts the words around a hit back to whole ones', () => {
    const words = 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh';
    expect(findOnPage(`${words} PETA ${words}`, 'peta')).toEqual([
      hit(
        '…empat lima enam tujuh delapan sembilan sepuluh ',
        'PETA',
        ' satu dua tiga empat lima enam tujuh delapan…',
      ),
    ]);
  });

  it('drops the rest of a word that the cut goes through', () => {
    const long = 'y'.repeat(40);
    expect(findOnPage(`terpotong ${long} PETA ${long} terpotong`, 'peta')).toEqual([
      hit(`…${long} `, 'PETA', ` ${long}…`),
    ]);
  });

  it('cuts nothing off the 48 characters before a hit and the 48 after it', () => {
    const words = 'kata '.repeat(9);
    expect(findOnPage(`ab ${words}PETA ${words}ab`, 'peta')).toEqual([
      hit(`ab ${words}`, 'PETA', ` ${words}ab`),
    ]);
  });

  it('shows the page as it stands where nothing is cut', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (before, after) => {
        const text = `${before}#tanah#${after}`;
        const [first] = findOnPage(text, '#TANAH#');
        expect(first && first.before + first.match + first.after).toBe(text.replace(/\s+/g, ' '));
      }),
    );
  });

  it('folds a query as it is compared', () => {
    expect(foldQuery('  TÁTA \n Ruang ')).toBe('tata ruang');
  });
});

describe('hits by page', () => {
  const pages = [
    { index: 2, hits: [hit('', 'a', ''), hit('', 'a', '')] },
    { index: 5, hits: [hit('', 'a', '')] },
  ];

  it('counts them', () => {
    expect([countHits(pages), countHits([])]).toEqual([3, 0]);
  });

  it.each([
    [0, 2],
    [2, 5],
    [5, 2],
    [9, 2],
  ])('leads from page %d to page %d', (from, to) => {
    expect(nextPageWithHits(pages, from)).toBe(to);
  });

  it('leads nowhere without hits', () => {
    expect(nextPageWithHits([], 3)).toBeUndefined();
  });
});

describe('the first hits', () => {
  const hit = (match: string) => ({ before: '', match, after: '' });
  const pages = [
    { index: 0, hits: [hit('a'), hit('b')] },
    { index: 4, hits: [hit('c')] },
  ];
  it.each([
    [0, []],
    [1, [{ index: 0, hits: [hit('a')] }]],
    [2, [{ index: 0, hits: [hit('a'), hit('b')] }]],
    [3, pages],
    [9, pages],
  ])('%i of them', (most, shown) => {
    expect(firstHits(pages, most)).toEqual(shown);
  });
});
