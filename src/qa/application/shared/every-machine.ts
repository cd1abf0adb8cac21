import type { AnyActor, AnyStateMachine, EventFromLogic } from 'xstate';
import {
  MACHINE_NAMES,
  type MACHINES,
  type MachineName,
  type MachinePorts,
  machineOf,
} from '../../../application/machines.ts';
import { MAP_MACHINES, type MapMachinePorts } from '../../../application/map-page/map-machines.ts';

/** A machine of the map page, by name. */
export type MapMachineName = keyof typeof MAP_MACHINES;
/** A machine of any page; no two pages give one name. */
export type AnyMachineName = MachineName | MapMachineName;
/** Every port that a machine of any page speaks to. */
export type AnyPorts = MachinePorts & MapMachinePorts;
/** The running machines of a page, by name. */
export type Machines = Readonly<Record<string, AnyActor>>;
/** A page with machines, by the first part of its address. */
export type PageName = 'home' | 'peta';

/** The events that a machine takes, by its own types. */
export type EventsOf<Name extends AnyMachineName> = Name extends MachineName
  ? EventFromLogic<ReturnType<(typeof MACHINES)[Name]['create']>>
  : Name extends MapMachineName
    ? EventFromLogic<ReturnType<(typeof MAP_MACHINES)[Name]>>
    : never;

/** The machines of the map page, in their order. */
export const MAP_MACHINE_NAMES = Object.keys(MAP_MACHINES) as readonly MapMachineName[];
/** The machines of all pages, in their order. */
export const ALL_MACHINE_NAMES: readonly AnyMachineName[] = [...MACHINE_NAMES, ...MAP_MACHINE_NAMES];

/** Whether a machine is one of the map page. */
export function isOfMap(name: string): name is MapMachineName {
  return Object.hasOwn(MAP_MACHINES, name);
}

/** Gives the page that a machine runs on; undefined where no page has it. */
export function pageOfMachine(name: string): PageName | undefined {
  if (isOfMap(name)) return 'peta';
  return MACHINE_NAMES.some((known) => known === name) ? 'home' : undefined;
}

/** Makes a machine of any page over its ports. */
export function createMachineNamed(name: AnyMachineName, ports: AnyPorts): AnyStateMachine {
  return isOfMap(name) ? MAP_MACHINES[name](ports) : machineOf(name).create(ports);
}
