import { textOf } from '../city/fields.ts';
import type { Kelurahan } from '../city/kelurahan.ts';
import { ownNumber } from '../city/numbers.ts';
import type { Parcel } from '../city/parcels.ts';
import type { ParcelLayer } from '../roles.ts';
import type { OldNumberRow } from './old-number-tables.ts';
import { type Claim, wholeNumber } from './old-numbers.ts';
import * as texts from './texts.ts';

/** Parcels of a file that has a column of old numbers. */
export type ParcelsOfLayer = readonly [layer: ParcelLayer, parcels: readonly Parcel[]];

/**
 * Gives what columns of old numbers say.
 * @param ids of the kelurahan of the map and of the one before
 */
export function columnClaims(
  files: readonly ParcelsOfLayer[],
  kelurahan: readonly Kelurahan[],
  ids: ReadonlySet<string>,
): Claim[] {
  return files.flatMap(([{ file, areas, fields }, parcels]) => {
    const field = fields['nomor-lama'];
    if (field === undefined) return [];
    const olds = new Map(areas.map(({ number, properties }) => [number, textOf(properties, field)]));
    return parcels.flatMap((parcel): Claim[] => {
      const said = olds.get(parcel.number) ?? '';
      const old = wholeNumber(said, kelurahan[parcel.kelurahan]?.id, ids) ?? '';
      return said === '' ? [] : [{ old, new: parcel.id, file, place: texts.featurePlace(parcel.number) }];
    });
  });
}

/**
 * Gives what tables of old numbers say. A number without its kelurahan is the one parcel's that has it; an old one belongs to the
 * kelurahan of the new one.
 */
export function tableClaims(
  rows: readonly OldNumberRow[],
  parcels: readonly Parcel[],
  ids: ReadonlySet<string>,
): Claim[] {
  if (rows.length === 0) return [];
  const sole = soleNumbers(parcels, new Set(rows.map((row) => ownNumber(row.new, '') ?? '')));
  return rows.map(({ old, new: now, file, place }): Claim => {
    const own = ownNumber(now, '') ?? '';
    const whole = wholeNumber(now, undefined, ids) ?? sole.get(own) ?? own;
    const home = sole.has(own) || ids.has(kelurahanOf(whole)) ? kelurahanOf(whole) : undefined;
    const before = wholeNumber(old, home, ids) ?? ownNumber(old, '') ?? '';
    return { old: before, new: whole, file, place: texts.rowPlace(place) };
  });
}

const kelurahanOf = (number: string): string => number.slice(0, Math.max(0, number.indexOf('.')));

// The whole numbers by the office's, where no two parcels have it.
function soleNumbers(parcels: readonly Parcel[], wanted: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const several = new Set<string>();
  for (const { id } of parcels) {
    const own = id.slice(id.indexOf('.') + 1);
    if (!wanted.has(own)) continue;
    if (found.has(own)) several.add(own);
    found.set(own, id);
  }
  for (const own of several) found.delete(own);
  return found;
}
