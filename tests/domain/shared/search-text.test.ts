import { describe, expect, it } from 'vitest';
import { matchesSearch, normalizeSearch, queryRanges } from '../../../src/domain/shared/search-text.ts';

describe('search', () => {
  it('normalises case and blanks', () => {
    expect(normalizeSearch('  Garis \n\t PANTAI ')).toBe('garis pantai');
  });

  it.each([
    ['', ['x'], true],
    ['   ', [], true],
    ['PANTAI', ['Garis pantai'], true],
    [' garis  pantai ', ['Survei Garis\nPantai'], true],
    ['pantai', [undefined, 'gunung', 'Pantai'], true],
    ['pantai', [undefined], false],
    ['pantai', [], false],
    ['a.c', ['abc'], false],
  ])('%j in %j: %j', (query, texts, expected) => {
    expect(matchesSearch(query, texts)).toBe(expected);
  });
});

describe('queryRanges', () => {
  it.each<[string, string, readonly [number, number][]]>([
    ['Jaringan Jalan', 'jalan', [[9, 14]]],
    [
      'Jalan, jalan',
      ' JALAN ',
      [
        [0, 5],
        [7, 12],
      ],
    ],
    ['aaa', 'aa', [[0, 2]]],
    ['Jaringan', '', []],
    ['Jaringan', 'x', []],
    ['a.b', '.', [[1, 2]]],
    ['İstanbul', 'i', []],
  ])('in %j for %j', (text, query, ranges) => {
    expect(queryRanges(text, query)).toEqual(ranges.map(([start, end]) => ({ start, end })));
  });
});
