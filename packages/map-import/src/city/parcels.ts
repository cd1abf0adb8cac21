import type { Area, Polygon, Position } from '../geometry.ts';
import type { Block } from './blocks.ts';
import { textOf } from './fields.ts';
import type { Kelurahan } from './kelurahan.ts';
import { areaOfAll } from './metres.ts';
import { ownNumber } from './numbers.ts';
import { type RecordedArea, recordedArea } from './recorded-area.ts';
import { insideOf } from './triangles.ts';
import type { ShareBlocks } from './zone-index.ts';
import { type ZoneShare, zoneShares } from './zone-shares.ts';

/** A parcel with all that the map says of it. */
export interface Parcel {
  /** Its number in its file, from 1. */
  readonly number: number;
  /** `{kelurahan}.{own}`; '' for ground without a number. */
  readonly id: string;
  /** The kelurahan's place in the list. */
  readonly kelurahan: number;
  /** The largest share first; none where no block lies under it. */
  readonly shares: readonly ZoneShare[];
  /** Whole square metres. */
  readonly area: number;
  readonly address: string;
  /** A position inside. */
  readonly at: Position;
  readonly polygons: Polygon[];
}

/** Which fields say what of a parcel. */
export interface ParcelFields {
  readonly nomor?: string | undefined;
  readonly luas?: string | undefined;
  readonly alamat?: string | undefined;
  readonly kelurahan?: string | undefined;
  readonly zona?: string | undefined;
}

/** What parcels are joined with. */
export interface Ground {
  readonly kelurahan: readonly Kelurahan[];
  readonly kelurahanAt: (at: Position) => number | undefined;
  readonly blocks: readonly Block[];
  readonly shareBlocks: ShareBlocks;
}

/** The parcels of a layer, and what is to be reported of them, as lists of features' numbers. */
export interface ReadParcels {
  readonly parcels: Parcel[];
  /** Outside every kelurahan: left out. */
  readonly outside: number[];
  /** Without a number in the column of numbers: ground, which has a zone and no card of a parcel. */
  readonly unnumbered: number[];
  /** Whose number the map writes otherwise than their file. */
  readonly rewritten: { readonly number: number; readonly said: string; readonly own: string }[];
  /** No block of the plan lies under them. */
  readonly zoneless: number[];
  /** No block lies under a part of them. */
  readonly partly: number[];
  /** The file's own zone is another than where they lie. */
  readonly disagreeing: { readonly number: number; readonly said: string; readonly found: string }[];
  /** What their file records as their area, where something is wrong with it. */
  readonly areas: Readonly<Record<AreaFault, FaultyArea[]>>;
  /** Names of kelurahan that there are not, with the features that have them. */
  readonly strangers: Map<string, number[]>;
}

type AreaFault = NonNullable<RecordedArea['fault']>;

/** What a parcel's file records as its area, and what was measured. */
export interface FaultyArea {
  readonly number: number;
  readonly said: string;
  readonly measured: number;
}

/**
 * Reads parcels: each gets its kelurahan by its field or else by its place, and its zones by where it lies.
 * @param onDone called now and then with how many are done
 */
export function readParcels(
  areas: readonly Area[],
  fields: ParcelFields,
  ground: Ground,
  onDone: (done: number) => void = () => undefined,
): ReadParcels {
  const read: ReadParcels = {
    parcels: [],
    outside: [],
    unnumbered: [],
    rewritten: [],
    zoneless: [],
    partly: [],
    disagreeing: [],
    areas: { unreadable: [], other: [], impossible: [] },
    strangers: new Map(),
  };
  const byName = namesOf(ground.kelurahan);
  for (const [index, area] of areas.entries()) {
    if (index % 10_000 === 9_999) onDone(index + 1);
    const at = insideOf(area.shape.coordinates);
    const said = textOf(area.properties, fields.kelurahan);
    const named = byName.get(keyOf(said));
    if (said !== '' && named === undefined) noteStranger(read.strangers, said, area.number);
    const kelurahan = (named === SEVERAL ? undefined : named) ?? ground.kelurahanAt(at);
    if (kelurahan === undefined) {
      read.outside.push(area.number);
      continue;
    }
    read.parcels.push(parcelOf(area, { at, kelurahan }, fields, ground, read));
  }
  return read;
}

function parcelOf(
  { number, properties, shape: { coordinates: polygons } }: Area,
  { at, kelurahan }: { readonly at: Position; readonly kelurahan: number },
  fields: ParcelFields,
  ground: Ground,
  read: ReadParcels,
): Parcel {
  const { id: prefix } = ground.kelurahan[kelurahan] as Kelurahan;
  const written = textOf(properties, fields.nomor);
  const own = ownNumber(written, prefix);
  if (own !== undefined && !isAsWritten(own, written, prefix))
    read.rewritten.push({ number, said: written, own });
  const shared = ground.shareBlocks(polygons);
  const whole = areaOfAll(polygons);
  const { area: counted, fault } = recordedArea(fields.luas && properties[fields.luas], whole);
  if (fault) {
    const said = textOf(properties, fields.luas);
    read.areas[fault].push({ number, said, measured: Math.round(whole) });
  }
  const area = Math.round(counted);
  const shares = sharesOf(shared, ground.blocks, whole, area);
  if (own === undefined && fields.nomor !== undefined) read.unnumbered.push(number);
  const found = shares[0]?.zone ?? '';
  if (shares.length === 0 && ground.blocks.length > 0) read.zoneless.push(number);
  if (shares.some(({ zone }) => zone === '')) read.partly.push(number);
  const said = textOf(properties, fields.zona);
  if (said !== '' && found !== '' && said !== found) read.disagreeing.push({ number, said, found });
  const id = own === undefined ? '' : `${prefix}.${own}`;
  return { number, id, kelurahan, shares, area, address: textOf(properties, fields.alamat), at, polygons };
}

const isAsWritten = (own: string, written: string, prefix: string): boolean =>
  written === own || written === `${prefix}${own}` || written === `${prefix}.${own}`;

function sharesOf(
  shared: readonly { readonly block: number; readonly area: number }[],
  blocks: readonly Block[],
  whole: number,
  area: number,
): ZoneShare[] {
  const zones = new Map<string, number>();
  for (const { block, area: part } of shared) {
    const { zone } = blocks[block] as Block;
    zones.set(zone, (zones.get(zone) ?? 0) + part);
  }
  return zoneShares(zones, whole, area);
}

const keyOf = (text: string): string => text.toLowerCase().replace(/^(kelurahan|kel\.?|desa)\s+/, '');

function noteStranger(strangers: Map<string, number[]>, name: string, feature: number): void {
  const others = strangers.get(name);
  if (others) others.push(feature);
  else strangers.set(name, [feature]);
}

/** A name that two kelurahan have says nothing. */
const SEVERAL = -1;

function namesOf(all: readonly Kelurahan[]): Map<string, number> {
  const names = new Map<string, number>();
  all.forEach(({ name, id }, index) => {
    for (const key of new Set([keyOf(name), id])) names.set(key, names.has(key) ? SEVERAL : index);
  });
  names.delete('');
  return names;
}
