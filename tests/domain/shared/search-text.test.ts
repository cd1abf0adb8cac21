import { describe, expect, it } from 'vitest';
import { matchesSearch, normalizeSearch } from '../../../src/domain/shared/search-text.ts';

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
