import {
  attemptStep,
  contextOutline,
  type Outcome,
  outcomesOf,
  type Path,
  type PausedMachine,
  watchActor,
} from '@bupc/inspector/node';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { createRandom, pick } from '../random.ts';

type PathStep = Path['steps'][number];

const STEPS = 40;
// The search ends after so many walks in a row that found nothing new.
const QUIET_WALKS = 4;

/**
 * Collects the answers that a world gives to a machine: walks through the machine at random and collects one outcome event of
 * each kind, with its real output or error. The graph is explored with these events.
 * @param create makes the machine anew in a world of its own
 * @param events what may be sent between the outcomes
 */
export async function harvestOutcomes(
  create: () => PausedMachine,
  events: readonly AnyEventObject[],
): Promise<readonly AnyEventObject[]> {
  const found = new Map<string, AnyEventObject>();
  for (let walk = 1, quiet = 0; quiet < QUIET_WALKS; walk += 1) {
    const known = found.size;
    const subject = create();
    const random = createRandom(walk);
    const outcomes = outcomesOf(subject.actor.logic);
    const isOutcome = new Set(outcomes.map(({ eventType }) => eventType));
    const unwatch = watchActor(subject.actor, ({ event }) => {
      if (isOutcome.has(event.type)) found.set(keyOf(event), event);
    });
    subject.actor.start();
    for (let step = 0; step < STEPS; step += 1) {
      const steps = stepsFrom(subject, outcomes, events);
      if (steps.length === 0) break;
      await attemptStep(pick(random, steps), subject.actor, subject);
    }
    unwatch();
    subject.actor.stop();
    quiet = found.size === known ? quiet + 1 : 0;
  }
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, event]) => event);
}

/** Every step that may be taken next: events that the machine accepts, and outcomes that are under way. */
function stepsFrom(
  { actor, gate }: PausedMachine,
  outcomes: readonly Outcome[],
  events: readonly AnyEventObject[],
): readonly PathStep[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const accepts = (event: AnyEventObject) => snapshot.machine.getTransitionData(snapshot, event).length > 0;
  const state = snapshot.value;
  const due = outcomes.filter(({ invocation, eventType }) =>
    invocation === undefined ? accepts({ type: eventType }) : gate.waiting().includes(invocation),
  );
  return [
    ...due.map(({ name }): PathStep => ({ outcome: name, state })),
    ...events.filter(accepts).map((event): PathStep => ({ event, state })),
  ];
}

/** Gives equal keys to outcome events that look the same in a path. */
function keyOf({ type, output, error }: AnyEventObject): string {
  const answer = error instanceof Error ? error.message : contextOutline({ output, error });
  return `${type} ${JSON.stringify(answer)}`;
}
