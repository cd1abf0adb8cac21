import { map } from 'virtual:city-map';
import { expect, it } from 'vitest';
import { catalogueGroups } from '../../../src/domain/map/catalogue-layers.ts';
import { mapCatalogue } from '../../../src/domain/map/map-catalogue.ts';
import { PLAN } from './rules-world.ts';

const catalogue = mapCatalogue('https://peta.example.id');

it('gives the whole catalogue where the map has data for all of it', () => {
  expect(catalogueGroups(catalogue, map).map(({ id, layers }) => [id, layers.length])).toEqual([
    ['administration', 3],
    ['rtrw', 13],
    ['rdtr', 1],
  ]);
});

it('leaves out what the map has no data for', () => {
  const groups = catalogueGroups(catalogue, PLAN);
  expect(groups.map(({ id, layers }) => [id, layers.map((layer) => layer.name)])).toEqual([
    ['administration', ['Batas Kota']],
  ]);
});
