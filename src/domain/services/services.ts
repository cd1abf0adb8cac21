import type { SpatialServiceId } from '../shared/spatial-services.ts';

/**
 * A service or a way to get in touch, as its dialog lists it (spec §2 Services dialog, §2 Interaction dialog); each
 * opens /admin in a new tab.
 */
export interface ServiceCard<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
}

/** The four services of the 'Layanan Tata Ruang' dialog, in their order (spec §2 Services dialog). */
export const SPATIAL_SERVICES: readonly ServiceCard<SpatialServiceId>[] = [
  {
    id: 'itr',
    name: 'Informasi Tata Ruang (ITR)',
    description: 'Ketahui peruntukan sebidang tanah sebelum membeli atau membangun.',
  },
  {
    id: 'krk',
    name: 'Keterangan Rencana Kota (KRK)',
    description: 'Syarat bangunan, garis sempadan, dan rencana jalan pada lahan Anda.',
  },
  {
    id: 'siteplan',
    name: 'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian',
    description: 'Untuk pengembang perumahan dan kawasan hunian.',
  },
  {
    id: 'kkpr',
    name: 'Rekomendasi Teknis KKPR (Non Berusaha)',
    description: 'Kesesuaian kegiatan pemanfaatan ruang untuk keperluan nonberusaha.',
  },
];

/** The four cards of the interaction dialog, in their order (spec §2 Interaction dialog). */
export const INTERACTIONS: readonly ServiceCard<'consultation' | 'complaint' | 'suggestion' | 'data'>[] = [
  {
    id: 'consultation',
    name: 'Layanan Konsultasi',
    description: 'Bicarakan rencana Anda dengan petugas, tatap muka atau lewat panggilan video.',
  },
  {
    id: 'complaint',
    name: 'Pengaduan Masyarakat',
    description: 'Laporkan pemanfaatan ruang yang tidak sesuai rencana di sekitar Anda.',
  },
  {
    id: 'suggestion',
    name: 'Saran dan Masukan Tata Ruang',
    description: 'Sampaikan usul untuk rencana ruang kota yang sedang disusun.',
  },
  {
    id: 'data',
    name: 'Permohonan Data',
    description: 'Minta data dan peta tata ruang untuk penelitian, tugas, atau perencanaan.',
  },
];
