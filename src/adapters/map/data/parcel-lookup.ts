import type { ParcelLookup } from '../../../application/ports/parcel-lookup.ts';
import { findParcel } from '../../../application/shared/find-parcel.ts';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import { parcelFactsOf } from '../../../domain/map/parcel-facts-of.ts';
import { createMapData, type MapDataOptions } from './map-data.ts';

/** Looks up a parcel in the index and the tiles of the map (docs/map.md). Special layers are not read. */
export function createParcelLookup(options: MapDataOptions): ParcelLookup {
  const config: MapConfig = { ...options.config, special: [] };
  const data = createMapData({ ...options, config });
  return {
    async find(id, signal) {
      const facts = await findParcel(data, id, signal);
      return facts && parcelFactsOf(facts, config);
    },
  };
}
