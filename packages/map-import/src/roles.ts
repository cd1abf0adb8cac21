import { type Block, type NamedZone, readBlocks } from './city/blocks.ts';
import { textOf } from './city/fields.ts';
import { type NamedArea, namedAreas } from './city/kelurahan.ts';
import { readStreets, type Street } from './city/streets.ts';
import type { Area, Polygon, Shape } from './geometry.ts';
import { fieldsOf, only, type Reader } from './read/read-entries.ts';
import { Refusal } from './refusal.ts';
import type { Lines } from './report.ts';
import type { Entry, Source } from './source/source.ts';
import * as texts from './texts.ts';
import type { Label, Named } from './tiles/tile-layers.ts';
import { refuseFormulas } from './write/formulas.ts';

/** What roles are read with. */
export interface Roles {
  readonly reader: Reader;
  readonly report: Lines;
}

/** The plan's blocks and zones. */
export async function zonesOf(
  { reader, report }: Roles,
  entries: Source['zona'],
): Promise<{ blocks: Block[]; zones: NamedZone[] }> {
  const all = { blocks: [] as Block[], zones: [] as NamedZone[] };
  for (const entry of entries) {
    const read = await reader.read(entry, 'zona');
    const { kode, nama, kelompok } = entry;
    const fields = fieldsOf(read, { kode, nama, kelompok });
    const areas = only(read, 'area', 'zona', report);
    const named = { ...fields, kode: fields.kode ?? kode };
    refuseFormulas(entry.berkas, areas, [named.kode, named.nama, named.kelompok]);
    const { blocks, zones, unnamed } = readBlocks(areas, named);
    if (unnamed.length > 0) throw new Refusal(texts.zoneless(entry.berkas, kode, unnamed));
    all.blocks.push(...blocks);
    all.zones.push(...zones.filter(({ code }) => !all.zones.some((one) => one.code === code)));
  }
  return all;
}

/** The areas of kelurahan, of which several may belong to one. */
export async function kelurahanOf(
  { reader, report }: Roles,
  entries: Source['kelurahan'],
): Promise<NamedArea[]> {
  const all: NamedArea[] = [];
  for (const entry of entries) {
    const read = await reader.read(entry, 'kelurahan');
    const { nama, kode, kecamatan } = entry;
    const fields = fieldsOf(read, { nama, kode, kecamatan });
    const named = namedAreas(only(read, 'area', 'kelurahan', report), {
      ...fields,
      nama: fields.nama ?? nama,
    });
    if (named.length === 0) throw new Refusal(texts.unnamedKelurahan(entry.berkas, nama));
    all.push(...named);
  }
  return all;
}

/** The streets. */
export async function streetsOf({ reader, report }: Roles, entries: Source['jalan']): Promise<Street[]> {
  const all: Street[] = [];
  for (const entry of entries) {
    const read = await reader.read(entry, 'jalan');
    const { nama, kelas } = entry;
    all.push(...readStreets(only(read, 'line', 'jalan', report), fieldsOf(read, { nama, kelas })));
  }
  return all;
}

/** Shapes of a kind alone: buildings, rails, land. */
export async function shapesOf(
  { reader, report }: Roles,
  entries: readonly Entry[],
  role: string,
  kind: 'area' | 'line',
): Promise<Shape[]> {
  const all: Shape[] = [];
  for (const entry of entries) {
    const features = only(await reader.read(entry, role), kind, role, report);
    all.push(...features.map(({ shape }) => shape));
  }
  return all;
}

/** Areas as polygons. */
export const polygonsOf = (shapes: readonly Shape[]): Polygon[] =>
  shapes.flatMap(({ type, coordinates }) => (type === 'MultiPolygon' ? coordinates : []));

/** Waters: areas and lines. */
export async function watersOf({ reader }: Roles, entries: Source['air']): Promise<Named[]> {
  const all: Named[] = [];
  for (const entry of entries) {
    const read = await reader.read(entry, 'air');
    const { nama } = fieldsOf(read, { nama: entry.nama });
    all.push(...read.features.map(({ properties, shape }) => ({ name: textOf(properties, nama), shape })));
  }
  return all;
}

/** Names on the map. */
export async function labelsOf({ reader, report }: Roles, entries: Source['label']): Promise<Label[]> {
  const all: Label[] = [];
  for (const entry of entries) {
    const read = await reader.read(entry, 'label');
    const { nama, jenis } = fieldsOf(read, { nama: entry.nama, jenis: entry.jenis });
    for (const { properties, shape } of only(read, 'point', 'label', report)) {
      const [name, kind] = [textOf(properties, nama), textOf(properties, jenis) || 'tempat'];
      if (name !== '') all.push(...shape.coordinates.map((at) => ({ kind, name, at })));
    }
  }
  return all;
}

/** The areas of parcels that an entry names, with the fields as their file spells them. */
export interface ParcelLayer {
  /** As the office names it. */
  readonly file: string;
  readonly areas: readonly Area[];
  readonly entry: Source['persil'][number];
  readonly fields: Readonly<Record<string, string | undefined>>;
}

/** The areas of parcels, entry by entry. */
export async function parcelAreas(
  { reader, report }: Roles,
  entries: Source['persil'],
): Promise<ParcelLayer[]> {
  const all: ParcelLayer[] = [];
  for (const entry of entries) {
    const read = await reader.read(entry, 'persil');
    const { nomor, luas, alamat, kelurahan, kecamatan, zona } = entry;
    const fields = fieldsOf(read, { nomor, luas, alamat, kelurahan, kecamatan, zona });
    all.push({ file: read.file, areas: only(read, 'area', 'persil', report), entry, fields });
  }
  return all;
}
