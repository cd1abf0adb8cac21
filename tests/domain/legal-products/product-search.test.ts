import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatProductFilter,
  parseProductFilter,
} from '../../../src/domain/legal-products/product-filter-address.ts';
import {
  filterOptions,
  indexProducts,
  type ProductFilter,
  searchProducts,
} from '../../../src/domain/legal-products/product-search.ts';
import { aProduct } from '../../fixtures/legal-products.ts';

const products = [
  aProduct({ name: 'Perda RTRW 2024-2043', category: 'Perda', year: '2024' }),
  aProduct({ name: 'Perwali Nomor 12 tentang RDTR', category: 'Perwali', year: '2021' }),
  aProduct({ name: 'Lampiran Peta Pola Ruang', type: 'application/zip', category: 'Lampiran', year: '2024' }),
  aProduct({ name: 'Café Ruang Publik', type: 'text/plain' }),
];
const index = indexProducts(products);
const names = (filter: Partial<ProductFilter>) =>
  searchProducts(index, { query: '', ...filter }).map(({ name }) => name);

describe('searching', () => {
  it.each<[string, string[]]>([
    ['', products.map(({ name }) => name)],
    ['   ', products.map(({ name }) => name)],
    ['rtrw', ['Perda RTRW 2024-2043']],
    ['RUANG', ['Lampiran Peta Pola Ruang', 'Café Ruang Publik']],
    ['ru', ['Lampiran Peta Pola Ruang', 'Café Ruang Publik']],
    ['uang', []],
    ['cafe', ['Café Ruang Publik']],
    ['café', ['Café Ruang Publik']],
    ['perwali 12', ['Perwali Nomor 12 tentang RDTR']],
    ['12 perw', ['Perwali Nomor 12 tentang RDTR']],
    ['perda 12', []],
    ['2043', ['Perda RTRW 2024-2043']],
    ['lampiran 2024', ['Lampiran Peta Pola Ruang']],
    ['.*', products.map(({ name }) => name)],
    ['rdtr!', ['Perwali Nomor 12 tentang RDTR']],
  ])('%j finds whole words and beginnings of words', (query, expected) => {
    expect(names({ query })).toEqual(expected);
  });
});

describe('filtering', () => {
  it.each<[Partial<ProductFilter>, string[]]>([
    [{ badge: 'ZIP' }, ['Lampiran Peta Pola Ruang']],
    [{ badge: 'DOC' }, ['Café Ruang Publik']],
    [{ category: 'Perda' }, ['Perda RTRW 2024-2043']],
    [{ year: '2024' }, ['Perda RTRW 2024-2043', 'Lampiran Peta Pola Ruang']],
    [{ year: '2024', badge: 'ZIP' }, ['Lampiran Peta Pola Ruang']],
    [{ year: '2024', query: 'rtrw' }, ['Perda RTRW 2024-2043']],
    [{ category: 'Tidak ada' }, []],
  ])('%o', (filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  it('offers each value once, years newest first', () => {
    expect(filterOptions(index)).toEqual({
      badges: ['DOC', 'PDF', 'ZIP'],
      categories: ['Lampiran', 'Perda', 'Perwali'],
      years: ['2024', '2021'],
    });
  });
});

describe('the address of a filter', () => {
  it.each<[Record<string, unknown>, ProductFilter | undefined]>([
    [{}, undefined],
    [{ hukum: 'lain' }, undefined],
    [{ cari: 'rtrw' }, undefined],
    [{ hukum: 'semua' }, { query: '' }],
    [{ hukum: 'semua', cari: ' rtrw ' }, { query: 'rtrw' }],
    [{ hukum: 'semua', jenis: 'EXE' }, { query: '' }],
    [
      { hukum: 'semua', jenis: 'PDF', kategori: 'Perda', tahun: '2024', cari: 'x' },
      { query: 'x', badge: 'PDF', category: 'Perda', year: '2024' },
    ],
  ])('%o reads as %o', (search, filter) => {
    expect(parseProductFilter(search)).toEqual(filter);
  });

  it('gives every filter back that it was made from', () => {
    const word = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '');
    const optional = { requiredKeys: ['query'] as 'query'[] };
    fc.assert(
      fc.property(
        fc.record(
          {
            query: fc.oneof(fc.constant(''), word),
            badge: fc.constantFrom('PDF', 'ZIP', 'DOC'),
            category: word,
            year: word,
          },
          optional,
        ),
        (filter) => {
          expect(parseProductFilter(formatProductFilter(filter as ProductFilter))).toEqual(filter);
        },
      ),
    );
  });

  it('is empty for a closed list', () => {
    expect(formatProductFilter(undefined)).toEqual({});
  });
});
