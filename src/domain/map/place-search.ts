import { normalizeSearch } from '../shared/search-text.ts';
import * as sharedTexts from '../shared/texts.ts';
import type { Kelurahan, ParcelEntry, Street } from './city-overview.ts';
import { coordinatesText, isInside, readCoordinates } from './coordinates.ts';
import type { Bounds, Position } from './geometry.ts';
import * as placeTexts from './place-texts.ts';
import { compareStreets } from './street-order.ts';
import * as texts from './texts.ts';

/** The kinds of things that a visitor may search for (spec §2 Map page). */
export type PlaceQuery =
  | { readonly kind: 'none' }
  | { readonly kind: 'coordinates'; readonly at: Position }
  /** A parcel, or the beginning of its number. */
  | { readonly kind: 'parcel'; readonly kelurahan: string; readonly number: string }
  /** A parcel by a number of the office's own form, with its kelurahan or without. */
  | { readonly kind: 'own-number'; readonly number: string }
  /** A kelurahan or a street, perhaps with a house number. */
  | { readonly kind: 'words'; readonly words: string; readonly house?: string };

/** A place that was found. */
export interface FoundPlace {
  readonly kind: 'coordinates' | 'parcel' | 'street' | 'kelurahan';
  readonly name: string;
  readonly detail: string;
  readonly at: Position;
  /** Of a kelurahan: the bounds for the map. */
  readonly bounds?: Bounds;
  /** Of a parcel: its number. */
  readonly parcel?: string;
  /** Of a kelurahan or a street: the ids of the kelurahan that it is or lies in. */
  readonly kelurahan?: readonly string[];
}

/** Cities with more kelurahan find a number of the office's own form only with its kelurahan: each list is a request. */
export const MOST_LISTS = 20;

/** Results shown at once. */
export const MOST_PLACES = 8;

// The kelurahan, and the parcel in it; two digits of the former may be joined to the latter without a sign.
const PARCEL = /^(\d{2,13})[. -](\d{1,6})$/;
const OWN_NUMBER = /^(?=.*\d)(?=.*[.-])[\w.-]{3,40}$/;
const SHORT_PARCEL = /^(\d\d)(\d{1,4})$/;

/** Recognises what a visitor searches for in the typed text. */
export function readPlaceQuery(text: string, bounds: Bounds): PlaceQuery {
  const query = normalizeSearch(text).replace(/^persil /, '');
  if (query.length < 2) return { kind: 'none' };
  const at = readCoordinates(query, bounds);
  const parcel = PARCEL.exec(query) ?? SHORT_PARCEL.exec(query);
  if (parcel?.[1] && parcel[2]) return { kind: 'parcel', kelurahan: parcel[1], number: parcel[2] };
  if (at) return { kind: 'coordinates', at };
  if (OWN_NUMBER.test(query)) return { kind: 'own-number', number: query };
  // An address may end with its kelurahan and city; street and house are enough to find it.
  const [first = query] = query.split(/\s*,/);
  const [, words = first, house] = /^(.*?) (?:no\.? ?)?(\d{1,4}[a-z]?)$/.exec(first) ?? [];
  const spelt = words
    .replace(/^(?:jl|jln)\.? /, 'jalan ')
    .replace(/^(?:kel\.?|kelurahan|kec\.?|kecamatan) (?=.)/, '');
  return { kind: 'words', words: spelt, ...(house !== undefined && { house }) };
}

/** Finds the kelurahan whose names have a word that starts with the text. */
export function findKelurahan(all: readonly Kelurahan[], words: string): FoundPlace[] {
  return all
    .filter(({ name, district }) => begins(name, words) || (words.length > 4 && begins(district, words)))
    .map(({ id, name, district, centre, bounds }) => ({
      kind: 'kelurahan',
      name: texts.kelurahanName(name),
      detail: district === '' ? '' : placeTexts.districtShort(district),
      at: centre,
      bounds,
      kelurahan: [id],
    }));
}

/** Finds the streets whose names contain these words: an exact name first, then those that start with them. */
export function findStreets(all: readonly Street[], words: string): Street[] {
  const wanted = nameOf(words);
  const nearness = ({ name }: Street): number => {
    if (nameOf(name) === wanted) return 0;
    return nameOf(name).startsWith(wanted) ? 1 : 2;
  };
  const found = all.filter(({ name }) => begins(name, words));
  return found.sort((a, b) => nearness(a) - nearness(b) || compareStreets(a.name, b.name));
}

/** Says how many places were found, for screen readers. */
export function foundLabel(count: number): string {
  return count < MOST_PLACES ? texts.matchCount(count) : texts.firstMatches(MOST_PLACES);
}

/** Gives coordinates as a found place, with a remark if they are outside the city. */
export function foundCoordinates(at: Position, city: Bounds): FoundPlace {
  const detail = isInside(at, city) ? texts.coordinatesDetail : texts.coordinatesOutsideDetail;
  return { kind: 'coordinates', name: coordinatesText(at), detail, at };
}

/** Gives parcels as found places, no more than are shown at once. */
export function foundParcels(parcels: readonly ParcelEntry[]): FoundPlace[] {
  return parcels.slice(0, MOST_PLACES).map(({ id, address, zone, at }) => ({
    kind: 'parcel',
    name: address === '' ? sharedTexts.parcelName(id) : address,
    detail: zone === '' ? sharedTexts.parcelName(id) : texts.parcelDetail({ id, zone }),
    at,
    parcel: id,
  }));
}

/** Finds the parcels whose numbers start with the text. */
export function parcelsByNumber(
  parcels: readonly ParcelEntry[],
  kelurahan: string,
  number: string,
): ParcelEntry[] {
  const begin = `${kelurahan}.`;
  const isExact = ({ id }: ParcelEntry): boolean =>
    id.startsWith(begin) && Number(id.slice(begin.length)) === Number(number);
  const found = parcels.filter(isExact);
  return found.length > 0 ? found : parcels.filter(({ id }) => id.startsWith(begin + number));
}

/**
 * Gives the kelurahan whose lists may have a number of the office's own form: those that it begins with, else all with parcels,
 * unless they are too many to ask for (spec §2 Map page).
 */
export function listsOfOwnNumber(kelurahan: readonly Kelurahan[], number: string): readonly Kelurahan[] {
  const named = kelurahan.filter(({ id }) => number.startsWith(`${id}.`));
  const asked = named.length > 0 ? named : kelurahan.filter(({ parcels }) => parcels > 0);
  return asked.length > MOST_LISTS ? [] : asked;
}

/** Finds the parcels that the office numbers so, or whose numbers start so; points and hyphens make no difference. */
export function parcelsByOwnNumber(parcels: readonly ParcelEntry[], number: string): ParcelEntry[] {
  const plain = (text: string) => text.toLowerCase().replace(/[.-]/g, '');
  const wanted = plain(number);
  const numbersOf = ({ id }: ParcelEntry) => [plain(id), plain(id.slice(id.indexOf('.') + 1))];
  const exact = parcels.filter((one) => numbersOf(one).includes(wanted));
  return exact.length > 0
    ? exact
    : parcels.filter((one) => numbersOf(one).some((own) => own.startsWith(wanted)));
}

/** Finds the parcels of a street at a house number: exact ones first, then those whose numbers start with it. */
export function parcelsOfStreet(
  parcels: readonly ParcelEntry[],
  street: string,
  house: string,
): ParcelEntry[] {
  const wanted = `${normalizeSearch(street)} ${house}`;
  const found = parcels.filter(({ address }) => normalizeSearch(address).startsWith(wanted));
  const isExact = ({ address }: ParcelEntry): boolean => normalizeSearch(address) === wanted;
  return found.sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
}

/** Gives a street as a found place. */
export function foundStreet(
  { name, centre }: Street,
  kelurahan: readonly Kelurahan[],
  ids: readonly string[],
): FoundPlace {
  const names = kelurahan.filter(({ id }) => ids.includes(id)).map((one) => one.name);
  const detail =
    names.length > 0 ? placeTexts.kelurahanShort(names.slice(0, 3).join(', ')) : texts.streetDetail;
  return { kind: 'street', name, detail, at: centre, kelurahan: ids };
}

const nameOf = (text: string): string => normalizeSearch(text).replace(/^jalan /, '');

function begins(name: string, words: string): boolean {
  const text = ` ${normalizeSearch(name)}`;
  return text.includes(` ${nameOf(words)}`) || text.includes(` ${words}`);
}
