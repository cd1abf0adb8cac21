import type { MapData } from '../../../application/ports/map-data.ts';
import type { MapConfig, SpecialLayer } from '../../../domain/map/map-config.ts';
import type { SpecialHit } from '../../../domain/map/place.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { type FetchJson, fetchJson as fetchJsonOverHttp } from '../../http/fetch-json.ts';
import type { FetchFile } from './range-source.ts';
import { kelurahanSchema, parcelSchema, rowsIn, streetSchema } from './rows.ts';
import { specialAreasIn, specialHits } from './special-areas.ts';
import type { TilePlaces } from './tile-places.ts';

/** What reading the map's data needs; all but the map may be left out. */
export interface MapDataOptions {
  readonly config: MapConfig;
  readonly fetchJson?: FetchJson;
  readonly fetchFile?: FetchFile;
  /** For each part of the tiles' file. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * Reads the map's data from static files (spec §2 Map page, docs/map.md): lists and special layers as JSON, each loaded
 * once; the tile of a place by ranges of bytes.
 */
export function createMapData({
  config,
  fetchJson = fetchJsonOverHttp,
  fetchFile = (url, init) => fetch(url, init),
  timeoutMs = TIMEOUT_MS,
}: MapDataOptions): MapData {
  const { has } = config;
  const loaded = new Map<string, unknown>();
  const once = async <T>(url: string, read: (json: unknown) => T, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted();
    // Each address is read by one function only, so its type is known.
    if (loaded.has(url)) return loaded.get(url) as T;
    const value = read(await fetchJson(url, signal));
    loaded.set(url, value);
    return value;
  };
  const list = (name: string) => `${config.index}${name}.json`;
  let tilePlaces: TilePlaces | undefined;
  const inTiles = async () => {
    tilePlaces ??= (await loadTilePlaces()).createTilePlaces(config, fetchFile, timeoutMs);
    return tilePlaces;
  };
  const areasOf = ({ url }: SpecialLayer, signal: AbortSignal) => once(url, specialAreasIn, signal);
  return {
    overview: async (signal) =>
      has.kelurahan ? once(list('kota'), (json) => rowsIn(kelurahanSchema, json), signal) : [],
    streets: async (signal) =>
      has.streets ? once(list('jalan'), (json) => rowsIn(streetSchema, json), signal) : [],
    parcels: async (kelurahan, signal) =>
      has.parcels
        ? once(list(`persil-${encodeURIComponent(kelurahan)}`), (json) => rowsIn(parcelSchema, json), signal)
        : [],
    async placeAt(at, signal) {
      signal.throwIfAborted();
      const [place, ...layers] = await Promise.all([
        inTiles().then(({ placeAt }) => placeAt(at, signal)),
        ...config.special.map((layer) => settled(areasOf(layer, signal))),
      ]);
      signal.throwIfAborted();
      const special: SpecialHit[] = [];
      const unknown: string[] = [];
      config.special.forEach((layer, index) => {
        const areas = layers[index];
        if (areas) special.push(...specialHits(layer, areas, at, place.parcel?.shape));
        else unknown.push(layer.name);
      });
      return { at, ...place, special, unknown };
    },
    parcelsNear: async (at, signal) => (has.parcels ? (await inTiles()).parcelsNear(at, signal) : []),
  };
}

/** Gives the loaded value, or nothing where it failed: the rest of the place is shown anyway. */
function settled<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined);
}

// The code that reads tiles is a chunk of its own: searching for places works without it.
function loadTilePlaces(): Promise<typeof import('./tile-places.ts')> {
  return import('./tile-places.ts').catch((error: unknown) => {
    throw FeedError.network(error);
  });
}
