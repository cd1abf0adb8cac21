import type { Bounds, Position } from '../../domain/map/geometry.ts';
import type { PlaceFacts } from '../../domain/map/place.ts';
import type { FoundPlace } from '../../domain/map/place-search.ts';
import type { MapView } from '../ports/map-engine.ts';
import { PLACE_ZOOM } from './connect-canvas.ts';
import type { MapSite } from './map-machines.ts';
import { type AskedPlace, NO_SUCH_PARCEL } from './place-machine.ts';

// From this zoom, parcels are large enough to tell apart: a search result that is visible then need not move the map.
const NEAR_ZOOM = 15.5;

/** What connecting the machines of the map needs. */
export interface MapMoves {
  /** Moves the map to a view. */
  readonly go: (to: MapView | Bounds) => void;
  /** Whether a position on the map is visible beside the panel now. */
  readonly isSeen: (at: Position) => boolean;
}

/**
 * Connects the machines of the map (spec §4 Map). A search result is shown and its card opened. The map moves to a
 * parcel that an address names, to the visitor's own position, and to a place that its own card would cover. Measuring
 * and comparing end each other.
 * @returns stops them
 */
export function connectMap(site: MapSite, { go, isSeen }: MapMoves): () => void {
  const { canvas, centre, placeSearch, place, panel, here, measure, compare } = site;
  let arrived: AskedPlace | undefined;
  let found: FoundPlace | undefined;
  let shown: PlaceFacts | undefined;
  let awaited: Position | undefined;
  const moveTo = (at: Position) => {
    const { bounds, view } = canvas.getSnapshot().context;
    if (bounds === undefined || view.zoom < NEAR_ZOOM || !isSeen(at)) go({ centre: at, zoom: PLACE_ZOOM });
  };
  // A shared view stays, unless the map starts with it and it does not show the place.
  const keepView = (at: Position) => {
    if (canvas.getSnapshot().context.bounds === undefined) awaited = at;
  };
  const subscriptions = [
    canvas.subscribe(({ context: { bounds, view } }) => {
      if (bounds && String(view.centre) !== String(centre.getSnapshot().context.at)) {
        centre.send({ type: 'centre.moved', at: view.centre });
      }
      if (!bounds || !awaited) return;
      const at = awaited;
      awaited = undefined;
      if (!isSeen(at)) go({ centre: at, zoom: PLACE_ZOOM });
    }),
    placeSearch.subscribe(({ context: { chosen } }) => {
      if (chosen === found) return;
      found = chosen;
      if (chosen) showFound(site, chosen, go);
    }),
    here.subscribe(({ value, context: { at } }) => {
      if (value === 'found' && at) go({ centre: at, zoom: PLACE_ZOOM });
    }),
    place.subscribe(({ context: { asked, facts, error } }) => {
      if (asked?.kind === 'position' && !asked.hasView && facts && shown !== facts && !isSeen(facts.at)) {
        go({ centre: facts.at, zoom: canvas.getSnapshot().context.view.zoom });
      }
      shown = facts;
      // A visitor who clicked sees the place already; for a place named by address or search the map moves once.
      if (asked?.kind !== 'parcel' || error === NO_SUCH_PARCEL) arrived = undefined;
      else if (facts?.parcel?.id === asked.id && arrived !== asked) {
        arrived = asked;
        if (asked.hasView) keepView(facts.at);
        else moveTo(facts.at);
      }
    }),
    measure.subscribe((snapshot) => {
      if (!snapshot.matches('on')) return;
      if (compare.getSnapshot().matches('on')) compare.send({ type: 'compare.closed' });
      // On phones its box is over the map, and the sheet must not cover the rest.
      if (panel.getSnapshot().context.sheet !== 'low') panel.send({ type: 'sheet.sized', size: 'low' });
    }),
    compare.subscribe((snapshot) => {
      if (!snapshot.matches('on')) return;
      if (measure.getSnapshot().matches('on')) measure.send({ type: 'measure.closed' });
      panel.send({ type: 'tab.chosen', tab: 'layers' });
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

function showFound({ place, panel }: MapSite, found: FoundPlace, go: (to: MapView | Bounds) => void): void {
  const { kind, at, bounds, parcel } = found;
  if (parcel !== undefined) place.send({ type: 'place.asked', place: { kind: 'parcel', id: parcel } });
  else if (kind === 'coordinates') place.send({ type: 'place.asked', place: { kind: 'position', at } });
  if (parcel !== undefined || kind === 'coordinates') panel.send({ type: 'tab.chosen', tab: 'place' });
  else panel.send({ type: 'sheet.sized', size: 'low' });
  if (parcel === undefined) go(bounds ?? { centre: at, zoom: PLACE_ZOOM });
}
