import type { MapCategory, MapLayer } from './map-category.ts';
import { STRUCTURE_LAYERS } from './structure-layers.ts';
import * as texts from './texts.ts';

const BOUNDARY_LAYERS: readonly MapLayer[] = [
  { id: 'batas-kota', name: texts.batasKota, description: texts.batasWilayahAdministrasiKota },
  { id: 'batas-kecamatan', name: texts.batasKecamatan, description: texts.batasAntarkecamatanDiDalam },
  { id: 'batas-kelurahan', name: texts.batasKelurahan, description: texts.batasAntarkelurahanDiSetiap },
];

/**
 * Gives the four categories of the map dialog in their order (spec §2 Map dialog).
 * @param landMapUrl address of the national land-map system, behind PETA PERTANAHAN
 */
export function mapCatalogue(landMapUrl: string): MapCategory[] {
  return [
    {
      id: 'administration',
      name: texts.petaAdministrasi,
      description: texts.batasKotaKecamatanDan,
      color: 'b',
      kind: 'open',
      layers: BOUNDARY_LAYERS,
    },
    {
      id: 'rtrw',
      name: texts.rtrw,
      description: texts.rencanaTataRuangWilayah,
      color: 'y',
      kind: 'expandable',
      subcategories: [
        { name: texts.strukturRuang, layers: STRUCTURE_LAYERS },
        {
          name: texts.polaRuangRtrw2024,
          layers: [
            {
              id: 'rtrw-pola-ruang',
              name: texts.rencanaPolaRuang,
              description: texts.kawasanLindungDanKawasan,
              topics: ['sawah', 'hutan', 'taman', 'industri', 'perumahan', 'hijau', 'pertanian'],
              zoning: true,
            },
          ],
        },
        {
          name: texts.penetapanKawasanStrategis,
          layers: [
            {
              id: 'rtrw-kawasan-strategis',
              name: texts.kawasanStrategisKota,
              description: texts.ekonomiSosialBudayaDan,
            },
          ],
        },
      ],
    },
    {
      id: 'rdtr',
      name: texts.rdtr,
      description: texts.rencanaDetailTataRuang,
      color: 'g',
      kind: 'expandable',
      subcategories: [
        {
          name: texts.polaRuangRdtr2021,
          layers: [
            {
              id: 'rdtr-pola-ruang',
              name: texts.polaRuangRdtr,
              description: texts.zonaDanSubzonaPeruntukan,
              topics: ['rumah', 'toko', 'warung', 'kos', 'gudang', texts.kdb, texts.klb, 'tanah'],
              zoning: true,
            },
          ],
        },
      ],
    },
    {
      id: 'land',
      name: texts.petaPertanahan,
      description: texts.sistemPetaPertanahanNasional,
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
