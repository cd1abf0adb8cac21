import type { MapCategory, MapLayer } from './map-category.ts';
import { STRUCTURE_LAYERS } from './structure-layers.ts';

const BOUNDARY_LAYERS: readonly MapLayer[] = [
  { id: 'batas-kota', name: 'Batas Kota', description: 'Batas wilayah administrasi kota' },
  { id: 'batas-kecamatan', name: 'Batas Kecamatan', description: 'Batas antarkecamatan di dalam kota' },
  { id: 'batas-kelurahan', name: 'Batas Kelurahan', description: 'Batas antarkelurahan di setiap kecamatan' },
];

/**
 * Gives the four categories of the map dialog in their order (spec §2 Map dialog).
 * @param landMapUrl address of the national land-map system, behind PETA PERTANAHAN
 */
export function mapCatalogue(landMapUrl: string): MapCategory[] {
  return [
    {
      id: 'administration',
      name: 'PETA ADMINISTRASI',
      description: 'Batas kota, kecamatan, dan kelurahan',
      color: 'b',
      kind: 'open',
      layers: BOUNDARY_LAYERS,
    },
    {
      id: 'rtrw',
      name: 'RTRW',
      description: 'Rencana Tata Ruang Wilayah 2024-2043',
      color: 'y',
      kind: 'expandable',
      subcategories: [
        { name: 'Struktur Ruang', layers: STRUCTURE_LAYERS },
        {
          name: 'Pola Ruang (RTRW 2024-2043)',
          layers: [
            {
              id: 'rtrw-pola-ruang',
              name: 'Rencana Pola Ruang',
              description: 'Kawasan lindung dan kawasan budi daya',
              topics: ['sawah', 'hutan', 'taman', 'industri', 'perumahan', 'hijau', 'pertanian'],
              zoning: true,
            },
          ],
        },
        {
          name: 'Penetapan Kawasan Strategis',
          layers: [
            {
              id: 'rtrw-kawasan-strategis',
              name: 'Kawasan Strategis Kota',
              description: 'Ekonomi, sosial budaya, dan lingkungan',
            },
          ],
        },
      ],
    },
    {
      id: 'rdtr',
      name: 'RDTR',
      description: 'Rencana Detail Tata Ruang 2021-2041',
      color: 'g',
      kind: 'expandable',
      subcategories: [
        {
          name: 'Pola Ruang RDTR 2021-2041',
          layers: [
            {
              id: 'rdtr-pola-ruang',
              name: 'Pola Ruang RDTR',
              description: 'Zona dan subzona peruntukan per blok',
              topics: ['rumah', 'toko', 'warung', 'kos', 'gudang', 'KDB', 'KLB', 'tanah'],
              zoning: true,
            },
          ],
        },
      ],
    },
    {
      id: 'land',
      name: 'PETA PERTANAHAN',
      description: 'Sistem peta pertanahan nasional',
      color: 'r',
      kind: 'external',
      externalUrl: landMapUrl,
    },
  ];
}

/** Gives the layers of a category in their order; a category that leads out of the site has none. */
export function layersOf(category: MapCategory): readonly MapLayer[] {
  if (category.kind === 'open') return category.layers;
  return category.kind === 'expandable' ? category.subcategories.flatMap(({ layers }) => layers) : [];
}

/** Counts the layers of a category: 3, 13, 1 and 0 in the catalogue (spec §2 Map dialog). */
export function layerCount(category: MapCategory): number {
  return layersOf(category).length;
}
