import { describe, expect, it } from 'vitest';
import { markedPieces } from '../../../src/domain/shared/search-text.ts';

const written = (text: string, query: string) =>
  markedPieces(text, query)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

describe('what was searched for', () => {
  it.each([
    ['Jaringan Jalan', 'jalan', 'Jaringan [Jalan]'],
    ['Jalan, jalan', ' JALAN ', '[Jalan], [jalan]'],
    ['aaa', 'aa', '[aa]a'],
    ['Jaringan', '', 'Jaringan'],
    ['Jaringan', 'x', 'Jaringan'],
    ['a.b', '.', 'a[.]b'],
    ['İstanbul', 'i', 'İstanbul'],
  ])('is marked in %j for %j', (text, query, marked) => {
    expect(written(text, query)).toBe(marked);
  });
});
