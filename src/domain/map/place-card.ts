import { type FormerNumber, formerWords } from '../shared/parcel/old-numbers.ts';
import type { Permission } from '../shared/parcel/parcel-facts.ts';
import * as sharedTexts from '../shared/texts.ts';
import { coordinatesText, isInside } from './coordinates.ts';
import type { Polygon, Position } from './geometry.ts';
import type { Ground } from './ground.ts';
import { type Intensity, intensityOf } from './intensity.ts';
import type { MapConfig, Zone } from './map-config.ts';
import type { NearParcel, Parcel, PlaceFacts, SpecialHit } from './place.ts';
import * as placeTexts from './place-texts.ts';
import type { Buildable } from './setback.ts';
import { activitiesIn, type PermittedActivity, zoneOf, zoneWords } from './zoning.ts';

/** The content of the card of a place (spec §2 Map page). */
export interface PlaceCard {
  readonly at: Position;
  /** The heading: the zone's name, or what the place is that is no parcel. */
  readonly title: string;
  /** 'Persil 05.0148, 239 m²', the address, 'Kel. Rawabening, Kec. Lembah Selatan', as far as they are known. */
  readonly lines: readonly string[];
  /** That the number by which it was asked for stood for other land, or is an old one; and the number of that land. */
  readonly former?: { readonly words: string; readonly now?: string };
  readonly zone?: Zone;
  /** 'R-2 Perumahan: 120 m²' for each zone, the largest first, where the parcel lies in more than one, or partly in none. */
  readonly parts?: {
    /** 'Terletak di lebih dari satu zona' */
    readonly heading: string;
    readonly lines: readonly string[];
    /** Which of them the card's numbers are of. */
    readonly note: string;
  };
  readonly parcel?: Pick<Parcel, 'id' | 'area' | 'address'>;
  /** The parts of the parcel. */
  readonly outline?: readonly Polygon[];
  /** The street or the water there; of a place inside a city with parcels. */
  readonly ground?: Ground;
  /** Of a place without a parcel: those nearest to it. */
  readonly nearest?: readonly NearParcel[];
  readonly intensity?: Intensity;
  /** What lies inside the setbacks. */
  readonly inside?: readonly Polygon[];
  /** The streets on which the parcel lies; absent where the least favourable side counts as its front. */
  readonly frontStreets?: readonly string[];
  readonly activities?: Readonly<Record<Permission, readonly PermittedActivity[]>>;
  /** Where the city's data has nothing. */
  readonly isOutside?: true;
  readonly special: readonly SpecialHit[];
  /** Names of special layers that do not touch the place. */
  readonly untouched: readonly string[];
  /** Names of special layers that could not be read. */
  readonly unknown: readonly string[];
}

/** The sentence about a place that is not a parcel. */
export const NO_ZONE = placeTexts.notParcel;
/** The sentence on a card whose zone the plan does not know. */
export const UNKNOWN_ZONE = placeTexts.zoneUnknown;

/** What the setbacks leave of a parcel, while it is calculated, or where that cannot be said. */
export type LeftBySetbacks = Buildable | 'reckoning' | undefined;

/**
 * Makes the card of a place from its data and the rules of its zone.
 * @param left what the setbacks leave; the card has no square metres of building before that is known
 */
export function placeCard(facts: PlaceFacts, config: MapConfig, left?: LeftBySetbacks): PlaceCard {
  const { at, parcel, special, unknown } = facts;
  const zone = zoneOf(config.zones, parcel?.zone ?? facts.zone);
  const limits = zone?.buildingLimits;
  const isNothing = parcel === undefined && facts.zone === undefined && facts.kelurahan === undefined;
  // Without kelurahan nobody can tell a street inside the city from a place outside of it but by its bounds.
  const isOutside = isNothing && (config.has.kelurahan || !isInside(at, config.bounds));
  // In a city without parcels every place is one of its zone.
  const isNoParcel = parcel === undefined && config.has.parcels && !isOutside;
  const hit = new Set(special.map(({ layer }) => layer));
  return {
    at,
    title: isNoParcel ? noParcel(facts.ground) : (zone?.name ?? (parcel ? UNKNOWN_ZONE : NO_ZONE)),
    lines: isNoParcel ? noParcelLines(facts, zone) : linesOf(facts, config, zone),
    ...(parcel && facts.former && { former: formerOf(facts.former, parcel.id) }),
    ...(zone && { zone }),
    ...(isNoParcel && facts.ground && { ground: facts.ground }),
    ...(isNoParcel && facts.nearest && { nearest: facts.nearest }),
    ...(parcel?.parts && { parts: partsOf(parcel.parts, config) }),
    ...(zone &&
      !zone.isUnruled &&
      config.activities.length > 0 && { activities: activitiesIn(config.activities, zone.code) }),
    ...(parcel && {
      parcel: { id: parcel.id, area: parcel.area, address: parcel.address },
      outline: [parcel.shape, ...(parcel.others ?? [])],
    }),
    ...(limits &&
      parcel &&
      left !== 'reckoning' && {
        intensity: intensityOf(limits, parcel.area, left?.area),
        ...(left && { inside: left.shapes }),
        ...(left?.streets && { frontStreets: left.streets }),
      }),
    ...(isOutside && { isOutside: true as const }),
    special,
    // A layer that could not be read must not count as one that does not touch the place.
    untouched: isOutside
      ? []
      : config.special
          .filter(({ id, name }) => !hit.has(id) && !unknown.includes(name))
          .map(({ name }) => name),
    unknown,
  };
}

/** Names a place as briefly as possible: its parcel, or its position (spec §2 Map page). */
export function placeName({ at, parcel }: PlaceFacts): string {
  return parcel ? sharedTexts.parcelName(parcel.id) : coordinatesText(at);
}

const formerOf = (former: FormerNumber, parcel: string): NonNullable<PlaceCard['former']> => ({
  words: formerWords(former, parcel),
  ...(former.kind === 'moved' && former.now !== undefined && { now: former.now }),
});

/** Gives the lines under the title of a card. */
function linesOf(facts: PlaceFacts, { has }: MapConfig, zone: Zone | undefined): string[] {
  const { parcel } = facts;
  const area = parcel && parcel.area > 0 ? placeTexts.areaAfterName(parcel.area) : '';
  return [
    placeName(facts) + area,
    parcel?.address ?? '',
    whereOf(facts) || (zone || !has.kelurahan ? '' : placeTexts.outsideCityTitle),
  ].filter((line) => line !== '');
}

const NO_PARCEL = { street: placeTexts.streetNotParcel, water: placeTexts.waterNotParcel };

const noParcel = (ground: Ground | undefined): string =>
  ground ? NO_PARCEL[ground.kind] : placeTexts.placeNotParcel;

// What has neither a name nor a zone is named by its position.
function noParcelLines(facts: PlaceFacts, zone: Zone | undefined): string[] {
  const name = facts.ground?.name || (zone ? '' : placeName(facts));
  return [name, zone ? zoneWords(zone) : '', whereOf(facts)].filter((line) => line !== '');
}

const whereOf = ({ kelurahan, district }: PlaceFacts): string =>
  [kelurahan && placeTexts.kelurahanShort(kelurahan), district && placeTexts.districtShort(district)]
    .filter(Boolean)
    .join(', ');

function partsOf(parts: NonNullable<Parcel['parts']>, { zones }: MapConfig): NonNullable<PlaceCard['parts']> {
  const lines = parts.map(({ zone: code, area }) => {
    const zone = zoneOf(zones, code) ?? { code: code || UNKNOWN_ZONE, name: UNKNOWN_ZONE };
    return placeTexts.zonePart({ zone: zoneWords(zone), area });
  });
  const isBare = parts.some(({ zone }) => zone === '');
  return {
    heading: isBare && parts.length === 2 ? placeTexts.partlyWithoutZoneTitle : placeTexts.severalZonesTitle,
    lines,
    note: parts[0]?.zone === '' ? placeTexts.largestPartWithoutZone : placeTexts.largestZoneCounts,
  };
}
