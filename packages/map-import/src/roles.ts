import { type Account, type Books, leave, numbersOf, ofKind, opened } from './account.ts';
import { type Block, type NamedZone, readBlocks } from './city/blocks.ts';
import { textOf } from './city/fields.ts';
import { type NamedArea, namedAreas } from './city/kelurahan.ts';
import type { BlockPlace } from './city/overlapping-blocks.ts';
import { readStreets, type Street } from './city/streets.ts';
import { type Area, type Feature, isPoint, type Polygon, type Shape } from './geometry.ts';
import { fieldsOf, type Reader } from './read/read-entries.ts';
import { Refusal } from './refusal.ts';
import type { Entry, Source } from './source/source.ts';
import * as texts from './texts.ts';
import type { Label, Named } from './tiles/tile-layers.ts';
import { refuseFormulas } from './write/formulas.ts';

/** What roles are read with. */
export interface Roles extends Books {
  readonly reader: Reader;
}

/** The plan's blocks, where each of them stands, and its zones. */
export async function zonesOf(
  roles: Roles,
  entries: Source['zona'],
): Promise<{ blocks: Block[]; zones: NamedZone[]; places: BlockPlace[] }> {
  const all = { blocks: [] as Block[], zones: [] as NamedZone[], places: [] as BlockPlace[] };
  for (const entry of entries) {
    const read = await roles.reader.read(entry);
    const { kode, nama, kelompok } = entry;
    const fields = fieldsOf(read, { kode, nama, kelompok });
    const { account, features: areas } = ofKind(roles, read, 'area', 'zona');
    const named = { ...fields, kode: fields.kode ?? kode };
    refuseFormulas(entry.berkas, areas, [named.kode, named.nama, named.kelompok]);
    const { blocks, zones, unnamed } = readBlocks(areas, named);
    if (unnamed.length > 0) throw new Refusal(texts.zoneless(entry.berkas, kode, unnamed));
    account.used = blocks.length;
    all.blocks.push(...blocks);
    all.places.push(...areas.map(({ number }) => ({ file: read.file, number })));
    all.zones.push(...zones.filter(({ code }) => !all.zones.some((one) => one.code === code)));
  }
  return all;
}

/** The areas of kelurahan, of which several may belong to one. */
export async function kelurahanOf(roles: Roles, entries: Source['kelurahan']): Promise<NamedArea[]> {
  const all: NamedArea[] = [];
  for (const entry of entries) {
    const read = await roles.reader.read(entry);
    const { nama, kode, kecamatan } = entry;
    const fields = fieldsOf(read, { nama, kode, kecamatan });
    const { account, features: areas } = ofKind(roles, read, 'area', 'kelurahan');
    const named = namedAreas(areas, { ...fields, nama: fields.nama ?? nama });
    if (named.length === 0) throw new Refusal(texts.unnamedKelurahan(entry.berkas, nama));
    const unnamed = numbersOf(unnamedOf(areas, fields.nama));
    if (unnamed.length > 0) roles.report.leftOut.push(`${read.file}: ${texts.unnamedAreas(unnamed)}`);
    leave(account, 'unnamed', unnamed.length);
    account.used = named.length;
    all.push(...named);
  }
  return all;
}

const unnamedOf = <F extends Feature>(features: readonly F[], field: string | undefined): F[] =>
  features.filter(({ properties }) => textOf(properties, field) === '');

/** The streets; those without a name are drawn alone. */
export async function streetsOf(roles: Roles, entries: Source['jalan']): Promise<Street[]> {
  const all: Street[] = [];
  for (const entry of entries) {
    const read = await roles.reader.read(entry);
    const { nama, kelas } = entry;
    const fields = fieldsOf(read, { nama, kelas });
    const { account, features: lines } = ofKind(roles, read, 'line', 'jalan');
    const streets = readStreets(lines, fields);
    const unnamed = numbersOf(unnamedOf(lines, fields.nama));
    if (unnamed.length > 0) roles.report.leftOut.push(`${read.file}: ${texts.unnamedStreets(unnamed)}`);
    account.used = streets.length;
    all.push(...streets);
  }
  return all;
}

/** Shapes of a kind alone: buildings, rails, land. */
export async function shapesOf(
  roles: Roles,
  entries: readonly Entry[],
  role: string,
  kind: 'area' | 'line',
): Promise<Shape[]> {
  const all: Shape[] = [];
  for (const entry of entries) {
    const { account, features } = ofKind(roles, await roles.reader.read(entry), kind, role);
    const shapes = features.map(({ shape }) => shape);
    account.used = shapes.length;
    all.push(...shapes);
  }
  return all;
}

/** Areas as polygons. */
export const polygonsOf = (shapes: readonly Shape[]): Polygon[] =>
  shapes.flatMap(({ type, coordinates }) => (type === 'MultiPolygon' ? coordinates : []));

/** Waters: areas and lines. */
export async function watersOf(roles: Roles, entries: Source['air']): Promise<Named[]> {
  const all: Named[] = [];
  for (const entry of entries) {
    const read = await roles.reader.read(entry);
    const { nama } = fieldsOf(read, { nama: entry.nama });
    const account = opened(roles, read, 'air');
    const points = numbersOf(read.features.filter(isPoint));
    if (points.length > 0)
      roles.report.leftOut.push(`${read.file}: ${texts.otherKind(points, texts.AREA_OR_LINE)}`);
    leave(account, 'otherKind', points.length);
    const waters = read.features
      .filter((feature) => !isPoint(feature))
      .map(({ properties, shape }) => ({ name: textOf(properties, nama), shape }));
    account.used = waters.length;
    all.push(...waters);
  }
  return all;
}

/** The kinds of names that the map draws. */
const LABELS = ['tempat', 'kelurahan', 'taman', 'air'];

/** Names on the map; those of another kind become places. */
export async function labelsOf(roles: Roles, entries: Source['label']): Promise<Label[]> {
  const all: Label[] = [];
  for (const entry of entries) {
    const read = await roles.reader.read(entry);
    const { nama, jenis } = fieldsOf(read, { nama: entry.nama, jenis: entry.jenis });
    const { account, features } = ofKind(roles, read, 'point', 'label');
    const unnamed = numbersOf(unnamedOf(features, nama));
    const named = features.filter(({ properties }) => textOf(properties, nama) !== '');
    const kindOf = ({ properties }: Feature) => textOf(properties, jenis).toLowerCase();
    const others = named.filter((one) => !['', ...LABELS].includes(kindOf(one)));
    if (unnamed.length > 0) roles.report.leftOut.push(`${read.file}: ${texts.unnamedLabels(unnamed)}`);
    if (others.length > 0) {
      const kinds = [...new Set(others.map(({ properties }) => textOf(properties, jenis)))].sort();
      roles.report.mended.push(`${read.file}: ${texts.otherLabels(kinds, numbersOf(others))}`);
    }
    leave(account, 'unnamed', unnamed.length);
    account.used = named.length;
    for (const one of named) {
      const kind = LABELS.find((known) => known === kindOf(one)) ?? 'tempat';
      const name = textOf(one.properties, nama);
      all.push(...one.shape.coordinates.map((at) => ({ kind, name, at })));
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
  readonly account: Account;
}

/** The areas of parcels, entry by entry. */
export async function parcelAreas(roles: Roles, entries: Source['persil']): Promise<ParcelLayer[]> {
  const all: ParcelLayer[] = [];
  for (const entry of entries) {
    const read = await roles.reader.read(entry);
    const { nomor, luas, alamat, kelurahan, kecamatan, zona, 'nomor-lama': old } = entry;
    const named = { nomor, luas, alamat, kelurahan, kecamatan, zona, 'nomor-lama': old };
    const { account, features: areas } = ofKind(roles, read, 'area', 'persil');
    all.push({ file: read.file, areas, entry, fields: fieldsOf(read, named), account });
  }
  return all;
}
