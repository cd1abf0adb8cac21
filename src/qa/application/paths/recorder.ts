import type { AnyActor } from 'xstate';
import type { Path } from './path.ts';
import { type Recording, recordPath } from './record.ts';
import { actualOf, type Happening, watchActor } from './watch.ts';

/** Watches machines from before they start, and makes paths of what happened to them. */
export interface Recorder {
  /**
   * @returns the path of a machine so far; undefined for a name that is no machine
   */
  readonly path: (recording: Recording) => Path | undefined;
}

/**
 * Records everything that happens to the machines of a page.
 * @param machines by the name that paths call them; not started yet
 */
export function createRecorder(machines: Readonly<Record<string, AnyActor>>): Recorder {
  const watched = new Map(
    Object.entries(machines).map(([name, actor]) => {
      const happenings: Happening[] = [];
      watchActor(actor, (happening) => happenings.push(happening));
      return [name, { actor, start: actualOf(actor), happenings }];
    }),
  );
  return {
    path: (recording) => {
      const found = watched.get(recording.machine);
      return found && recordPath(recording, found.actor.logic, found.start, found.happenings);
    },
  };
}
