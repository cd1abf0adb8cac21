import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import type { Speakers } from './speakers.ts';
import { standIn } from './stand-in.ts';
import type { WatchedMachine } from './watch-machine.ts';

/**
 * Wraps a machine for its connectors: what they send when it changes is logged as sent by this machine.
 * @param name what the page calls the machine
 */
export function attributed<A extends AnyActor>(
  name: string,
  actor: A,
  { latest }: WatchedMachine,
  speakers: Speakers,
): A {
  type Listener = (snapshot: AnyMachineSnapshot) => void;
  const subscribe = (
    observer: Listener | { readonly next?: Listener; readonly error?: (error: unknown) => void },
  ) => {
    const next = typeof observer === 'function' ? observer : observer.next;
    const listener: Listener = (snapshot) =>
      speakers.as({ from: name, cause: latest()?.id }, () => next?.(snapshot));
    const error = typeof observer === 'function' ? undefined : observer.error;
    return actor.subscribe({ next: listener, ...(error && { error }) });
  };
  return standIn(actor, { subscribe });
}
