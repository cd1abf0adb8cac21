import type { Bounds } from '../../domain/map/geometry.ts';
import type { FoundPlace } from '../../domain/map/place-search.ts';
import type { MapView } from '../ports/map-engine.ts';
import { PLACE_ZOOM } from './connect-canvas.ts';
import type { MapSite } from './map-machines.ts';
import { NO_SUCH_PARCEL } from './place-machine.ts';

/**
 * Ties the machines of the map to each other (spec §4 Map): a place that is found is shown and its card opened, a parcel
 * that an address names and the visitor's own place are come to, measuring and comparing end each other.
 * @param go brings the map to a view
 * @returns unties them
 */
export function connectMap(site: MapSite, go: (to: MapView | Bounds) => void): () => void {
  const { canvas, centre, placeSearch, place, panel, here, measure, compare } = site;
  let come: string | undefined;
  let found: FoundPlace | undefined;
  const subscriptions = [
    canvas.subscribe(({ context: { bounds, view } }) => {
      if (bounds && String(view.centre) !== String(centre.getSnapshot().context.at)) {
        centre.send({ type: 'centre.moved', at: view.centre });
      }
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
      // Whoever clicked sees the place already; who named it comes to it once.
      if (asked?.kind !== 'parcel' || error === NO_SUCH_PARCEL) come = undefined;
      else if (facts?.parcel?.id === asked.id && come !== asked.id) {
        come = asked.id;
        go({ centre: facts.at, zoom: PLACE_ZOOM });
      }
    }),
    measure.subscribe((snapshot) => {
      if (snapshot.matches('on') && compare.getSnapshot().matches('on'))
        compare.send({ type: 'compare.closed' });
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
