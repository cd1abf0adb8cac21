import { type Actor, type AnyActor, type AnyStateMachine, createActor } from 'xstate';
import type { Timers } from '../ports/timers.ts';
import { activityMachine } from './activity-machine.ts';
import { canvasMachine } from './canvas-machine.ts';
import { type CentrePorts, createCentreMachine } from './centre-machine.ts';
import { compareMachine } from './compare-machine.ts';
import { createHereMachine, type HerePorts } from './here-machine.ts';
import { layersMachine } from './layers-machine.ts';
import type { MapSystem } from './map-page-messages.ts';
import { measureMachine } from './measure-machine.ts';
import { panelMachine } from './panel-machine.ts';
import { createPlaceMachine, type PlacePorts } from './place-machine.ts';
import { createPlaceSearchMachine, type PlaceSearchPorts } from './place-search-machine.ts';
import { createPrintMachine, type PrintPorts } from './print-machine.ts';
import { createSetbackMachine } from './setback-machine.ts';

/** Every port that a machine of the map uses. */
export type MapMachinePorts = CentrePorts & HerePorts & PlacePorts & PlaceSearchPorts & PrintPorts;

/** Every machine of the map page, by the name that testers' addresses use (spec §4 Map). */
export const MAP_MACHINES = {
  canvas: () => canvasMachine,
  centre: createCentreMachine,
  panel: () => panelMachine,
  layers: () => layersMachine,
  place: createPlaceMachine,
  setback: createSetbackMachine,
  placeSearch: createPlaceSearchMachine,
  activity: () => activityMachine,
  measure: () => measureMachine,
  compare: () => compareMachine,
  here: createHereMachine,
  print: createPrintMachine,
} as const;

/** A machine of the map page, by name. */
export type MapMachineName = keyof typeof MAP_MACHINES;

/** The machines of the map page, in their order. */
export const MAP_MACHINE_NAMES = Object.keys(MAP_MACHINES) as readonly MapMachineName[];

/** Whether a machine is one of the map page. */
export const isMapMachine = (name: string): name is MapMachineName => Object.hasOwn(MAP_MACHINES, name);

/** The actors of the map page's machines, by name. */
export type MapSite = {
  readonly [Name in MapMachineName]: Actor<ReturnType<(typeof MAP_MACHINES)[Name]>>;
};

/** Makes a machine of the map page in a system of its own; it is not started. */
export function createMapActor(
  name: MapMachineName,
  ports: MapMachinePorts & { readonly timers: Timers },
): AnyActor {
  const machine: AnyStateMachine = MAP_MACHINES[name](ports);
  return createActor(machine, { clock: ports.timers });
}

/**
 * Gives the machines of a map page by name.
 * @param system of the page's root, which need not have started
 */
export function mapSiteIn(system: MapSystem): MapSite {
  return Object.fromEntries(MAP_MACHINE_NAMES.map((name) => [name, system.get(name)])) as unknown as MapSite;
}

/** Makes the machines of the map page over their ports. */
export function machinesOver(ports: MapMachinePorts) {
  type Machines = { [Name in MapMachineName]: ReturnType<(typeof MAP_MACHINES)[Name]> };
  const entries = Object.entries(MAP_MACHINES).map(([name, create]) => [name, create(ports)]);
  return Object.fromEntries(entries) as Machines;
}
