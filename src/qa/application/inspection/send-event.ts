import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** A running machine that an inspector may look at and write to. */
export type InspectedMachine = AnyActor;

/**
 * Sends a machine an event that it takes in its present state.
 * @param name what the page calls the machine
 * @returns why it was not sent, or undefined where it was
 */
export function sendEvent(
  name: string,
  machine: InspectedMachine,
  event: AnyEventObject,
): string | undefined {
  const snapshot: AnyMachineSnapshot = machine.getSnapshot();
  const state = JSON.stringify(snapshot.value);
  try {
    if (!snapshot.can(event)) return `${name} in ${state} does not accept ${JSON.stringify(event)}`;
    machine.send(event);
    const { status, error } = machine.getSnapshot();
    return status === 'error' ? `${name} stopped at ${JSON.stringify(event)}: ${String(error)}` : undefined;
  } catch (error) {
    return `${name} in ${state} cannot read ${JSON.stringify(event)}: ${String(error)}`;
  }
}
