import type { Block } from '../city/blocks.ts';
import type { Kelurahan } from '../city/kelurahan.ts';
import type { Parcel } from '../city/parcels.ts';
import type { Street } from '../city/streets.ts';
import { sharesText } from '../city/zone-shares.ts';
import { boundsOf, type Polygon, type Position, type Shape } from '../geometry.ts';
import { EXTENT, type TileFeature, type TileLayer, ZOOMS } from './cut-tiles.ts';
import { gridPlace } from './grid.ts';

/** A shape with a name, '' where it has none. */
export interface Named {
  readonly name: string;
  readonly shape: Shape;
}

/** A name on the map. */
export interface Label {
  readonly kind: string;
  readonly name: string;
  readonly at: Position;
}

/** All that the tiles show. */
export interface TileContent {
  readonly land: readonly Polygon[];
  readonly water: readonly Named[];
  readonly kelurahan: readonly Kelurahan[];
  readonly blocks: readonly Block[];
  /** Blocks of one zone joined, for the far zooms. */
  readonly joined: readonly Block[];
  readonly streets: readonly Street[];
  readonly rails: readonly Shape[];
  readonly parcels: readonly Parcel[];
  readonly buildings: readonly Shape[];
  readonly labels: readonly Label[];
}

/** Usual. */
const BUFFER = 64;
/** Parcels are read as a whole from one tile of the last zoom: each reaches as far into the next as it is large, so much at least. */
const WHOLE = 512;
/** Five kilometres; a larger parcel is cut, since every tile near it would hold all of it. */
const MOST = 16_384;

/** The layers of the tiles in the order of docs/map.md, without those that are empty. */
export function tileLayers(content: TileContent): TileLayer[] {
  const { first, last } = ZOOMS;
  const lines = content.water.filter(({ shape }) => shape.type === 'MultiLineString');
  const areas = content.water.filter(({ shape }) => shape.type === 'MultiPolygon');
  // What has no number is ground: its zone is that of the block.
  const parcels = content.parcels.filter(({ id }) => id !== '');
  const isLarge = ({ kind }: Street) => kind === 'arteri' || kind === 'kolektor';
  const layer = (
    name: string,
    from: number,
    features: TileFeature[],
    to: number = last,
    buffer = BUFFER,
  ) => ({
    ...{ name, from, to, features, buffer },
  });
  const all = [
    layer(
      'lahan',
      first,
      content.land.length > 0 ? [{ attributes: {}, shape: area([...content.land]) }] : [],
    ),
    layer('air', first, areas.map(named)),
    layer('garis_air', first, lines.map(named)),
    layer('kelurahan', first, content.kelurahan.map(kelurahanFeature)),
    layer('blok', first, content.joined.map(blockFeature), first + 1),
    layer('blok', first + 2, content.blocks.map(blockFeature)),
    layer('jalan', first, content.streets.filter(isLarge).map(streetFeature)),
    layer('jalan', 13, content.streets.filter((street) => !isLarge(street)).map(streetFeature)),
    layer('rel', first + 1, content.rails.map(plain)),
    layer('persil', 14, parcels.map(farParcel), 14),
    ...parcelsByBuffer(parcels).map(([buffer, some]) =>
      layer('persil', last, some.map(parcelFeature), last, buffer),
    ),
    layer('bangunan', last, content.buildings.map(plain)),
    layer('label', first, content.labels.map(labelFeature)),
  ];
  return all.filter(({ features }) => features.length > 0);
}

function parcelsByBuffer(parcels: readonly Parcel[]): [buffer: number, parcels: Parcel[]][] {
  const groups = new Map<number, Parcel[]>([[WHOLE, []]]);
  for (const parcel of parcels) {
    const [west, south, east, north] = boundsOf([area(parcel.polygons)]);
    const [left, top] = gridPlace([west, north], ZOOMS.last);
    const [right, bottom] = gridPlace([east, south], ZOOMS.last);
    const units = Math.max(right - left, bottom - top) * EXTENT;
    const buffer = Math.min(MOST, Math.max(WHOLE, 2 ** Math.ceil(Math.log2(units))));
    const group = groups.get(buffer);
    if (group) group.push(parcel);
    else groups.set(buffer, [parcel]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}

const area = (coordinates: Polygon[]): Shape => ({ type: 'MultiPolygon', coordinates });

const plain = (shape: Shape): TileFeature => ({ attributes: {}, shape });

const named = ({ name, shape }: Named): TileFeature => ({ attributes: { nama: name }, shape });

const kelurahanFeature = ({ id, name, district, polygons }: Kelurahan): TileFeature => ({
  attributes: { id, nama: name, kecamatan: district },
  shape: area(polygons),
});

const blockFeature = ({ zone, polygons }: Block): TileFeature => ({
  attributes: { zona: zone },
  shape: area(polygons),
});

const streetFeature = ({ name, kind, lines }: Street): TileFeature => ({
  attributes: { kelas: kind, nama: name },
  shape: { type: 'MultiLineString', coordinates: lines },
});

const farParcel = ({ id, shares, polygons }: Parcel): TileFeature => ({
  attributes: { persil: id, zona: shares[0]?.zone ?? '' },
  shape: area(polygons),
});

function parcelFeature({ id, shares, area: size, address, polygons }: Parcel): TileFeature {
  const parts = sharesText(shares);
  return {
    attributes: {
      persil: id,
      zona: shares[0]?.zone ?? '',
      luas: size,
      alamat: address,
      ...(parts !== undefined && { bagian: parts }),
    },
    shape: area(polygons),
  };
}

const labelFeature = ({ kind, name, at }: Label): TileFeature => ({
  attributes: { jenis: kind, nama: name },
  shape: { type: 'MultiPoint', coordinates: [at] },
});
