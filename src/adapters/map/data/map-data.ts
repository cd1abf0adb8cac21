import type { MapData } from '../../../application/ports/map-data.ts';
import type { Polygon } from '../../../domain/map/geometry.ts';
import type { SpecialLayer } from '../../../domain/map/map-config.ts';
import type { PlaceFacts, SpecialHit } from '../../../domain/map/place.ts';
import { createMapFiles, type MapDataOptions } from './map-files.ts';
import { kelurahanSchema, streetSchema } from './overview-rows.ts';
import { parcelListName, parcelSchema } from './rows.ts';
import { specialAreasIn, specialHits } from './special-areas.ts';

/**
 * Reads the map's data from static files (spec §2 Map page, docs/map.md): lists and special layers as JSON, each loaded
 * once; the tile of a place by ranges of bytes.
 */
export function createMapData(options: MapDataOptions): MapData {
  const { has, special: layers } = options.config;
  const { json, list, oldNumbers, tiles } = createMapFiles(options);
  const areasOf = ({ url }: SpecialLayer, signal: AbortSignal) => json(url, specialAreasIn, signal);
  return {
    overview: async (signal) => (has.kelurahan ? list('kota', kelurahanSchema, signal) : []),
    streets: async (signal) => (has.streets ? list('jalan', streetSchema, signal) : []),
    parcels: async (kelurahan, signal) =>
      has.parcels ? list(parcelListName(kelurahan), parcelSchema, signal) : [],
    oldNumbers,
    async placeAt(at, signal) {
      signal.throwIfAborted();
      const reading = tiles();
      const [place, ...loaded] = await Promise.all([
        reading.then(({ placeAt }) => placeAt(at, signal)),
        ...layers.map((layer) => settled(areasOf(layer, signal))),
      ]);
      signal.throwIfAborted();
      const { innerGround } = await reading;
      const parts = layers.length > 0 ? innerGround(partsOf(place.parcel)) : [];
      const special: SpecialHit[] = [];
      const unknown: string[] = [];
      layers.forEach((layer, index) => {
        const areas = loaded[index];
        if (areas) special.push(...specialHits(layer, areas, at, parts));
        else unknown.push(layer.name);
      });
      return { at, ...place, special, unknown };
    },
    setbackAt: async (at, signal) => (await tiles()).setbackAt(at, signal),
    parcelsNear: async (at, signal) => (has.parcels ? (await tiles()).parcelsNear(at, signal) : []),
  };
}

const partsOf = (parcel: PlaceFacts['parcel']): readonly Polygon[] =>
  parcel === undefined ? [] : [parcel.shape, ...(parcel.others ?? [])];

/** Gives the loaded value, or nothing where it failed: the rest of the place is shown anyway. */
function settled<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined);
}
