import * as v from 'valibot';
import type { Kelurahan, Street } from '../../../domain/map/city-overview.ts';
import type { Position } from '../../../domain/map/geometry.ts';
import { requiredText } from '../../http/schemas/fields.ts';
import { lat, lon, text } from './rows.ts';

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
