import {
  activeStates,
  actualOf,
  attemptStep,
  type Happening,
  outcomesOf,
  type PausedMachine,
  readChart,
  transitionId,
  watchActor,
} from '@bupc/inspector/node';
import type { AnyEventObject } from 'xstate';

/** The result of sending events and outcomes to a real machine in a paused world. */
export interface Run {
  readonly start: ReturnType<typeof actualOf>;
  readonly happenings: readonly Happening[];
  /**
   * By the id of a state, or of a transition (transitionId): the number of the step that first entered or
   * took it; 0 for the start.
   */
  readonly reached: ReadonlyMap<string, number>;
  /** Why the run ended before its last step. */
  readonly refused?: string;
}

/**
 * Takes steps on a machine in a paused world, whatever they lead to.
 * @param subject a machine that has not started
 * @param events events to send, and the machine's own outcomes by event type, in order
 */
export async function runEvents(subject: PausedMachine, events: readonly AnyEventObject[]): Promise<Run> {
  const { actor } = subject;
  const outcomes = new Map(outcomesOf(actor.logic).map(({ eventType, name }) => [eventType, name]));
  const chart = readChart(actor.logic);
  const happenings: Happening[] = [];
  const reached = new Map<string, number>();
  const look = (step: number, since: readonly Happening[]) => {
    const present = activeStates(chart, actor.getSnapshot().value);
    const transitions = since.flatMap((happening) => happening.transitions);
    // A state that is left at once is no longer in the snapshot, but it is the source of a transition.
    const left = transitions.map(({ source }) => source.id);
    for (const id of [...left, ...present, ...transitions.map(transitionId)]) {
      if (!reached.has(id)) reached.set(id, step);
    }
  };
  actor.start();
  const start = actualOf(actor);
  look(0, []);
  const unwatch = watchActor(actor, (happening) => void happenings.push(happening));
  let refused: string | undefined;
  for (const [index, event] of events.entries()) {
    const before = happenings.length;
    const outcome = outcomes.get(event.type);
    const step = outcome === undefined ? { event, state: '' } : { outcome, state: '' };
    ({ refused } = await attemptStep(step, actor, subject));
    look(index + 1, happenings.slice(before));
    if (refused !== undefined) break;
  }
  unwatch();
  actor.stop();
  return { start, happenings, reached, ...(refused !== undefined && { refused }) };
}
