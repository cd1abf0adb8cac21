import { wholeNumber } from '../shared/indonesian-number.ts';
import { coordinatesText } from './coordinates.ts';
import type { Polygon, Position } from './geometry.ts';
import { type Intensity, intensityOf } from './intensity.ts';
import type { MapConfig, Zone } from './map-config.ts';
import type { PlaceFacts, SpecialHit } from './place.ts';
import { buildableOf } from './setback.ts';
import * as texts from './texts.ts';
import { activitiesIn, type Permission, type PermittedActivity, zoneOf } from './zoning.ts';

/** The content of the card of a place (spec §2 Map page). */
export interface PlaceCard {
  readonly at: Position;
  /** The heading: the zone's name, or that no zone is known here. */
  readonly title: string;
  /** 'Persil 05.0148, 239 m²', the address, 'Kel. Rawabening, Kec. Lembah Selatan', as far as they are known. */
  readonly lines: readonly string[];
  readonly zone?: Zone;
  readonly parcel?: { readonly id: string; readonly area: number; readonly shape: Polygon };
  readonly intensity?: Intensity;
  /** The area inside the setbacks. */
  readonly inside?: Polygon;
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
export const NO_ZONE = texts.bukanPersil;
/** The sentence on a card whose zone the plan does not know. */
export const UNKNOWN_ZONE = texts.zonaBelumTercatat;

/** Makes the card of a place from its data and the rules of its zone. */
export function placeCard(facts: PlaceFacts, config: MapConfig): PlaceCard {
  const { at, parcel, special, unknown } = facts;
  const zone = zoneOf(config.zones, parcel?.zone ?? facts.zone);
  const limits = zone?.limits;
  const buildable = limits && parcel ? buildableOf(parcel.shape, limits.setback) : undefined;
  const isOutside = parcel === undefined && facts.kelurahan === undefined;
  const hit = new Set(special.map(({ layer }) => layer));
  return {
    at,
    title: zone?.name ?? (parcel ? UNKNOWN_ZONE : NO_ZONE),
    lines: zone && !parcel ? [NO_ZONE, ...linesOf(facts)] : linesOf(facts),
    ...(zone && { zone }),
    ...(zone && config.activities.length > 0 && { activities: activitiesIn(config.activities, zone.code) }),
    ...(parcel && { parcel: { id: parcel.id, area: parcel.area, shape: parcel.shape } }),
    ...(limits && parcel && { intensity: intensityOf(limits, parcel.area, buildable?.area) }),
    ...(buildable?.shape && { inside: buildable.shape }),
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
  return parcel ? texts.persil(parcel.id) : coordinatesText(at);
}

/** Gives the lines under the title of a card. */
function linesOf(facts: PlaceFacts): string[] {
  const { parcel, kelurahan, district } = facts;
  const area = parcel && parcel.area > 0 ? texts.m(wholeNumber(parcel.area)) : '';
  const where = [kelurahan && texts.kel(kelurahan), district && texts.kec(district)]
    .filter(Boolean)
    .join(', ');
  return [placeName(facts) + area, parcel?.address ?? '', where || texts.diLuarWilayahKota].filter(
    (line) => line !== '',
  );
}
