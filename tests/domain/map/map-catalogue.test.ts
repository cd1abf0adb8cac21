import { describe, expect, it } from 'vitest';
import { layerCount, layersOf, mapCatalogue } from '../../../src/domain/map/map-catalogue.ts';

const catalogue = mapCatalogue('https://peta.example.id');

describe('mapCatalogue', () => {
  it('has the four categories in their order', () => {
    expect(catalogue.map((category) => [category.name, category.kind, layerCount(category)])).toEqual([
      ['PETA ADMINISTRASI', 'open', 3],
      ['RTRW', 'expandable', 13],
      ['RDTR', 'expandable', 1],
      ['PETA PERTANAHAN', 'external', 0],
    ]);
  });

  it('gives each category an id, a color and a description', () => {
    expect(catalogue.map(({ id, color, description }) => [id, color, description])).toEqual([
      ['administration', 'b', 'Batas kota, kecamatan, dan kelurahan'],
      ['rtrw', 'y', 'Rencana Tata Ruang Wilayah 2024-2043'],
      ['rdtr', 'g', 'Rencana Detail Tata Ruang 2021-2041'],
      ['land', 'r', 'Sistem peta pertanahan nasional'],
    ]);
  });

  it('groups the layers of RTRW and RDTR', () => {
    const groups = catalogue.flatMap((category) =>
      category.kind === 'expandable'
        ? category.subcategories.map(({ name, layers }) => [name, layers.length])
        : [],
    );
    expect(groups).toEqual([
      ['Struktur Ruang', 11],
      ['Pola Ruang (RTRW 2024-2043)', 1],
      ['Penetapan Kawasan Strategis', 1],
      ['Pola Ruang RDTR 2021-2041', 1],
    ]);
  });

  it('leads out to the land map', () => {
    expect(catalogue.at(-1)).toMatchObject({ kind: 'external', externalUrl: 'https://peta.example.id' });
  });

  it('names no layer twice in a category, and describes each', () => {
    for (const category of catalogue) {
      const layers = layersOf(category);
      expect(new Set(layers.map(({ name }) => name)).size).toBe(layers.length);
      expect(layers.filter(({ name, description }) => !name || !description)).toEqual([]);
    }
  });
});
