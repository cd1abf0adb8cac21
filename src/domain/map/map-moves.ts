import type { AskedPlace } from './asked-place.ts';
import type { Bounds, Position } from './geometry.ts';
import type { MapView } from './map-view.ts';
import type { PlaceFacts } from './place.ts';
import type { FoundPlace } from './place-search.ts';
import { isAboveSheet } from './sheet.ts';

/** What a visitor sees of the map. */
export interface Sight {
  /** Absent until the map is drawn. */
  readonly bounds?: Bounds | undefined;
  readonly zoom: number;
  /** The part of the map's height that the sheet covers, from 0 to 1. */
  readonly covered: number;
}

// The zoom for a place that was chosen.
const PLACE_ZOOM = 17.5;

// From this zoom, parcels are large enough to tell apart: a search result that is visible then need not move the map.
const NEAR_ZOOM = 15.5;

/** Gives the view that shows a place from near. */
export const viewOfPlace = (at: Position): MapView => ({ centre: at, zoom: PLACE_ZOOM });

/**
 * Decides how the map moves when the card of a place is shown (spec §2 Map page). A visitor who clicked sees the place
 * already, unless its card covers it. The map comes to a parcel that is named. A view that the address names stays; the
 * one that the page begins with only if it shows the place, which is known once the map is drawn.
 * @returns the view to move to; 'awaited' where the first view decides; undefined where the map stays
 */
export function moveToShown(
  asked: AskedPlace,
  { at, parcel, former }: Pick<PlaceFacts, 'at' | 'parcel' | 'former'>,
  sight: Sight,
): MapView | 'awaited' | undefined {
  const isHidden = sight.bounds !== undefined && !isSeen(at, sight.bounds, sight);
  if (asked.kind === 'position') {
    return isHidden && !asked.hasView ? { centre: at, zoom: sight.zoom } : undefined;
  }
  const isLed = former?.kind === 'renamed' && former.number === asked.id;
  if (parcel?.id !== asked.id && !isLed) return undefined;
  if (asked.hasView) return sight.bounds === undefined ? 'awaited' : undefined;
  return sight.bounds === undefined || sight.zoom < NEAR_ZOOM || isHidden ? viewOfPlace(at) : undefined;
}

/** Decides how the map moves to an awaited place once it is first drawn: not at all where it shows the place. */
export function moveToAwaited(at: Position, bounds: Bounds, sight: Sight): MapView | undefined {
  return isSeen(at, bounds, sight) ? undefined : viewOfPlace(at);
}

/** Decides how the map moves to a search result; a parcel's card moves it once that is shown. */
export function moveToFound({ parcel, bounds, at }: FoundPlace): MapView | Bounds | undefined {
  return parcel === undefined ? (bounds ?? viewOfPlace(at)) : undefined;
}

const isSeen = (at: Position, bounds: Bounds, { covered }: Sight) => isAboveSheet(at, bounds, covered);
