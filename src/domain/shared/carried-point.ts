import { mapOfParcel, PARCEL_PARAMETER, PURPOSE_PARAMETER } from './carried-parcel.ts';
import { type Purpose, readPurpose } from './purpose.ts';
import { readSearch, withoutParameters, writeSearch } from './search-parameters.ts';
import * as texts from './texts.ts';

/** The search parameter of a point of the map that is on no parcel: latitude and longitude (contract "Addresses"). */
export const POINT_PARAMETER = 'tempat';
/** The search parameter that names that point. */
const NAME_PARAMETER = 'letak';

/** A point of the map that goes along to who writes to the office: a street, a river, a park. */
export interface CarriedPoint {
  /** In degrees. */
  readonly lat: number;
  readonly lon: number;
  /** 'Jalan Melati, Kel. Rawabening'; '' where the map knows no name. */
  readonly name: string;
}

const DEGREES = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/;
// Words of letters and digits. Anyone may write the address: neither a web address nor a telephone number gets into the message.
const NAME = /^[\p{L}\d][\p{L}\p{M}\d'’()/-]*[.,]?(?: [\p{L}\d(][\p{L}\p{M}\d'’()/-]*[.,]?)*$/u;
const LONG_NUMBER = /\d{5}/;
const LONGEST = 100;

/**
 * Reads the point that an address carries along to who writes to the office.
 * @returns undefined without one, for another page, and where there is a parcel, which says more
 */
export function readCarriedPoint(query: string): CarriedPoint | undefined {
  const said = readSearch(query);
  const { [POINT_PARAMETER]: at = '', [NAME_PARAMETER]: name = '' } = said;
  const [, lat, lon] = DEGREES.exec(at) ?? [];
  if (said[PARCEL_PARAMETER] !== undefined || !readPurpose(said[PURPOSE_PARAMETER])) return undefined;
  if (lat === undefined || lon === undefined) return undefined;
  if (Math.abs(Number(lat)) > 85 || Math.abs(Number(lon)) > 180) return undefined;
  return { lat: Number(lat), lon: Number(lon), name: isName(name) ? name : '' };
}

const isName = (text: string): boolean =>
  text.length <= LONGEST && NAME.test(text) && !LONG_NUMBER.test(text);

/** Adds a point to an address of this site that has a query. */
export function withPoint(href: string, point: CarriedPoint): string {
  const name = isName(point.name) ? `&${NAME_PARAMETER}=${encodeURIComponent(point.name)}` : '';
  return `${href}&${POINT_PARAMETER}=${degrees(point)}${name}`;
}

/** Gives a query without the point that it carries; the rest stays. */
export function withoutPoint(query: string): string {
  return writeSearch(withoutParameters(readSearch(query), [POINT_PARAMETER, NAME_PARAMETER]));
}

/** Gives the address of the map at a point, where another is chosen for a purpose. */
export function mapOfPoint(point: CarriedPoint, purpose?: Purpose): string {
  const map = mapOfParcel(undefined, { purpose });
  return `${map}${map.includes('?') ? '&' : '?'}${POINT_PARAMETER}=${degrees(point)}`;
}

/** Names a point in a message: 'Jalan Melati, Kel. Rawabening, koordinat -7.25043, 112.76881, https://…'. */
export function pointWords(point: CarriedPoint, origin: string): string {
  return [point.name, pointCoordinates(point), `${origin}${mapOfPoint(point)}`].filter(Boolean).join(', ');
}

/** Gives the coordinates in words: 'koordinat -7.25043, 112.76881'. */
export const pointCoordinates = ({ lat, lon }: CarriedPoint): string =>
  texts.coordinates(`${lat.toFixed(5)}, ${lon.toFixed(5)}`);

const degrees = ({ lat, lon }: CarriedPoint): string => `${lat.toFixed(5)},${lon.toFixed(5)}`;
