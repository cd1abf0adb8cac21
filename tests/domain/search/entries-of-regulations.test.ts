import { expect, it } from 'vitest';
import {
  regulationEntries,
  type SearchedRegulation,
} from '../../../src/domain/search/entries-of-regulations.ts';

const PLAN: SearchedRegulation = {
  slug: 'perwali-31-2021',
  title: 'Peraturan Wali Kota Nomor 31 Tahun 2021',
  about: 'Rencana Detail Tata Ruang',
  shortName: 'Perwali 31/2021',
  words: 'rdtr',
  isInForce: true,
  state: 'Perwali 31/2021: berlaku sejak 4 Januari 2022',
  address: '/produk-hukum/perwali-31-2021',
  sections: [
    {
      id: 'pasal-44',
      name: 'Pasal 44',
      title: 'Zona R-4',
      address: '/produk-hukum/perwali-31-2021/pasal-44',
      paragraphs: [
        { text: 'Untuk rumah.', address: '/produk-hukum/perwali-31-2021/pasal-44#ayat-1' },
        { text: '', address: '/produk-hukum/perwali-31-2021/pasal-44#ayat-2' },
      ],
    },
  ],
};

it('leads to the regulation, then to its articles, each paragraph to its own address', () => {
  expect(regulationEntries(PLAN)).toEqual([
    {
      id: 'perwali-31-2021',
      group: 'products',
      title: 'Peraturan Wali Kota Nomor 31 Tahun 2021 tentang Rencana Detail Tata Ruang',
      keywords: 'produk hukum undang-undang regulasi Perwali 31/2021 rdtr',
      lines: [{ text: 'Perwali 31/2021: berlaku sejak 4 Januari 2022' }],
      target: { kind: 'page', href: '/produk-hukum/perwali-31-2021' },
      isWhole: true,
    },
    {
      id: 'perwali-31-2021/pasal-44',
      group: 'products',
      title: 'Pasal 44 Perwali 31/2021: Zona R-4',
      name: 'Pasal 44 Perwali 31/2021',
      lines: [
        {
          text: 'Untuk rumah.',
          target: { kind: 'page', href: '/produk-hukum/perwali-31-2021/pasal-44#ayat-1' },
        },
      ],
      target: { kind: 'page', href: '/produk-hukum/perwali-31-2021/pasal-44' },
    },
  ]);
});

it('says of what is not in force that it is not, and ranks it last', () => {
  const entries = regulationEntries({ ...PLAN, isInForce: false });
  expect(entries.map(({ title, isOutdated }) => [title, isOutdated])).toEqual([
    ['Peraturan Wali Kota Nomor 31 Tahun 2021 tentang Rencana Detail Tata Ruang (tidak berlaku lagi)', true],
    ['Pasal 44 Perwali 31/2021 (tidak berlaku lagi): Zona R-4', true],
  ]);
});
