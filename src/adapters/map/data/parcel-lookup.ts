import type { ParcelLookup } from '../../../application/ports/parcel-lookup.ts';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import { parcelFactsOf } from '../../../domain/map/parcel-facts-of.ts';
import { createMapData, type MapDataOptions } from './map-data.ts';

/**
 * Looks up a parcel: where it is in the index of its kelurahan, with whose id its number begins, and its outline in the tiles
 * (docs/map.md). Special layers are not read.
 */
export function createParcelLookup(options: MapDataOptions): ParcelLookup {
  const config: MapConfig = { ...options.config, special: [] };
  const data = createMapData({ ...options, config });
  return {
    async find(id, signal) {
      const [kelurahan = ''] = id.split('.');
      const known = await data.overview(signal);
      if (!known.some((one) => one.id === kelurahan)) return undefined;
      const entry = (await data.parcels(kelurahan, signal)).find((one) => one.id === id);
      return entry && parcelFactsOf(await data.placeAt(entry.at, signal), config);
    },
  };
}
