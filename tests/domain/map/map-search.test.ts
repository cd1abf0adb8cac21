import { describe, expect, it } from 'vitest';
import { mapCatalogue } from '../../../src/domain/map/map-catalogue.ts';
import {
  categoryCountLabel,
  foundByLayer,
  layerMatchLabel,
  matchingLayers,
  searchCategories,
  suggestedLayer,
} from '../../../src/domain/map/map-search.ts';

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
    ['sungai', ['RTRW']],
    ['gunung', []],
  ])('finds %j in %j', (query, expected) => {
    expect(searchCategories(catalogue, query).map(({ name }) => name)).toEqual(expected);
  });

  it('keeps found categories whole', () => {
    expect(searchCategories(catalogue, 'drainase')).toEqual([catalogue[1]]);
    expect(categoryCountLabel(4)).toBe('Menampilkan 4 kategori peta');
  });
});

describe('a category that only one of its layers matches', () => {
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

describe('layers that a search finds', () => {
  it.each([
    ['jalan', ['Jaringan Jalan'], '1 layer cocok dengan “jalan”'],
    [
      ' Air ',
      ['Jaringan Sumber Daya Air', 'Sistem Penyediaan Air Minum', 'Sistem Pengelolaan Air Limbah'],
      '3 layer cocok dengan “Air”',
    ],
    ['rtrw', [], undefined],
    [' ', [], undefined],
  ])('for %j are %j', (query, names, label) => {
    const found = searchCategories(catalogue, query);
    const layers = found.flatMap((category) => matchingLayers(category, query).map(({ name }) => name));
    expect([layers, layerMatchLabel(found, query)]).toEqual([names, label]);
  });
});

describe('what a search in vain suggests', () => {
  it.each([
    ['sawah', 'Rencana Pola Ruang'],
    ['SAWAH lestari', 'Rencana Pola Ruang'],
    ['kos', 'Pola Ruang RDTR'],
    ['ko', 'Rencana Pola Ruang'],
    ['xyz', 'Rencana Pola Ruang'],
  ])('for %j is a layer that there is', (query, name) => {
    expect(suggestedLayer(catalogue, query)).toBe(name);
    expect(searchCategories(catalogue, name).length).toBeGreaterThan(0);
  });

  it('is nothing where there is no layer', () => {
    expect(suggestedLayer([], 'sawah')).toBeUndefined();
  });
});
