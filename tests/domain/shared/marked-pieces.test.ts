import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedPieces } from '../../../src/domain/shared/marked-pieces.ts';

describe('markedPieces', () => {
  it.each<[string, readonly [number, number][], readonly string[]]>([
    [
      'Cara mengurus KRK.',
      [
        [5, 13],
        [14, 17],
      ],
      ['Cara ', '[mengurus]', ' ', '[KRK]', '.'],
    ],
    ['Kota', [[0, 4]], ['[Kota]']],
    ['Kota', [], ['Kota']],
    ['', [], []],
  ])('parts %j at %j', (text, found, pieces) => {
    const ranges = found.map(([start, end]) => ({ start, end }));
    expect(
      markedPieces(text, ranges).map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece)),
    ).toEqual(pieces);
  });

  it('loses nothing of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.nat(), (text, start, length) => {
        const range = { start: Math.min(start, text.length), end: Math.min(start + length, text.length) };
        const pieces = markedPieces(text, [range]);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
