import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatProductFilter,
  parseProductFilter,
  productListAddress,
} from '../../../src/domain/legal-products/product-filter-address.ts';
import type { ProductFilter } from '../../../src/domain/legal-products/product-search.ts';

describe('the address of a filter', () => {
  it.each<[Record<string, unknown>, ProductFilter | undefined]>([
    [{}, undefined],
    [{ hukum: 'lain' }, undefined],
    [{ cari: 'rtrw' }, undefined],
    [{ hukum: 'semua' }, { query: '' }],
    [{ hukum: 'semua', cari: ' rtrw ' }, { query: 'rtrw' }],
    [{ hukum: 'semua', jenis: 'EXE' }, { query: '' }],
    [
      { hukum: 'semua', jenis: 'DOCX' },
      { query: '', badge: 'DOCX' },
    ],
    [{ hukum: 'semua', cari: 5, kategori: ' ', tahun: 2024 }, { query: '' }],
    [
      { hukum: 'semua', jenis: 'PDF', kategori: 'Perda', tahun: '2024', cari: 'x' },
      { query: 'x', badge: 'PDF', category: 'Perda', year: '2024' },
    ],
  ])('%o reads as %o', (search, filter) => {
    expect(parseProductFilter(search)).toEqual(filter);
  });

  it('holds nothing but what is set', () => {
    expect(Object.keys(parseProductFilter({ hukum: 'semua' }) ?? {})).toEqual(['query']);
    expect(Object.entries(formatProductFilter({ query: ' ' }))).toEqual([['hukum', 'semua']]);
    expect(formatProductFilter({ query: ' rtrw ' })).toEqual({ hukum: 'semua', cari: 'rtrw' });
  });

  it('takes the place of another filter, and leaves the rest of the address', () => {
    const search = { utm: 'a', hukum: 'semua', cari: 'x', jenis: 'PDF', kategori: 'Perda', tahun: '2024' };
    expect([
      productListAddress(search, { query: 'itr' }),
      productListAddress(search, undefined),
      productListAddress({}, undefined),
    ]).toEqual(['/home?utm=a&hukum=semua&cari=itr', '/home?utm=a', '/home']);
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
