import { type AlongToMap, withActivity, withParcel } from '../shared/carried-parcel.ts';
import { type CarriedPoint, withPoint } from '../shared/carried-point.ts';
import { purposeAddress, readPurpose } from '../shared/purpose.ts';
import { coordinatesText } from './coordinates.ts';
import type { MapContents } from './map-config.ts';
import type { PlaceCard } from './place-card.ts';
import * as placeTexts from './place-texts.ts';
import { zoneWords } from './zoning.ts';

/** What of the services table says which services there are. */
interface Offered {
  readonly krk?: object | undefined;
  readonly itr?: object | undefined;
}

const BOTH: Offered = { krk: {}, itr: {} };

/** What of a card says where its ways lead. */
type PlacedCard = Pick<PlaceCard, 'at' | 'lines' | 'zone' | 'parcel' | 'isOutside'>;

/** A button at the foot of a card. */
export interface PlaceWay {
  readonly name: string;
  /** What the name stands for, where there is room for it. */
  readonly meaning?: string;
  readonly href: string;
}

/**
 * Gives the ways that lead on from a place (spec §2 Map page): KRK, ITR and the steps of its parcel, which goes along. Who came
 * from something begun goes on with that first.
 * @param along what came along to the map; begun '' begins with the questions
 * @param has without parcels there is none to take along, and no steps
 * @param offered which of the services the office gives, as its services table has them
 * @returns none for a place without a parcel, which needs no permit; who writes to the office only goes on with that
 */
export function placeWays(
  card: PlacedCard,
  has: MapContents,
  { started = '', activity, purpose }: AlongToMap = {},
  offered: Offered = BOTH,
): readonly PlaceWay[] {
  const { parcel, isOutside } = card;
  const id = parcel?.id;
  const wanted = readPurpose(purpose);
  // Who writes to the office asks for no permit, and may mean a street.
  if (wanted && !isOutside) {
    const page = purposeAddress(wanted, id);
    const href = parcel ? page : withPoint(page, pointOf(card));
    return [{ name: placeTexts.goOnWriting, href }];
  }
  if (isOutside || (!parcel && has.parcels)) return [];
  const services = [
    ...(offered.krk
      ? [{ name: placeTexts.arrangeKrk, href: withParcel('/admin/krk-applications', id) }]
      : []),
    ...(offered.itr ? [{ name: placeTexts.requestItr, href: withParcel('/admin/i-t-r-s', id) }] : []),
  ];
  if (parcel === undefined) return services;
  const href = withActivity(withParcel(`/home?mulai=${encodeURIComponent(started)}`, id), activity);
  if (started === '')
    return [...services, { name: placeTexts.allSteps, meaning: placeTexts.allStepsText, href }];
  return [{ name: placeTexts.goOn, meaning: placeTexts.goOnText, href }, ...services];
}

// The lines of a place without a parcel are its street or water, its zone, and its kelurahan; one without a name has its position.
function pointOf({ at, lines, zone }: PlacedCard): CarriedPoint {
  const others = [coordinatesText(at), zone ? zoneWords(zone) : ''];
  const [lon, lat] = at;
  return { lat, lon, name: lines.filter((line) => !others.includes(line)).join(', ') };
}
