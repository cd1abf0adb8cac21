import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedPieces } from '../../../src/domain/search/marks.ts';

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
