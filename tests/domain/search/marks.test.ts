import { describe, expect, it } from 'vitest';
import { matchedRanges } from '../../../src/domain/search/marks.ts';

describe('matchedRanges', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['Cara mengurus KRK.', ['mengurus', 'krk'], ['mengurus', 'KRK']],
    ['<b>KRK</b>', ['krk'], ['KRK']],
    ['São Paulo', ['sao'], ['São']],
    ['', ['krk'], []],
    ['Kota', [], []],
  ])('in %j of %j', (text, matched, found) => {
    expect(matchedRanges(text, new Set(matched)).map(({ start, end }) => text.slice(start, end))).toEqual(
      found,
    );
  });
});
