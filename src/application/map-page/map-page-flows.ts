import { enqueueActions, sendTo } from 'xstate';
import { tabOfParcel, tabWithoutPlace } from '../../domain/map/activity-need.ts';
import { type AskedPlace, placeOfFound } from '../../domain/map/asked-place.ts';
import type { Bounds, Position } from '../../domain/map/geometry.ts';
import { parseMapAddress } from '../../domain/map/map-address.ts';
import { moveToAwaited, moveToFound, moveToShown } from '../../domain/map/map-moves.ts';
import { arrivalOf } from '../../domain/map/map-opening.ts';
import type { PlaceFacts } from '../../domain/map/place.ts';
import type { FoundPlace } from '../../domain/map/place-search.ts';
import type { PanelTab } from '../../domain/map/sheet.ts';
import { to } from '../messages.ts';
import { mapSiteIn } from './map-machines.ts';
import { type MapSystem, toAddress, toEngine, toMapPage } from './map-page-messages.ts';
import { type MapPagePorts, mapPageSetup } from './map-page-setup.ts';
import { goTo, openOn, sightOf } from './map-page-state.ts';
import { createPictureOf } from './map-picture.ts';
import type { PanelEvent } from './panel-events.ts';

// The zoom of a map that has yet to fit the city.
const FIRST_ZOOM = 12;

/** The setup of the map page with what its root does where more than one machine must be known (spec §2 Map page). */
export function mapPageFlows(ports: MapPagePorts) {
  const { config } = ports;
  const pictureOf = createPictureOf(config);
  const ids = config.layers.map(({ id }) => id);
  const read = (search: string) => parseMapAddress(search, ids, config.bounds);
  const openIn = (system: MapSystem) => openOn(mapSiteIn(system));
  return mapPageSetup(ports).extend({
    actions: {
      openMap: enqueueActions(({ context, system, enqueue }) => {
        const view = openIn(system).view ?? read(context.search).view;
        enqueue.sendTo(toEngine, {
          type: 'open',
          view: view ?? { centre: config.centre, zoom: FIRST_ZOOM },
          picture: pictureOf(mapSiteIn(system), context.isDark),
        });
        if (view) return;
        enqueue.sendTo(toEngine, goTo(config.bounds, system, { ...context, isStill: true }));
      }),
      draw: sendTo(toEngine, ({ context, system }) => ({
        type: 'draw',
        picture: pictureOf(mapSiteIn(system), context.isDark),
      })),
      read: sendTo(toAddress, { type: 'read' }),
      write: sendTo(toAddress, ({ system }) => ({ type: 'write', open: openIn(system) })),
      // The machines have handled their messages before the root is notified of it.
      follow: enqueueActions(({ context, system, enqueue }) => {
        const said = read(context.search);
        const arrival = arrivalOf(said, openIn(system), config.activities, tabOfParcel(context.search));
        const { layers, place, activity, compared, view } = arrival;
        const tab = arrival.tab ?? tabWithoutPlace(context.search);
        enqueue.sendTo(to('layers'), { type: 'layers.named', layers });
        if (place === 'closed') enqueue.sendTo(to('place'), { type: 'place.closed' });
        else if (place) enqueue.sendTo(to('place'), { type: 'place.asked', place });
        if (activity === 'cleared') enqueue.sendTo(to('activity'), { type: 'activity.cleared' });
        else if (activity) enqueue.sendTo(to('activity'), { type: 'activity.chosen', ...activity });
        const opened = tab ? panelAt(tab, said.parcel !== undefined) : [];
        for (const event of opened) enqueue.sendTo(to('panel'), event);
        if (compared === 'closed') enqueue.sendTo(to('compare'), { type: 'compare.closed' });
        else if (compared) enqueue.sendTo(to('compare'), { type: 'compare.named', ...compared });
        if (view) enqueue.sendTo(toMapPage, { type: 'view.asked', to: view });
        enqueue.sendTo(toMapPage, { type: 'address.followed' });
      }),
      comeToFound: enqueueActions(({ context, enqueue }, found: FoundPlace) => {
        const place = placeOfFound(found);
        if (place) {
          const tab = place.kind === 'parcel' ? tabOfParcel(context.search) : 'place';
          enqueue.sendTo(to('place'), { type: 'place.asked', place });
          for (const event of panelAt(tab)) enqueue.sendTo(to('panel'), event);
        } else enqueue.sendTo(to('panel'), { type: 'sheet.sized', size: 'low' });
        // Once the panel is what it will be: the map leaves it room.
        const view = moveToFound(found);
        if (view) enqueue.sendTo(toMapPage, { type: 'view.asked', to: view });
      }),
      comeToShown: enqueueActions(({ context, system, enqueue }, shown: ShownPlace) => {
        const sight = sightOf(mapSiteIn(system), context.stage);
        const move = moveToShown(shown.asked, shown.facts, sight);
        if (move === 'awaited') enqueue.assign({ awaited: shown.facts.at });
        else if (move) enqueue.sendTo(toEngine, goTo(move, system, context));
      }),
      comeToAwaited: enqueueActions(({ context, system, enqueue }, bounds: Bounds) => {
        if (context.awaited === undefined) return;
        const view = moveToAwaited(context.awaited, bounds, sightOf(mapSiteIn(system), context.stage));
        enqueue.assign({ awaited: undefined });
        if (view) enqueue.sendTo(toEngine, goTo(view, system, context));
      }),
      openCard: enqueueActions(({ context, enqueue }, at: Position) => {
        enqueue.sendTo(to('place'), { type: 'place.asked', place: { kind: 'position', at } });
        // The map stays in sight: who taps may tap again.
        enqueue.sendTo(to('panel'), { type: 'tab.chosen', tab: tabOfParcel(context.search) });
      }),
    },
  });
}

/** Opens the panel at the tab of a place; who is led to the activities of a parcel sees them, not the edge of the sheet. */
const panelAt = (tab: PanelTab, isPlace = true): readonly PanelEvent[] => [
  { type: 'tab.chosen', tab },
  ...(isPlace && tab === 'activity' ? ([{ type: 'sheet.sized', size: 'full' }] as const) : []),
];

interface ShownPlace {
  readonly asked: AskedPlace;
  readonly facts: PlaceFacts;
}
