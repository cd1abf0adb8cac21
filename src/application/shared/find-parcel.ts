import type { PlaceFacts } from '../../domain/map/place.ts';
import type { MapData } from '../ports/map-data.ts';

/** Of the map's data what finding a parcel asks for; of a kelurahan only its id. */
export interface ParcelSource extends Pick<MapData, 'parcels' | 'placeAt'> {
  overview(signal: AbortSignal): Promise<readonly { readonly id: string }[]>;
}

/**
 * Finds a parcel: where it is in the index of its kelurahan, with whose id its number begins, and what the map has there
 * (docs/map.md).
 * @param number '05.0148'
 * @returns undefined where no parcel has the number
 * @throws FeedError where the data cannot be loaded
 */
export async function findParcel(
  data: ParcelSource,
  number: string,
  signal: AbortSignal,
): Promise<PlaceFacts | undefined> {
  const [kelurahan = ''] = number.split('.');
  const known = await data.overview(signal);
  if (!known.some(({ id }) => id === kelurahan)) return undefined;
  const entry = (await data.parcels(kelurahan, signal)).find(({ id }) => id === number);
  return entry && data.placeAt(entry.at, signal);
}
