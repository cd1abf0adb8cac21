import type { Kelurahan, ParcelEntry } from '../../domain/map/city-overview.ts';
import type { Bounds } from '../../domain/map/geometry.ts';
import { nearestSpelling } from '../../domain/map/nearest-spelling.ts';
import {
  type FoundPlace,
  findStreets,
  foundCoordinates,
  foundParcels,
  listsOfOwnNumber,
  MOST_PLACES,
  type PlaceQuery,
  parcelsByNumber,
  parcelsByOwnNumber,
  parcelsOfStreet,
  readPlaceQuery,
} from '../../domain/map/place-search.ts';
import { placesByWords } from '../../domain/map/places-by-words.ts';
import { NO_OLD_NUMBERS, numberLedTo } from '../../domain/shared/parcel/old-numbers.ts';
import type { MapData } from '../ports/map-data.ts';

/** What a search for places found. */
export interface FoundPlaces {
  readonly found: readonly FoundPlace[];
  /** What was perhaps meant by words that found nothing. */
  readonly spelling?: string;
}

/**
 * Finds places by what a visitor typed (spec §2 Map page).
 * @param bounds of the city
 * @throws FeedError where a list cannot be loaded
 */
export async function findPlaces(
  data: MapData,
  bounds: Bounds,
  text: string,
  signal: AbortSignal,
): Promise<FoundPlaces> {
  const query = readPlaceQuery(text, bounds);
  if (query.kind === 'none') return { found: [] };
  if (query.kind === 'coordinates') return { found: [foundCoordinates(query.at, bounds)] };
  const kelurahan = await data.overview(signal);
  if (query.kind === 'words') return findByWords(data, kelurahan, query, signal);
  const parcels = await parcelsOf(data, kelurahan, query, signal);
  return { found: foundParcels(parcels.length > 0 ? parcels : await byOldNumber(data, query, signal)) };
}

type NumberQuery = Extract<PlaceQuery, { kind: 'parcel' | 'own-number' }>;

async function parcelsOf(
  data: MapData,
  all: readonly Kelurahan[],
  query: NumberQuery,
  signal: AbortSignal,
): Promise<readonly ParcelEntry[]> {
  if (query.kind === 'own-number') return ownNumbered(data, all, query.number, signal);
  const { kelurahan, number } = query;
  return all.some(({ id }) => id === kelurahan)
    ? parcelsByNumber(await data.parcels(kelurahan, signal), kelurahan, number)
    : ownNumbered(data, all, `${kelurahan}-${number}`, signal);
}

async function byOldNumber(
  data: MapData,
  query: NumberQuery,
  signal: AbortSignal,
): Promise<readonly ParcelEntry[]> {
  // Without them the number is not found, as one that never was.
  const { renamed } = await data.oldNumbers(signal).catch(() => NO_OLD_NUMBERS);
  const number = numberLedTo(
    renamed,
    query.kind === 'parcel' ? `${query.kelurahan}.${query.number}` : query.number,
  );
  const [kelurahan] = number?.split('.') ?? [];
  if (kelurahan === undefined) return [];
  return (await data.parcels(kelurahan, signal)).filter(({ id }) => id === number);
}

async function findByWords(
  data: MapData,
  kelurahan: readonly Kelurahan[],
  query: Extract<PlaceQuery, { kind: 'words' }>,
  signal: AbortSignal,
): Promise<FoundPlaces> {
  const streets = await data.streets(signal);
  const [street] = findStreets(streets, query.words);
  const houses =
    query.house === undefined || street === undefined
      ? []
      : (await Promise.all(street.kelurahan.map((id) => data.parcels(id, signal)))).flat();
  const found = [
    ...(street && query.house ? foundParcels(parcelsOfStreet(houses, street.name, query.house)) : []),
    ...placesByWords(query.words, kelurahan, streets),
  ].slice(0, MOST_PLACES);
  const spelling = found.length === 0 ? nearestSpelling(query, kelurahan, streets) : undefined;
  return { found, ...(spelling !== undefined && { spelling }) };
}

async function ownNumbered(
  data: MapData,
  kelurahan: readonly Kelurahan[],
  number: string,
  signal: AbortSignal,
): Promise<ParcelEntry[]> {
  const asked = listsOfOwnNumber(kelurahan, number);
  const lists = await Promise.all(asked.map(({ id }) => data.parcels(id, signal)));
  return parcelsByOwnNumber(lists.flat(), number);
}
