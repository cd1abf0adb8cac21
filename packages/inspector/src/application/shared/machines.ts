import type { AnyActor } from 'xstate';

/** The machines of a page by name; one that comes and goes is undefined until it has lived. */
export type Machines = Readonly<Record<string, AnyActor | undefined>>;
