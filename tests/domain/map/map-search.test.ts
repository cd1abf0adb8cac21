import { describe, expect, it } from 'vitest';
import { mapCatalogue } from '../../../src/domain/map/map-catalogue.ts';
import { categoryCountLabel, foundByLayer, searchCategories } from '../../../src/domain/map/map-search.ts';

const catalogue = mapCatalogue('https://peta.example.id');

describe('searchCategories', () => {
  it.each([
    ['', ['PETA ADMINISTRASI', 'RTRW', 'RDTR', 'PETA PERTANAHAN']],
    ['peta', ['PETA ADMINISTRASI', 'PETA PERTANAHAN']],
    ['  rdtr ', ['RDTR']],
    ['kecamatan', ['PETA ADMINISTRASI']],
    ['jaringan JALAN', ['RTRW']],
    ['pola ruang', ['RTRW', 'RDTR']],
    ['struktur ruang', []],
    ['gunung', []],
  ])('finds %j in %j', (query, expected) => {
    expect(searchCategories(catalogue, query).map(({ name }) => name)).toEqual(expected);
  });

  it('keeps found categories whole', () => {
    expect(searchCategories(catalogue, 'drainase')).toEqual([catalogue[1]]);
    expect(categoryCountLabel(4)).toBe('Menampilkan 4 kategori peta');
  });
});

describe('a category that only one of its layers brings in', () => {
  const found = (query: string) =>
    mapCatalogue('https://peta.id')
      .filter((category) => foundByLayer(category, query))
      .map(({ name }) => name);

  it('is every one whose own name does not match', () => {
    expect(found('rtrw')).toEqual(['PETA ADMINISTRASI', 'RDTR', 'PETA PERTANAHAN']);
  });

  it('is none while nothing is searched', () => {
    expect(found('  ')).toEqual([]);
  });
});
