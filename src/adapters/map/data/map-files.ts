import type * as v from 'valibot';
import type { MapConfig } from '../../../domain/map/map-config.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { NO_OLD_NUMBERS, type OldNumbers } from '../../../domain/shared/parcel/old-numbers.ts';
import { type FetchJson, fetchJson as fetchJsonOverHttp } from '../../http/fetch-json.ts';
import type { FetchFile } from './range-source.ts';
import { oldNumbersIn, rowsIn } from './rows.ts';
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

/** Reads the files of a map (docs/map.md): JSON, each loaded once, and the tile of a place by ranges of bytes. */
export function createMapFiles({
  config,
  fetchJson = fetchJsonOverHttp,
  fetchFile = (url, init) => fetch(url, init),
  timeoutMs = TIMEOUT_MS,
}: MapDataOptions) {
  const loaded = new Map<string, unknown>();
  /** Reads a JSON file. */
  const json = async <T>(url: string, read: (json: unknown) => T, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted();
    // Each address is read by one function only, so its type is known.
    if (loaded.has(url)) return loaded.get(url) as T;
    const value = read(await fetchJson(url, signal));
    loaded.set(url, value);
    return value;
  };
  /** Reads a list of the index by its name; a bad row is left out. */
  const list = <T>(name: string, schema: v.GenericSchema<unknown, T>, signal: AbortSignal) =>
    json(`${config.index}${name}.json`, (rows) => rowsIn(schema, rows), signal);
  /** Reads the numbers that parcels had before. */
  const oldNumbers = async (signal: AbortSignal): Promise<OldNumbers> =>
    config.oldNumbers ? json(`${config.index}nomor-lama.json`, oldNumbersIn, signal) : NO_OLD_NUMBERS;
  let tilePlaces: TilePlaces | undefined;
  /** What reads the tiles. */
  const tiles = async () => {
    tilePlaces ??= (await loadTilePlaces()).createTilePlaces(config, fetchFile, timeoutMs);
    return tilePlaces;
  };
  return { json, list, oldNumbers, tiles };
}

// The code that reads tiles is a chunk of its own: searching for places works without it.
function loadTilePlaces(): Promise<typeof import('./tile-places.ts')> {
  return import('./tile-places.ts').catch((error: unknown) => {
    throw FeedError.network(error);
  });
}
