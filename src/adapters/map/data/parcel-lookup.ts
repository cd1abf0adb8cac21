import type { ParcelLookup } from '../../../application/ports/parcel-lookup.ts';
import { findParcel } from '../../../application/shared/find-parcel.ts';
import type { Position } from '../../../domain/map/geometry.ts';
import { parcelFactsOf } from '../../../domain/map/parcel-facts-of.ts';
import { createMapFiles, type MapDataOptions } from './map-files.ts';
import { numberedSchema, parcelListName, parcelSchema } from './rows.ts';

/** Looks up a parcel in the index and the tiles of the map (docs/map.md). Special layers are not read. */
export function createParcelLookup(options: MapDataOptions): ParcelLookup {
  const { config } = options;
  const { list, oldNumbers, tiles } = createMapFiles(options);
  const data = {
    overview: async (signal: AbortSignal) =>
      config.has.kelurahan && config.has.parcels ? list('kota', numberedSchema, signal) : [],
    parcels: (kelurahan: string, signal: AbortSignal) =>
      list(parcelListName(kelurahan), parcelSchema, signal),
    oldNumbers,
    placeAt: async (at: Position, signal: AbortSignal) => {
      const place = await (await tiles()).placeAt(at, signal);
      signal.throwIfAborted();
      return { at, ...place, special: [], unknown: [] };
    },
  };
  return {
    async find(id, signal, activity) {
      const facts = await findParcel(data, id, signal);
      if (facts === undefined) return undefined;
      const buildable = await (await tiles()).setbackAt(facts.at, signal).catch(() => undefined);
      signal.throwIfAborted();
      return parcelFactsOf(facts, config, buildable, activity);
    },
  };
}
