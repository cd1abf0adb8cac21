import { type Block, blocksOfCity } from './blocks.ts';
import type { TileLayer } from './cut-tiles.ts';
import { area, type Feature, line, point } from './features.ts';
import { bent, coastAt, ROWS } from './ground.ts';
import { cityEdge, coast, kelurahanOfCity, river, riverArea, sea } from './land.ts';
import { type DrawnParcel, parcelsOf } from './parcels.ts';
import { type StreetPiece, streetPieces } from './streets.ts';

/** The line of the net that the railway runs along. */
const RAILWAY = 17;

/** What the tiles of the sample city are made of. */
export interface CityPlan {
  readonly blocks: readonly Block[];
  readonly parcels: readonly DrawnParcel[];
  readonly streets: readonly StreetPiece[];
}

/** Plans the sample city; always the same. */
export function planCity(): CityPlan {
  const blocks = blocksOfCity();
  return { blocks, streets: streetPieces(), parcels: parcelsOf(blocks) };
}

/** Gives the layers of the tiles (docs/map.md). */
export function tileLayers({ blocks, parcels, streets }: CityPlan): TileLayer[] {
  const kelurahan = kelurahanOfCity();
  const wide = streets.filter(({ kind }) => kind === 'arteri' || kind === 'kolektor');
  const small = streets.filter(({ kind }) => kind === 'lokal' || kind === 'lorong');
  return [
    layer('lahan', 10, [area(cityEdge(), {})]),
    layer('air', 10, [area(sea(), { nama: 'Teluk Wening' }), area(riverArea(), { nama: 'Kali Wening' })]),
    layer('garis_air', 10, [line(river(), { nama: 'Kali Wening' }), line(coast(), { nama: '' })]),
    layer(
      'kelurahan',
      10,
      kelurahan.map(({ id, name, district, edge }) => area(edge, { id, nama: name, kecamatan: district })),
    ),
    layer(
      'blok',
      10,
      blocks.map(({ corners, zone }) => area(corners, { zona: zone })),
    ),
    layer('jalan', 10, wide.map(street)),
    layer('rel', 11, [line(railway(), {})]),
    { ...layer('persil', 14, parcels.map(parcel)), buffer: 512 },
    layer(
      'bangunan',
      15,
      parcels.flatMap(({ building }) => (building ? [area(building, {})] : [])),
    ),
    layer(
      'label',
      10,
      kelurahan.map(({ name, centre }) => point(centre, { jenis: 'kelurahan', nama: name })),
    ),
    layer('jalan', 13, small.map(street)),
  ];
}

const layer = (name: string, from: number, features: readonly Feature[]): TileLayer => ({
  name,
  from,
  features,
});

const railway = () =>
  Array.from({ length: ROWS + 1 }, (_, row) => bent(RAILWAY, row)).filter(([x, y]) => y < coastAt(x) - 30);

const street = ({ line: points, kind, name }: StreetPiece): Feature =>
  line(points, { kelas: kind, nama: name });

const parcel = ({ entry: { id, zone, area: size, address }, corners }: DrawnParcel): Feature =>
  area(corners, { persil: id, zona: zone, luas: size, alamat: address });
