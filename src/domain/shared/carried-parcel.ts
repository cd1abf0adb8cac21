import { readSearch, withoutParameters, writeSearch } from './search-parameters.ts';

/** The search parameter by which an address carries a parcel along, on every page (contract "Addresses"). */
export const PARCEL_PARAMETER = 'persil';

/** The search parameter of what was begun on /home: it goes along to the map and back (contract "Addresses"). */
export const STARTED_PARAMETER = 'mulai';

/** The search parameter that says what a visitor wants of the office: on /admin, and on the map, which leads back there. */
export const PURPOSE_PARAMETER = 'tujuan';

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

/** The search parameter of an activity: that which the map is coloured by, or asked for on a parcel (contract "Addresses"). */
export const ACTIVITY_PARAMETER = 'kegiatan';

/** Adds an activity, which the parcel is asked for, to an address of this site that has a query. */
export function withActivity(href: string, activity: string | undefined): string {
  return activity === undefined ? href : `${href}&${ACTIVITY_PARAMETER}=${encodeURIComponent(activity)}`;
}

/** Reads the id of an activity; undefined for what cannot be one. */
export function readActivityId(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w-]{1,60}$/.test(text) ? text : undefined;
}

/** What goes along to the map, which leads back with it. */
export interface AlongToMap {
  /** What is begun on /home, see STARTED_PARAMETER. */
  readonly started?: string | undefined;
  /** The id of the activity. */
  readonly activity?: string | undefined;
  /** What a visitor wants of the office, see purpose.ts. */
  readonly purpose?: string | undefined;
}

/**
 * Gives the address of the map, where a parcel is chosen and its rules are answered (spec §2 The parcel goes along).
 * @param parcel its number; without one the map opens on the city
 */
export function mapOfParcel(parcel?: string, { started, activity, purpose }: AlongToMap = {}): string {
  const along = {
    [STARTED_PARAMETER]: started || undefined,
    [ACTIVITY_PARAMETER]: activity,
    [PURPOSE_PARAMETER]: purpose,
  };
  return withParcel(`/peta/${writeSearch(along)}`, parcel);
}

/** Gives a query without the parcel that it carries; the rest stays. */
export function withoutParcel(query: string): string {
  return writeSearch(withoutParameters(readSearch(query), [PARCEL_PARAMETER]));
}
