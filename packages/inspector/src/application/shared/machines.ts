import type { AnyActor } from 'xstate';

/** The running machines of a page, by name. */
export type Machines = Readonly<Record<string, AnyActor>>;
