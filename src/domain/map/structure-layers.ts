import type { MapLayer } from './map-category.ts';

/** The eleven structure-space layers of RTRW (spec §2 Map dialog). */
export const STRUCTURE_LAYERS: readonly MapLayer[] = [
  { name: 'Sistem Pusat Pelayanan', description: 'Pusat kota, subpusat, dan pusat lingkungan' },
  { name: 'Jaringan Jalan', description: 'Jalan arteri, kolektor, dan lokal' },
  { name: 'Jaringan Kereta Api', description: 'Jalur kereta api dan stasiun' },
  { name: 'Jaringan Transportasi Laut', description: 'Pelabuhan dan alur pelayaran' },
  { name: 'Jaringan Energi', description: 'Jaringan listrik dan gardu induk' },
  { name: 'Jaringan Telekomunikasi', description: 'Serat optik dan menara telekomunikasi' },
  { name: 'Jaringan Sumber Daya Air', description: 'Sungai, irigasi, dan pengendali banjir' },
  { name: 'Sistem Penyediaan Air Minum', description: 'Instalasi pengolahan dan pipa air minum' },
  { name: 'Sistem Pengelolaan Air Limbah', description: 'Instalasi dan saluran air limbah' },
  { name: 'Sistem Jaringan Persampahan', description: 'Tempat pengolahan dan pemrosesan sampah' },
  { name: 'Sistem Drainase', description: 'Saluran primer, sekunder, dan tersier' },
];
