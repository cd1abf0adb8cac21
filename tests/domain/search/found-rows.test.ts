import { describe, expect, it } from 'vitest';
import {
  enteredRow,
  movedRow,
  moveOfKey,
  NO_ROW,
  type RowMove,
  rowsOf,
  shownResults,
} from '../../../src/domain/search/found-rows.ts';
import type { SearchFound, SearchHit } from '../../../src/domain/search/search-entry.ts';
import { NO_COUNTS, type SearchGroup } from '../../../src/domain/search/search-groups.ts';

const target = { kind: 'section', anchor: 'news' } as const;
const hit = (group: SearchGroup, id: string): SearchHit => ({ id, group, title: id, line: '', target });
const found = (parts: Partial<SearchFound>): SearchFound => ({
  words: 'mengurus krk',
  total: 0,
  counts: NO_COUNTS,
  hasEvery: true,
  hits: [],
  matched: [],
  also: [],
  nearest: [],
  ...parts,
});

describe('rows', () => {
  const links = [{ label: 'Dokumen', target }];
  const best = { ...hit('services', 'krk'), links };
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => hit('products', id));
  const results = found({
    total: 7,
    counts: { ...NO_COUNTS, services: 2, products: 5 },
    best,
    hits: [hit('services', 'itr'), ...five],
  });
  const names = (filter: Parameters<typeof shownResults>[1]) =>
    rowsOf(shownResults(results, filter)).map((row) =>
      row.kind === 'more' ? `${row.count} ${row.group}` : row.kind === 'way' ? row.label : row.hit.id,
    );

  it('are the best answer with its ways, then the first of each group with the way to the rest', () => {
    expect(names('all')).toEqual(['krk', 'Dokumen', 'itr', 'a', 'b', 'c', '2 products']);
  });

  it('are one whole group where one was chosen', () => {
    expect([names('products'), names('services'), names('news')]).toEqual([
      ['a', 'b', 'c', 'd', 'e'],
      ['krk', 'Dokumen', 'itr'],
      [],
    ]);
  });

  it('count the best answer with its group', () => {
    expect(shownResults(results, 'all').groups.map(({ group, count }) => [group, count])).toEqual([
      ['services', 1],
      ['products', 5],
    ]);
  });

  it.each<[number, RowMove, number, number]>([
    [-1, 'next', 3, 0],
    [2, 'next', 3, 2],
    [0, 'previous', 3, -1],
    [-1, 'previous', 3, -1],
    [1, 'first', 3, 0],
    [1, 'last', 3, 2],
    [1, 'last', 0, -1],
  ])('from row %d %s of %d leads to %d', (row, move, count, to) => {
    expect(movedRow(row, move, count)).toBe(to);
  });

  it.each<[string, number, boolean, RowMove | undefined]>([
    ['ArrowDown', NO_ROW, true, 'next'],
    ['ArrowUp', NO_ROW, true, undefined],
    ['Home', NO_ROW, true, undefined],
    ['End', NO_ROW, true, undefined],
    ['ArrowUp', 0, true, 'previous'],
    ['Home', 2, true, 'first'],
    ['End', 0, true, 'last'],
    ['PageDown', 0, true, undefined],
    ['ArrowDown', 0, false, undefined],
  ])('%s at row %d, listed %s, moves %s', (key, row, isListed, move) => {
    expect(moveOfKey(key, row, isListed)).toBe(move);
  });

  it('are opened by Enter from the first on', () => {
    expect([NO_ROW, 0, 3].map(enteredRow)).toEqual([0, 0, 3]);
  });
});
