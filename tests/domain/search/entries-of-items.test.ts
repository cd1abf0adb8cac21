import { expect, it } from 'vitest';
import {
  articleEntry,
  entriesOf,
  folderEntry,
  pageEntry,
  personEntry,
  productEntry,
} from '../../../src/domain/search/entries-of-items.ts';

it('each kind of item becomes an entry that leads to it', () => {
  const product = {
    name: 'Perda',
    category: 'Perda',
    year: '2023',
    badge: 'PDF',
    address: 'https://a.example/x.pdf',
  };
  expect([
    productEntry(product, 2),
    articleEntry({ id: 'a', title: 'Kabar', text: 'Isi\n kabar' }),
    folderEntry({
      folderId: 'f',
      folderName: 'Sawah',
      caption: '',
      fullText: 'Teks',
      photoNames: ['di_loket-1.webp'],
    }),
    pageEntry({ page: 6, title: 'KRK', text: 'Isi' }),
    pageEntry({ page: 7, title: '', text: '' }),
  ]).toEqual([
    {
      id: '2',
      group: 'products',
      title: 'Perda',
      keywords: 'produk hukum undang-undang regulasi',
      lines: [{ text: 'Perda · 2023' }],
      target: { kind: 'tab', href: 'https://a.example/x.pdf' },
      badge: 'PDF',
    },
    {
      id: 'a',
      group: 'news',
      title: 'Kabar',
      keywords: 'berita artikel',
      lines: [{ text: 'Isi kabar' }],
      target: { kind: 'dialog', open: { artikel: 'a' } },
    },
    {
      id: 'f',
      group: 'photos',
      title: 'Sawah',
      keywords: 'galeri foto dokumentasi album gambar',
      lines: [
        { text: 'Teks' },
        { text: 'di loket 1', target: { kind: 'dialog', open: { galeri: 'f', foto: 1 } } },
      ],
      target: { kind: 'dialog', open: { galeri: 'f', foto: 1 } },
    },
    {
      id: '6',
      group: 'guide',
      title: 'Halaman 6: KRK',
      lines: [{ text: 'Isi' }],
      target: { kind: 'dialog', open: { panduan: 6 } },
    },
    {
      id: '7',
      group: 'guide',
      title: 'Halaman 7',
      lines: [],
      target: { kind: 'dialog', open: { panduan: 7 } },
    },
  ]);
});

it.each([
  [{ name: 'A', category: 'Keputusan' }, 'produk hukum undang-undang regulasi'],
  [{ name: 'Peraturan Wali Kota' }, 'produk hukum undang-undang regulasi'],
  [{ name: 'Perda 2', category: '' }, 'produk hukum undang-undang regulasi'],
  [{ name: 'Peraturan sewa', category: 'Formulir' }, 'produk hukum'],
  [{ name: 'Pedoman', category: 'Pedoman' }, 'produk hukum'],
])('of legal products, laws are found as such: %j', (product, keywords) => {
  const entry = productEntry({ badge: 'PDF', address: 'https://a.example/x.pdf', ...product }, 0);
  expect(entry.keywords).toBe(keywords);
});

it('a person is shown by the profile', () => {
  const { title, group, lines, target } = personEntry({
    id: 'p',
    title: 'Ibu',
    description: '',
    category: 'Kepala',
  });
  expect([title, group, lines, target]).toEqual([
    'Ibu',
    'people',
    [{ text: 'Kepala' }],
    { kind: 'dialog', open: { profil: true } },
  ]);
});

it('keeps no more of a long item than is searched', () => {
  const { lines } = folderEntry({
    folderId: 'f',
    folderName: '',
    caption: 'x'.repeat(10_000),
    photoNames: Array.from({ length: 1000 }, () => 'y'),
  });
  expect([lines.length, lines[0]?.text.length]).toEqual([24, 4000]);
});

it('an item that cannot be read costs itself alone', () => {
  const make = (item: { readonly id: string } | null) =>
    articleEntry({ id: item?.id ?? fail(), title: '', text: '' });
  expect(entriesOf([{ id: 'a' }, null, { id: 'b' }], make).map(({ id }) => id)).toEqual(['a', 'b']);
});

function fail(): never {
  throw new Error('no item');
}
