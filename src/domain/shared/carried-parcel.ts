import { readSearch, withoutParameters, writeSearch } from './search-parameters.ts';

/** The search parameter by which an address carries a parcel along, on every page (contract "Addresses"). */
export const PARCEL_PARAMETER = 'persil';

/** The search parameter of what was begun on /home: it goes along to the map and back (contract "Addresses"). */
export const STARTED_PARAMETER = 'mulai';

/** Reads the number of a parcel; undefined for what cannot be one. */
export function readParcelNumber(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w.-]{1,40}$/.test(text) ? text : undefined;
}

/**
 * Adds a parcel to an address of this site (spec §2 The parcel goes along).
 * @param href path and query, without a fragment
 * @param parcel its number, '05.0148'; without one the address stays as it is
 */
export function withParcel(href: string, parcel: string | undefined): string {
  if (parcel === undefined) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${PARCEL_PARAMETER}=${encodeURIComponent(parcel)}`;
}

/**
 * Gives the address of the map, where a parcel is chosen and its rules are answered (spec §2 The parcel goes along).
 * @param parcel its number; without one the map opens on the city
 * @param started what is begun on /home, which the map leads back to
 */
export function mapOfParcel(parcel?: string, started?: string): string {
  return withParcel(`/peta/${started ? writeSearch({ [STARTED_PARAMETER]: started }) : ''}`, parcel);
}

/** Gives a query without the parcel that it carries; the rest stays. */
export function withoutParcel(query: string): string {
  return writeSearch(withoutParameters(readSearch(query), [PARCEL_PARAMETER]));
}
