import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** The machines of a page by name; one that comes and goes is undefined until it has lived. */
export type Machines = Readonly<Record<string, AnyActor | undefined>>;

/** Gives the machine that an actor runs: its snapshot names it, also where the actor's own logic only leads to it. */
export function machineOf(actor: AnyActor): AnyStateMachine {
  const { machine }: Partial<AnyMachineSnapshot> = actor.getSnapshot();
  return machine ?? (actor.logic as AnyStateMachine);
}
