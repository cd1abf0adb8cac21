import { describe, expect, it } from 'vitest';
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

it('indexes the words of name, category and year, without what stands around them', () => {
  const named = aProduct({ name: '(Konsep) Café!', category: 'Perda', year: '2024', type: 'text/plain' });
  const bare = aProduct({ name: '"Konsep"', type: 'text/plain' });
  expect(indexProducts([named, bare])).toEqual([
    { product: named, badge: 'DOC', words: ['konsep', 'cafe', 'perda', '2024'] },
    { product: bare, badge: 'DOC', words: ['konsep'] },
  ]);
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

  it('offers years newest first, whatever came first', () => {
    const indexed = indexProducts(['2021', '2024', '2019'].map((year) => aProduct({ year })));
    expect(filterOptions(indexed).years).toEqual(['2024', '2021', '2019']);
  });

  it('offers categories in the order of their numbers, whatever their case, and no empty value', () => {
    const categories = ['Seri 10', 'perda', 'Seri 2', 'Perda', ''];
    const indexed = indexProducts(categories.map((category) => aProduct({ category, year: '' })));
    expect(filterOptions(indexed)).toEqual({
      badges: ['PDF'],
      categories: ['perda', 'Perda', 'Seri 2', 'Seri 10'],
      years: [],
    });
  });
});
