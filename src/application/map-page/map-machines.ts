import { type Actor, type AnyActor, createActor } from 'xstate';
import type { Timers } from '../ports/timers.ts';
import { activityMachine } from './activity-machine.ts';
import { canvasMachine } from './canvas-machine.ts';
import { type CentrePorts, createCentreMachine } from './centre-machine.ts';
import { compareMachine } from './compare-machine.ts';
import { createHereMachine, type HerePorts } from './here-machine.ts';
import { layersMachine } from './layers-machine.ts';
import { measureMachine } from './measure-machine.ts';
import { panelMachine } from './panel-machine.ts';
import { createPlaceMachine, type PlacePorts } from './place-machine.ts';
import { createPlaceSearchMachine, type PlaceSearchPorts } from './place-search-machine.ts';
import { createPrintMachine, type PrintPorts } from './print-machine.ts';

/** Every port that a machine of the map uses. */
export type MapMachinePorts = CentrePorts & HerePorts & PlacePorts & PlaceSearchPorts & PrintPorts;

/** Every machine of the map page, by the name that testers' addresses use (spec §4 Map). */
export const MAP_MACHINES = {
  canvas: () => canvasMachine,
  centre: createCentreMachine,
  panel: () => panelMachine,
  layers: () => layersMachine,
  place: createPlaceMachine,
  placeSearch: createPlaceSearchMachine,
  activity: () => activityMachine,
  measure: () => measureMachine,
  compare: () => compareMachine,
  here: createHereMachine,
  print: createPrintMachine,
} as const;

/** The running machines of the map page, by name. */
export type MapSite = {
  readonly [Name in keyof typeof MAP_MACHINES]: Actor<ReturnType<(typeof MAP_MACHINES)[Name]>>;
};

/** Makes the machines of the map page over their ports; none is started. */
export function createMapSite(ports: MapMachinePorts & { readonly timers: Timers }): MapSite {
  const entries = Object.entries(MAP_MACHINES).map(([name, create]) => [
    name,
    createActor(create(ports) as ReturnType<typeof createPlaceMachine>, { clock: ports.timers }),
  ]);
  return Object.fromEntries(entries) as MapSite;
}

/** Starts the machines of the map page. @returns stops them all, which aborts running requests */
export function startMapSite(site: MapSite): () => void {
  const actors: readonly AnyActor[] = Object.values(site);
  for (const actor of actors) actor.start();
  return () => {
    for (const actor of actors) actor.stop();
  };
}
