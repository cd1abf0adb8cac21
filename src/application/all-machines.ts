import type { AnyStateMachine } from 'xstate';
import type { MachinePorts } from './machine-ports.ts';
import { type MachineName, machineOf, PAGE_MACHINE_NAMES, type PageMachines } from './machines.ts';
import { SHOWN_MACHINES } from './shown-machines.ts';

/** How every machine of the page is made, by name: for testers and tests, since a visitor's page loads some later. */
export const MACHINES: Readonly<Record<MachineName, (ports: MachinePorts) => AnyStateMachine>> = {
  ...(Object.fromEntries(PAGE_MACHINE_NAMES.map((name) => [name, machineOf(name).make])) as PageMachines),
  ...SHOWN_MACHINES,
};
