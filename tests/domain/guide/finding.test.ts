import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOf, flattenOutline, type OutlineNode } from '../../../src/domain/guide/outline.ts';
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

describe('the outline', () => {
  const node = (title: string, index: number | undefined, items: OutlineNode[] = []): OutlineNode => ({
    title,
    index,
    items,
  });

  it.each<[string, OutlineNode[], [string, number, number][]]>([
    ['nothing', [], []],
    [
      'levels, in order',
      [node('A', 0, [node('A1', 1, [node('A1a', 2)])]), node('B', 3)],
      [
        ['A', 0, 1],
        ['A1', 1, 2],
        ['A1a', 2, 3],
        ['B', 3, 1],
      ],
    ],
    ['what is below an entry that leads nowhere', [node('Part', undefined, [node('A', 1)])], [['A', 1, 1]]],
    ['no page outside the document', [node('A', 10), node('B', -1), node('C', 9)], [['C', 9, 1]]],
    ['no entry without a title, blanks cut off', [node('  ', 1), node(' A ', 2)], [['A', 2, 1]]],
  ])('lists %s', (_what, nodes, expected) => {
    const list = flattenOutline(nodes, 10);
    expect(list.map(({ title, index, level }) => [title, index, level])).toEqual(expected);
  });

  it.each([
    [0, undefined],
    [1, 0],
    [4, 0],
    [5, 1],
    [9, 3],
  ])('on page %d the entry read is %j', (index, expected) => {
    const entries = [1, 5, 5, 8].map((page) => ({ title: 'x', index: page, level: 1 }));
    expect(entryOf(entries, index)).toBe(expected);
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
