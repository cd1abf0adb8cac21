import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PageLog } from './page-log.ts';
import type { Speakers } from './speakers.ts';
import { standIn } from './stand-in.ts';

/** Shows the page at a moment of its log. */
export interface TimeTravel {
  /** The id of the entry after which the page is shown; undefined for the present. */
  readonly moment: () => number | undefined;
  readonly show: (moment: number | undefined) => void;
  /**
   * Gives what the page draws in place of a machine, the same each time: at present the machine itself, at a past moment its snapshot of then, which
   * takes no events.
   */
  readonly viewOf: <A extends AnyActor>(name: string, actor: A) => A;
}

type Listener = (snapshot: AnyMachineSnapshot) => void;

/**
 * Makes a time travel that stands at the present.
 * @param page the id of the visitor's act that the page is answering
 */
export function createTimeTravel(
  log: PageLog,
  speakers: Speakers,
  page: () => number | undefined,
): TimeTravel {
  let moment: number | undefined;
  const views = new Set<() => void>();
  const made = new WeakMap<AnyActor, AnyActor>();

  const viewOf = <A extends AnyActor>(name: string, actor: A): A => {
    const known = made.get(actor);
    if (known) return known as A;
    const view = makeView(name, actor);
    made.set(actor, view);
    return view;
  };
  const makeView = <A extends AnyActor>(name: string, actor: A): A => {
    const listeners = new Set<Listener>();
    const first: AnyMachineSnapshot = actor.getSnapshot();
    const read = (): AnyMachineSnapshot =>
      moment === undefined ? actor.getSnapshot() : (log.snapshotAt(name, moment) ?? first);
    const notify = (snapshot: AnyMachineSnapshot) => {
      for (const listener of listeners) listener(snapshot);
    };
    actor.subscribe({
      next: (snapshot: AnyMachineSnapshot) => moment === undefined && notify(snapshot),
      error: () => undefined,
    });
    views.add(() => notify(read()));
    return standIn(actor, {
      getSnapshot: read,
      subscribe: (observer: Listener | { readonly next?: Listener }) => {
        const listener: Listener = (snapshot) =>
          typeof observer === 'function' ? observer(snapshot) : observer.next?.(snapshot);
        listeners.add(listener);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
      send: (event: AnyEventObject) => {
        if (moment !== undefined) return;
        speakers.as({ from: 'page', cause: page() }, () => actor.send(event));
      },
    });
  };
  return {
    moment: () => moment,
    show: (next) => {
      if (next === moment) return;
      moment = next;
      for (const notify of views) notify();
    },
    viewOf,
  };
}
