import { activities } from './map.activities.ts';
import { zones } from './map.zones.ts';
import type { LayerConfig, LayerLook, LegendRow, MapConfig } from './src/domain/map/map-config.ts';

const RTRW = { date: '2026-01-15', origin: 'Perda 2/2024' };

/** The map of the office: its data, its layers, its rules (docs/map.md). Another city starts from a copy. */
export const map: MapConfig = {
  bounds: [112.7219, -7.2839, 112.7818, -7.2331],
  centre: [112.7521, -7.2575],
  tiles: '/peta/kota.pmtiles',
  index: '/peta/indeks/',
  pictures: '/peta/gambar/',
  sheets: '/peta/lembar/',
  attribution: 'Dinas Pertanahan dan Penataan Ruang Kota',
  attributes: { parcel: 'persil', zone: 'zona', area: 'luas', address: 'alamat' },
  regulation: {
    title: 'Perwali Nomor 31 Tahun 2021',
    about: 'Rencana Detail Tata Ruang 2021-2041',
    date: '2026-07-01',
    found: 'Rencana Detail Tata Ruang',
  },
  layers: [
    boundary(
      'batas-kota',
      { kind: 'line', colour: '#0a3b3d', width: 2.2, dash: [5.5, 2, 1, 2] },
      'Batas kota',
    ),
    boundary(
      'batas-kecamatan',
      { kind: 'line', colour: '#115e5d', width: 2, dash: [6, 4] },
      'Batas kecamatan',
    ),
    boundary(
      'batas-kelurahan',
      { kind: 'line', colour: '#0f766e', width: 2, dash: [0.1, 4] },
      'Batas kelurahan',
    ),
    structure('rtrw-pusat-pelayanan', [
      point('Pusat kota', '#0a3b3d'),
      point('Subpusat kota', '#0f766e'),
      point('Pusat lingkungan', '#5fa8a0'),
    ]),
    structure('rtrw-jalan', [
      line('Arteri', '#8c2f1f', 4),
      line('Kolektor', '#b8662a', 3),
      line('Lokal', '#8a7a55', 1.5),
    ]),
    structure('rtrw-kereta-api', [line('Jalur kereta api', '#3f4d4c', 3), point('Stasiun', '#3f4d4c')]),
    structure('rtrw-transportasi-laut', [
      line('Alur pelayaran', '#125a82', 2, [6, 4]),
      point('Pelabuhan', '#125a82'),
    ]),
    structure('rtrw-energi', [
      line('Jaringan listrik', '#9a5b00', 2, [8, 3]),
      point('Gardu induk', '#9a5b00'),
    ]),
    structure('rtrw-telekomunikasi', [line('Serat optik', '#7a3f7a', 2, [3, 3]), point('Menara', '#7a3f7a')]),
    structure('rtrw-sumber-daya-air', [
      line('Sungai', '#1e6577', 3),
      line('Irigasi', '#3f93a5', 2),
      point('Pengendali banjir', '#1e6577'),
    ]),
    structure('rtrw-air-minum', [
      line('Pipa utama', '#125a82', 2.5),
      point('Instalasi pengolahan air', '#125a82'),
    ]),
    structure('rtrw-air-limbah', [
      line('Saluran air limbah', '#6b5a2a', 2.5),
      point('Instalasi pengolahan limbah', '#6b5a2a'),
    ]),
    structure('rtrw-persampahan', [
      point('Tempat pengolahan sampah', '#4f6b2a'),
      point('Tempat pemrosesan akhir', '#2f4d1a'),
    ]),
    structure('rtrw-drainase', [
      line('Saluran primer', '#1e6577', 3),
      line('Saluran sekunder', '#3f93a5', 2),
      line('Saluran tersier', '#7db9c4', 1.2),
    ]),
    structure('rtrw-pola-ruang', [
      area('Kawasan permukiman', '#f3d98c'),
      area('Perdagangan dan jasa', '#df7a66'),
      area('Kawasan industri', '#857d98'),
      area('Ruang terbuka hijau', '#98c581'),
      area('Lindung dan mangrove', '#2a6a74'),
      area('Pertanian', '#dfde98'),
    ]),
    structure('rtrw-kawasan-strategis', [
      hatch('Ekonomi', '#8c2f1f'),
      hatch('Sosial budaya', '#7a3f7a'),
      hatch('Lingkungan', '#2f6b3a'),
    ]),
    {
      id: 'rdtr-pola-ruang',
      source: { kind: 'tiles', layer: 'blok' },
      date: '2026-07-01',
      origin: 'Perwali 31/2021',
      attribute: 'zona',
      legend: [],
    },
  ],
  special: [
    special('banjir', 'Rawan banjir', { kind: 'hatch', colour: '#125A82' }),
    special('cagar-budaya', 'Cagar budaya', { kind: 'hatch', colour: '#7a3f7a' }),
    special('sempadan-sungai', 'Sempadan sungai', {
      kind: 'line',
      colour: '#125A82',
      width: 2,
      dash: [4, 3],
    }),
    special('lahan-pangan', 'Lahan pangan berkelanjutan', { kind: 'hatch', colour: '#6b7a1a' }),
    special('kawasan-strategis', 'Kawasan strategis', { kind: 'hatch', colour: '#a06a9a' }),
  ],
  zones,
  activities,
};

function boundary(id: string, look: LayerLook, label: string): LayerConfig {
  return {
    id,
    source: geojson(id),
    date: '2025-06-30',
    origin: 'Permendagri 2025',
    legend: [{ label, look }],
  };
}

function structure(id: string, legend: readonly LegendRow[]): LayerConfig {
  return { id, source: geojson(id), ...RTRW, attribute: 'jenis', legend };
}

function special(id: string, name: string, look: LayerLook) {
  return { id, name, url: `/peta/lapisan/khusus-${id}.geojson`, look, title: 'nama', advice: 'anjuran' };
}

function geojson(id: string) {
  return { kind: 'geojson', url: `/peta/lapisan/${id}.geojson` } as const;
}

function point(label: string, colour: string): LegendRow {
  return { label, look: { kind: 'point', colour } };
}

function area(label: string, colour: string): LegendRow {
  return { label, look: { kind: 'area', colour } };
}

function hatch(label: string, colour: string): LegendRow {
  return { label, look: { kind: 'hatch', colour } };
}

function line(label: string, colour: string, width: number, dash?: readonly number[]): LegendRow {
  return { label, look: { kind: 'line', colour, width, ...(dash && { dash }) } };
}
