import * as catalogueTexts from './catalogue-texts.ts';
import type { MapCategory, MapLayer } from './map-category.ts';
import { STRUCTURE_LAYERS } from './structure-layers.ts';

const BOUNDARY_LAYERS: readonly MapLayer[] = [
  { id: 'batas-kota', name: catalogueTexts.cityBoundary, description: catalogueTexts.cityBoundaryText },
  {
    id: 'batas-kecamatan',
    name: catalogueTexts.districtBoundary,
    description: catalogueTexts.districtBoundaryText,
  },
  {
    id: 'batas-kelurahan',
    name: catalogueTexts.kelurahanBoundary,
    description: catalogueTexts.kelurahanBoundaryText,
  },
];

/**
 * Gives the four categories of the map dialog in their order (spec §2 Map dialog).
 * @param landMapUrl address of the national land-map system, behind PETA PERTANAHAN
 */
export function mapCatalogue(landMapUrl: string): MapCategory[] {
  return [
    {
      id: 'administration',
      name: catalogueTexts.administrationCategory,
      description: catalogueTexts.administrationText,
      color: 'b',
      kind: 'open',
      layers: BOUNDARY_LAYERS,
    },
    {
      id: 'rtrw',
      name: catalogueTexts.rtrwCategory,
      description: catalogueTexts.rtrwText,
      color: 'y',
      kind: 'expandable',
      subcategories: [
        { name: catalogueTexts.structureGroup, layers: STRUCTURE_LAYERS },
        {
          name: catalogueTexts.rtrwPatternGroup,
          layers: [
            {
              id: 'rtrw-pola-ruang',
              name: catalogueTexts.rtrwPattern,
              description: catalogueTexts.rtrwPatternText,
              topics: ['sawah', 'hutan', 'taman', 'industri', 'perumahan', 'hijau', 'pertanian'],
              zoning: true,
            },
          ],
        },
        {
          name: catalogueTexts.strategicGroup,
          layers: [
            {
              id: 'rtrw-kawasan-strategis',
              name: catalogueTexts.strategicAreas,
              description: catalogueTexts.strategicAreasText,
            },
          ],
        },
      ],
    },
    {
      id: 'rdtr',
      name: catalogueTexts.rdtrCategory,
      description: catalogueTexts.rdtrText,
      color: 'g',
      kind: 'expandable',
      subcategories: [
        {
          name: catalogueTexts.rdtrPatternGroup,
          layers: [
            {
              id: 'rdtr-pola-ruang',
              name: catalogueTexts.rdtrPattern,
              description: catalogueTexts.rdtrPatternText,
              topics: ['rumah', 'toko', 'warung', 'kos', 'gudang', 'KDB', 'KLB', 'tanah'],
              zoning: true,
            },
          ],
        },
      ],
    },
    {
      id: 'land',
      name: catalogueTexts.landCategory,
      description: catalogueTexts.landText,
      color: 'r',
      kind: 'external',
      externalUrl: landMapUrl,
    },
  ];
}

/** Gives the layers of a category in their order; a category that links out of the site has none. */
export function layersOf(category: MapCategory): readonly MapLayer[] {
  if (category.kind === 'open') return category.layers;
  return category.kind === 'expandable' ? category.subcategories.flatMap(({ layers }) => layers) : [];
}

/** Counts the layers of a category: 3, 13, 1 and 0 in the catalogue (spec §2 Map dialog). */
export function layerCount(category: MapCategory): number {
  return layersOf(category).length;
}
