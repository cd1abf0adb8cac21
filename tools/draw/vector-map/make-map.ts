import type { Kelurahan, ParcelEntry, Street } from '../../../src/domain/map/city-overview.ts';
import type { Bounds } from '../../../src/domain/map/geometry.ts';
import { PUBLIC, write } from '../paths.ts';
import { cutTiles, type TileLayer, tileMetadata } from './cut-tiles.ts';
import { area, type Feature, geoJson, line } from './features.ts';
import { degrees, type Metres } from './ground.ts';
import { cityEdge, coast, kelurahanOfCity, river, riverArea, sea } from './land.ts';
import type { DrawnParcel } from './parcels.ts';
import { makeMapPictures } from './pictures.ts';
import { type MapPlan, planMap } from './plan.ts';
import { writePmtiles } from './pmtiles-writer.ts';
import { makeSheets } from './sheets.ts';
import { namedPlaces, railway } from './special.ts';
import type { StreetPiece } from './streets.ts';

// All that the map can be moved to.
const BOUNDS: Bounds = [112.64, -7.37, 112.865, -7.145];
const FOLDER = `${PUBLIC}/peta`;

/** The sheets of the zones alone: all that an office with data of its own draws here. */
const SHEETS = 'lembar';

/**
 * Writes the map's data into public/peta: the tiles, the lists by which places are found, the layers, their pictures, the
 * sheets of the zones.
 * @param detail 'lembar' for the sheets alone
 */
export async function makeMap(detail: string): Promise<void> {
  if (detail !== SHEETS) makeData();
  await makeSheets(`${FOLDER}/${SHEETS}`);
}

function makeData(): void {
  const plan = planMap();
  const layers = tileLayers(plan);
  const tiles = cutTiles(layers, BOUNDS);
  const archive = writePmtiles(tiles, BOUNDS, tileMetadata(layers));
  write(`${FOLDER}/kota.pmtiles`, archive);
  console.log(`${plan.parcels.length} parcels, ${tiles.length} tiles, ${archive.length} bytes`);
  for (const [id, features] of plan.layers) write(`${FOLDER}/lapisan/${id}.geojson`, geoJson(features));
  for (const [name, list] of lists(plan)) write(`${FOLDER}/indeks/${name}.json`, list);
  makeMapPictures(plan, FOLDER);
}

/** The layers of the tiles (docs/map.md). */
export function tileLayers({ blocks, parcels, streets }: MapPlan): TileLayer[] {
  return [
    { name: 'lahan', from: 10, features: [area(cityEdge(), {})] },
    {
      name: 'air',
      from: 10,
      features: [area(sea(), { nama: 'Teluk Wening' }), area(riverArea(), { nama: 'Kali Wening' })],
    },
    {
      name: 'garis_air',
      from: 10,
      features: [line(river(), { nama: 'Kali Wening' }), line(coast(), { nama: '' })],
    },
    {
      name: 'kelurahan',
      from: 10,
      features: kelurahanOfCity().map(({ id, name, district, edge }) =>
        area(edge, { id, nama: name, kecamatan: district }),
      ),
    },
    { name: 'blok', from: 10, features: blocks.map(({ corners, zone }) => area(corners, { zona: zone })) },
    {
      name: 'jalan',
      from: 10,
      features: streets.filter(({ kind }) => kind === 'arteri' || kind === 'kolektor').map(street),
    },
    { name: 'rel', from: 11, features: [line(railway(), {})] },
    {
      name: 'persil',
      from: 14,
      buffer: 512,
      features: parcels.map(({ entry: { id, zone, area: size, address }, corners }) =>
        area(corners, { persil: id, zona: zone, luas: size, alamat: address }),
      ),
    },
    {
      name: 'bangunan',
      from: 15,
      features: parcels.flatMap(({ building }) => (building ? [area(building, {})] : [])),
    },
    { name: 'label', from: 10, features: namedPlaces(blocks) },
    {
      name: 'jalan',
      from: 13,
      features: streets.filter(({ kind }) => kind === 'lokal' || kind === 'lorong').map(street),
    },
  ];
}

const street = ({ line: points, kind, name }: StreetPiece): Feature =>
  line(points, { kelas: kind, nama: name });

function lists({ parcels, streets }: MapPlan): [name: string, text: string][] {
  const kelurahan = kelurahanOfCity();
  const rows = (list: readonly unknown[]): string =>
    `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
  const own = kelurahan.map((_, part) => parcels.filter((parcel) => parcel.part === part));
  const overview = kelurahan.map(
    ({ id, name, district, centre, edge }, part): Kelurahan => ({
      id,
      name,
      district,
      centre: degrees(centre),
      bounds: boundsOf(edge),
      parcels: own[part]?.length ?? 0,
      zones: countsOf(own[part] ?? []),
    }),
  );
  return [
    ['kota', rows(overview)],
    ['jalan', rows(streetList(streets))],
    ...own.map((list, part): [string, string] => [
      `persil-${String(part + 1).padStart(2, '0')}`,
      rows(list.map(({ entry }) => rowOf(entry))),
    ]),
  ];
}

const rowOf = ({ id, address, zone, area: size, at }: ParcelEntry) => [id, address, zone, size, ...at];

function countsOf(parcels: readonly DrawnParcel[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { entry } of parcels) counts[entry.zone] = (counts[entry.zone] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort((a, b) => b[1] - a[1]));
}

function streetList(streets: readonly StreetPiece[]): Street[] {
  const names = [...new Set(streets.map(({ name }) => name))].sort();
  return names.map((name) => {
    const pieces = streets.filter((one) => one.name === name);
    const longest = pieces[Math.floor(pieces.length / 2)]?.line ?? [];
    const middle = longest[Math.floor(longest.length / 2)] ?? [0, 0];
    return {
      name,
      centre: degrees(middle),
      kelurahan: [...new Set(pieces.map(({ part }) => String(part + 1).padStart(2, '0')))],
    };
  });
}

function boundsOf(points: readonly Metres[]): Bounds {
  const places = points.map(degrees);
  const lons = places.map(([lon]) => lon);
  const lats = places.map(([, lat]) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
