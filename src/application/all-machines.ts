import type { AnyStateMachine } from 'xstate';
import { type MachineName, type MachinePorts, PAGE_MACHINES } from './machines.ts';
import { SHOWN_MACHINES } from './shown-machines.ts';

/** How every machine of the page is made, by name: for testers and tests, since a visitor's page loads some later. */
export const MACHINES: Readonly<Record<MachineName, (ports: MachinePorts) => AnyStateMachine>> = {
  ...PAGE_MACHINES,
  ...SHOWN_MACHINES,
};
