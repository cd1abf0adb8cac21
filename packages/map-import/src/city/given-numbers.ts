import type { Position } from '../geometry.ts';

/** Where a parcel without a number of the office's lies. */
export interface NumberlessPlace {
  /** The kelurahan's place in the list. */
  readonly kelurahan: number;
  /** A position inside. */
  readonly at: Position;
}

/** Last digits of latitude and longitude, in so many decimals: a metre in eleven kilometres, then a decimetre in a hundred. */
const METRE = { decimals: 5, digits: 4 };
const DECIMETRE = { decimals: 6, digits: 6 };

/**
 * Gives parcels numbers within their kelurahan by their land alone, so that the order of a file changes none: eight digits of the
 * position inside, `48215530` at 7.24821° S, 112.75530° E. Where several have the same eight, each has twelve; so none of them has a
 * number that was another's. Undefined for those that these cannot tell apart: they stand on one another.
 */
export function givenNumbers(places: readonly NumberlessPlace[]): (string | undefined)[] {
  const short = places.map(({ at }) => digitsOf(at, METRE));
  const repeated = repeatedIn(places, short);
  if (!repeated.includes(true)) return short;
  const long = places.map(({ at }, index) => (repeated[index] ? digitsOf(at, DECIMETRE) : ''));
  const stacked = repeatedIn(places, long);
  return short.map((number, index) => {
    if (!repeated[index]) return number;
    return stacked[index] ? undefined : long[index];
  });
}

function digitsOf([lon, lat]: Position, { decimals, digits }: typeof METRE): string {
  const last = (degrees: number) => Math.abs(degrees).toFixed(decimals).replace('.', '').slice(-digits);
  return last(lat) + last(lon);
}

function repeatedIn(places: readonly NumberlessPlace[], numbers: readonly string[]): boolean[] {
  const keys = numbers.map((number, index) => `${places[index]?.kelurahan}.${number}`);
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return keys.map((key) => (counts.get(key) ?? 0) > 1);
}
