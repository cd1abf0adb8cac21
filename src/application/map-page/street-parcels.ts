import type { ParcelEntry } from '../../domain/map/city-overview.ts';
import { metresToLine } from '../../domain/map/distance.ts';
import type { Position } from '../../domain/map/geometry.ts';
import { parcelsOfStreet } from '../../domain/map/place-search.ts';
import { compareStreets } from '../../domain/map/street-order.ts';
import type { MapData } from '../ports/map-data.ts';

/**
 * Reads the parcels of a street by their house numbers (spec §2 Map page).
 * @param at a place on it: of several streets of one name the nearest is meant
 * @throws FeedError where a list cannot be loaded
 */
export async function readStreetParcels(
  data: MapData,
  street: string,
  at: Position,
  signal: AbortSignal,
): Promise<ParcelEntry[]> {
  const named = (await data.streets(signal)).filter(({ name }) => name === street);
  const [nearest] = named.sort((a, b) => metresToLine(at, [a.centre]) - metresToLine(at, [b.centre]));
  const lists = await Promise.all((nearest?.kelurahan ?? []).map((id) => data.parcels(id, signal)));
  return parcelsOfStreet(lists.flat(), street, '').sort((a, b) => compareStreets(a.address, b.address));
}
