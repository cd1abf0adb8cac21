import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { attemptStep } from '../../src/qa/application/paths/attempt-step.ts';
import type { HeldMachine } from '../../src/qa/application/paths/held-machine.ts';
import type { PathStep } from '../../src/qa/application/paths/path.ts';
import { type Actual, actualOf, type Happening, watchActor } from '../../src/qa/application/paths/watch.ts';
import { outcomesOf } from '../../src/qa/application/shared/outcomes.ts';
import { transitionIds } from './transitions.ts';

/** What came of events and outcomes on a real machine in a held world. */
export interface Run {
  readonly start: Actual;
  readonly happenings: readonly Happening[];
  /** The ids of all transitions taken and states entered. */
  readonly taken: ReadonlySet<string>;
  readonly entered: ReadonlySet<string>;
  /** Why the run ended before its last step. */
  readonly refused?: string;
}

/**
 * Takes steps on a machine in a held world, whatever they lead to.
 * @param subject a machine that has not started
 * @param events events to send, and the machine's own outcomes by event type, in order
 */
export async function runEvents(subject: HeldMachine, events: readonly AnyEventObject[]): Promise<Run> {
  const { actor } = subject;
  const ids = transitionIds(actor.logic);
  const outcomes = new Map(outcomesOf(actor.logic).map(({ eventType, name }) => [eventType, name]));
  const happenings: Happening[] = [];
  const entered = new Set<string>();
  const look = () => {
    for (const { id } of (actor.getSnapshot() as AnyMachineSnapshot)._nodes) entered.add(id);
  };
  actor.start();
  const start = actualOf(actor);
  look();
  const unwatch = watchActor(actor, (happening) => void happenings.push(happening));
  let refused: string | undefined;
  for (const event of events) {
    const outcome = outcomes.get(event.type);
    const step: PathStep = outcome === undefined ? { event, state: '' } : { outcome, state: '' };
    ({ refused } = await attemptStep(step, actor, subject));
    look();
    if (refused !== undefined) break;
  }
  unwatch();
  actor.stop();
  const transitions = happenings.flatMap((happening) => happening.transitions);
  const taken = new Set(transitions.map((transition) => ids.get(transition) ?? 'unknown'));
  // A state that is left at once is seen by the way out of it alone.
  for (const { source } of transitions) entered.add(source.id);
  return { start, happenings, taken, entered, ...(refused !== undefined && { refused }) };
}
