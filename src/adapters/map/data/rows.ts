import * as v from 'valibot';
import type { Kelurahan, ParcelEntry, Street } from '../../../domain/map/city-overview.ts';
import type { Position } from '../../../domain/map/geometry.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { optionalText, requiredText } from '../../http/schemas/fields.ts';

/** Text, '' where it is missing. */
export const text = v.optional(
  v.pipe(
    optionalText,
    v.transform((value = ''): string => value),
  ),
  '',
);

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const lon = degrees(180);
const lat = degrees(90);

/** A position in WGS 84; a height in GeoJSON is ignored. */
export const position = v.pipe(
  v.looseTuple([lon, lat]),
  v.transform(([x, y]): Position => [x, y]),
);

const kelurahanId = v.pipe(requiredText, v.regex(/^\d{2,13}$/));

/** A row of `kota.json`. */
export const kelurahanSchema: v.GenericSchema<unknown, Kelurahan> = v.object({
  id: kelurahanId,
  name: requiredText,
  district: text,
  centre: position,
  bounds: v.tuple([lon, lat, lon, lat]),
  parcels: v.number(),
  zones: v.record(v.string(), v.number()),
});

/** A row of `jalan.json`. */
export const streetSchema: v.GenericSchema<unknown, Street> = v.object({
  name: requiredText,
  centre: position,
  kelurahan: v.array(kelurahanId),
});

/** A row of `persil-NN.json`, itself a list: number, address, zone, area, longitude, latitude. */
export const parcelSchema: v.GenericSchema<unknown, ParcelEntry> = v.pipe(
  v.looseTuple([v.pipe(v.string(), v.minLength(1)), text, text, v.number(), lon, lat]),
  v.transform(([id, address, zone, area, x, y]): ParcelEntry => ({ id, address, zone, area, at: [x, y] })),
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
