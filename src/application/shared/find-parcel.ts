import type { PlaceFacts } from '../../domain/map/place.ts';
import { type FormerNumber, formerNumber } from '../../domain/shared/parcel/old-numbers.ts';
import type { MapData } from '../ports/map-data.ts';

/** Of the map's data what finding a parcel asks for; of a kelurahan only its id. */
export interface ParcelSource extends Pick<MapData, 'parcels' | 'placeAt' | 'oldNumbers'> {
  overview(signal: AbortSignal): Promise<readonly { readonly id: string }[]>;
}

/**
 * Finds a parcel: where it is in the index of its kelurahan, with whose id its number begins, and what the map has there
 * (docs/map.md). An old number leads to the land that had it.
 * @param number '05.0148'
 * @param made the date of the map from which the number was taken, ISO 8601; absent where nobody knows
 * @returns undefined where no parcel has the number, nor had it
 * @throws FeedError where the data cannot be loaded
 */
export async function findParcel(
  data: ParcelSource,
  number: string,
  signal: AbortSignal,
  made?: string,
): Promise<PlaceFacts | undefined> {
  const asked = data.oldNumbers(signal).catch(() => undefined);
  const found = await placeOf(data, number, signal);
  const old = await asked;
  signal.throwIfAborted();
  if (found) return withFormer(found, formerNumber(number, old, made));
  const now = old?.renamed.get(number);
  const led = now === undefined ? undefined : await placeOf(data, now, signal);
  return led && withFormer(led, { kind: 'renamed', number });
}

const withFormer = (place: PlaceFacts, former: FormerNumber | undefined): PlaceFacts =>
  former ? { ...place, former } : place;

async function placeOf(data: ParcelSource, number: string, signal: AbortSignal) {
  const [kelurahan = ''] = number.split('.');
  const known = await data.overview(signal);
  if (!known.some(({ id }) => id === kelurahan)) return undefined;
  const entry = (await data.parcels(kelurahan, signal)).find(({ id }) => id === number);
  return entry && data.placeAt(entry.at, signal);
}
