import { describe, expect, it } from 'vitest';
import { ABBREVIATIONS, explainedPieces } from '../../../src/domain/shared/abbreviations.ts';

const marked = (text: string) =>
  explainedPieces(text)
    .map(({ text: piece, meaning, after = '' }) => (meaning === undefined ? piece : `[${piece}${after}]`))
    .join('');

describe('abbreviations', () => {
  it.each([
    ['garis sempadan, KDB, KLB', 'garis sempadan, [KDB,] [KLB]'],
    ['Informasi Tata Ruang (ITR)', 'Informasi Tata Ruang (ITR)'],
    ['KRK dan KRK', '[KRK] dan KRK'],
    ['KLB lalu.', '[KLB] lalu.'],
    ['aturan (KRK), lalu RTRW.', 'aturan ([KRK)], lalu [RTRW.]'],
    ['KRKX, XKDB, Rtrw', 'KRKX, XKDB, Rtrw'],
    ['', ''],
  ])('in %j are explained where the text does not', (text, pieces) => {
    expect(marked(text)).toBe(pieces);
  });

  it('come with what they mean', () => {
    expect(explainedPieces('KLB')).toEqual([
      { text: 'KLB', meaning: 'Koefisien Lantai Bangunan: jumlah luas lantai dibanding luas tanah' },
    ]);
    expect(Object.keys(ABBREVIATIONS)).toEqual(
      expect.arrayContaining(['ITR', 'KRK', 'KKPR', 'KDB', 'KLB', 'RTRW', 'RDTR']),
    );
  });
});
