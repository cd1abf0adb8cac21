// Of the schemas that the feeds have too: the library is one file, and the landing page would pay for each further one.
import * as v from 'valibot';
import type { ParcelEntry } from '../../../domain/map/city-overview.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import type { OldNumbers } from '../../../domain/shared/parcel/old-numbers.ts';
import { optionalText, requiredText } from '../../http/schemas/fields.ts';

/** Text, '' where it is missing. */
export const text = v.optional(
  v.pipe(
    optionalText,
    v.transform((value = ''): string => value),
  ),
  '',
);

const degrees = (most: number) =>
  v.pipe(
    v.number(),
    v.check((value) => Math.abs(value) <= most),
  );
/** A longitude in WGS 84. */
export const lon = degrees(180);
/** A latitude in WGS 84. */
export const lat = degrees(90);

/** A row of `kota.json` by its number alone. */
export const numberedSchema = v.object({ id: requiredText });

/** The name of the list of the parcels of a kelurahan, by its id. */
export const parcelListName = (kelurahan: string): string => `persil-${encodeURIComponent(kelurahan)}`;

const parcelFields: v.GenericSchema<unknown, Omit<ParcelEntry, 'at'> & { x: number; y: number }> = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  address: text,
  zone: text,
  area: v.number(),
  x: lon,
  y: lat,
});

/** A row of `persil-NN.json`, itself a list: number, address, zone, area, longitude, latitude. */
export const parcelSchema: v.GenericSchema<unknown, ParcelEntry> = v.pipe(
  v.array(v.unknown()),
  v.transform(([id, address, zone, area, x, y]): unknown => ({ id, address, zone, area, x, y })),
  parcelFields,
  v.transform(({ x, y, ...entry }): ParcelEntry => ({ ...entry, at: [x, y] })),
);

/**
 * Reads `nomor-lama.json`: old numbers with new ones, and numbers that stood for other land with the day of the change.
 * @throws FeedError 'format' where any of it is no such pair: what it would say is then not known
 */
export function oldNumbersIn(json: unknown): OldNumbers {
  const { renamed, moved }: Readonly<Record<string, unknown>> = Object(json);
  if (!isPairs(renamed) || !isPairs(moved)) throw FeedError.format();
  return { renamed: new Map(renamed), moved: new Map(moved) };
}

const isPairs = (list: unknown): list is [string, string][] =>
  Array.isArray(list) &&
  list.every(
    (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((one) => typeof one === 'string'),
  );

/**
 * Reads a list; a bad row is left out (spec §2 Map page).
 * @throws FeedError 'format' where it is not a list
 */
export function rowsIn<T>(schema: v.GenericSchema<unknown, T>, list: unknown): T[] {
  if (!Array.isArray(list)) throw FeedError.format();
  return list.flatMap((row: unknown) => {
    const result = v.safeParse(schema, row);
    return result.success ? [result.output] : [];
  });
}
