import { clipperAreas } from '../../../src/adapters/map/data/clipper-areas.ts';
import type { Kelurahan } from '../../../src/domain/map/city-overview.ts';
import type { Polygon } from '../../../src/domain/map/geometry.ts';
import { localMetres } from '../../../src/domain/map/local-metres.ts';
import type { Activity, MapConfig, Zone } from '../../../src/domain/map/map-config.ts';
import type { Parcel } from '../../../src/domain/map/place.ts';
import { type Buildable, buildableOf } from '../../../src/domain/map/setback.ts';

/** A zone of a small plan. */
export const R2: Zone = {
  code: 'R-2',
  name: 'Perumahan kepadatan tinggi',
  group: 'Perumahan',
  light: '#F0CB55',
  dark: '#75632F',
  pattern: 'none',
  buildingLimits: {
    coverage: 60,
    floorRatio: 1.8,
    green: 20,
    storeys: 3,
    height: 12,
    setback: { front: 3, rear: 2, side: 1 },
  },
  clause: 'pasal 42 dan lampiran 11',
};

/** One where nothing may be built. */
export const PS: Zone = {
  ...R2,
  code: 'PS',
  name: 'Perlindungan setempat',
  buildingLimits: {
    coverage: 0,
    floorRatio: 0,
    green: 95,
    storeys: 0,
    height: 0,
    setback: { front: 0, rear: 0, side: 0 },
  },
};

/** Activities of a small plan. */
export const WARUNG: Activity = {
  id: 'warung',
  name: 'Warung',
  words: ['toko kelontong', 'kios'],
  allowed: [],
  limited: {},
  conditional: { 'R-2': 'Paling luas 30% luas lantai.' },
};
/** Allowed in R-2. */
export const KOS: Activity = {
  id: 'kos',
  name: 'Rumah kos',
  words: ['indekos'],
  allowed: ['R-2'],
  limited: {},
  conditional: {},
};
/** Allowed nowhere. */
export const GUDANG: Activity = {
  id: 'gudang',
  name: 'Gudang',
  words: ['toko bahan'],
  allowed: [],
  limited: {},
  conditional: {},
};

/** A small plan. */
export const PLAN: MapConfig = {
  bounds: [112.7, -7.3, 112.8, -7.2],
  centre: [112.75, -7.25],
  tiles: '/peta/kota.pmtiles',
  index: '/peta/indeks/',
  pictures: '/peta/gambar/',
  attribution: 'Dinas',
  attributes: { parcel: 'persil', zone: 'zona', area: 'luas', address: 'alamat' },
  regulation: {
    title: 'Perwali Nomor 31 Tahun 2021',
    about: 'Rencana Detail Tata Ruang 2021-2041',
    date: '2026-07-01',
    found: 'Rencana Detail Tata Ruang',
  },
  has: { parcels: true, streets: true, kelurahan: true },
  layers: [
    {
      id: 'batas-kota',
      source: { kind: 'geojson', url: '/peta/lapisan/batas-kota.geojson' },
      date: '2025-06-30',
      origin: 'Permendagri',
      legend: [],
    },
  ],
  special: [
    {
      id: 'banjir',
      name: 'Rawan banjir',
      url: '/b',
      look: { kind: 'hatch', colour: '#125A82' },
      title: 'nama',
      advice: 'anjuran',
    },
    {
      id: 'cagar',
      name: 'Cagar budaya',
      url: '/c',
      look: { kind: 'hatch', colour: '#7a3f7a' },
      title: 'nama',
      advice: 'anjuran',
    },
  ],
  zones: [R2, PS],
  activities: [KOS, WARUNG, GUDANG],
  needs: [{ id: 'buka-usaha', name: 'Membuka usaha' }],
};

const { toPosition } = localMetres([112.75, -7.25]);

/** A parcel of so many metres across and along, its corner in the middle of the plan. */
export function parcelOf(wide: number, deep: number): Polygon {
  return [
    (
      [
        [0, 0],
        [wide, 0],
        [wide, deep],
        [0, deep],
        [0, 0],
      ] as const
    ).map(toPosition),
  ];
}

/** A parcel of R-2. */
export const parcelInR2 = (shape: Polygon, area: number): Parcel => ({
  ...{ id: '05.0148', zone: 'R-2', area, address: '', shape },
});

/** What the setbacks of R-2 leave of an outline. */
export const leftInR2 = (shape: Polygon): Buildable | undefined =>
  R2.buildingLimits && buildableOf(shape, R2.buildingLimits.setback, clipperAreas);

/** A kelurahan with parcels of these zones. */
export function kelurahanOf(id: string, name: string, zones: Record<string, number>): Kelurahan {
  const parcels = Object.values(zones).reduce((sum, count) => sum + count, 0);
  return {
    id,
    name,
    district: 'Kota Tengah',
    centre: [112.75, -7.25],
    bounds: [112.7, -7.3, 112.8, -7.2],
    parcels,
    zones,
  };
}
