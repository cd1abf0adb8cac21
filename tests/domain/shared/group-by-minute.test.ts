import { expect, it } from 'vitest';
import { groupByMinute } from '../../../src/domain/shared/group-by-minute.ts';

const NOON = Date.UTC(2026, 10, 22, 5);

it('puts together what is of the same minute, the newest first', () => {
  expect(
    groupByMinute([
      ['Gambar utama', NOON + 1000],
      ['Berita', NOON - 60_000],
      ['Galeri', NOON + 59_999],
      ['Profil', undefined],
      ['Produk hukum', NOON],
    ]),
  ).toEqual([
    { names: ['Gambar utama', 'Galeri', 'Produk hukum'], at: NOON + 59_999 },
    { names: ['Berita'], at: NOON - 60_000 },
  ]);
});

it('puts the newest first whatever came first', () => {
  const parts = [NOON, NOON + 180_000, NOON - 60_000].map((at, index) => [`${index}`, at] as const);
  expect(groupByMinute(parts).map(({ names }) => names)).toEqual([['1'], ['0'], ['2']]);
});

it('says nothing of nothing', () => {
  expect([groupByMinute([]), groupByMinute([['Berita', undefined]])]).toEqual([[], []]);
});
