import type { MapLayer } from './map-category.ts';

/** The eleven structure-space layers of RTRW (spec §2 Map dialog). */
export const STRUCTURE_LAYERS: readonly MapLayer[] = [
  {
    id: 'rtrw-pusat-pelayanan',
    name: 'Sistem Pusat Pelayanan',
    description: 'Pusat kota, subpusat, dan pusat lingkungan',
  },
  { id: 'rtrw-jalan', name: 'Jaringan Jalan', description: 'Jalan arteri, kolektor, dan lokal' },
  { id: 'rtrw-kereta-api', name: 'Jaringan Kereta Api', description: 'Jalur kereta api dan stasiun' },
  {
    id: 'rtrw-transportasi-laut',
    name: 'Jaringan Transportasi Laut',
    description: 'Pelabuhan dan alur pelayaran',
  },
  { id: 'rtrw-energi', name: 'Jaringan Energi', description: 'Jaringan listrik dan gardu induk' },
  {
    id: 'rtrw-telekomunikasi',
    name: 'Jaringan Telekomunikasi',
    description: 'Serat optik dan menara telekomunikasi',
  },
  {
    id: 'rtrw-sumber-daya-air',
    name: 'Jaringan Sumber Daya Air',
    description: 'Sungai, irigasi, dan pengendali banjir',
  },
  {
    id: 'rtrw-air-minum',
    name: 'Sistem Penyediaan Air Minum',
    description: 'Instalasi pengolahan dan pipa air minum',
  },
  {
    id: 'rtrw-air-limbah',
    name: 'Sistem Pengelolaan Air Limbah',
    description: 'Instalasi dan saluran air limbah',
  },
  {
    id: 'rtrw-persampahan',
    name: 'Sistem Jaringan Persampahan',
    description: 'Tempat pengolahan dan pemrosesan sampah',
  },
  { id: 'rtrw-drainase', name: 'Sistem Drainase', description: 'Saluran primer, sekunder, dan tersier' },
];
