import { contextOutline, outcomesOf, summaryChange, transitionId } from '@bupc/inspector/node';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  transition,
} from 'xstate';
import type { BehaviourSum } from './behaviour.ts';
import type { Model } from './model.ts';

/** How many candidates for a transition are tried. The world refuses some, such as a second good answer of a feed. */
export const MOST_ATTEMPTS = 40;

// The search ends after so many states in a row without a new candidate.
const MOST_QUIET = 500;

/** A sequence of events that leads to a transition in the graph. */
export interface Candidate {
  readonly transition: string;
  readonly events: readonly AnyEventObject[];
  /** The state values in between, one for each event but the last. */
  readonly values: readonly unknown[];
  /** Whether the transition can be seen: the state changes, or the context does where it has actions. */
  readonly shows: boolean;
}

/** A state of the graph, and a shortest sequence of events to it. */
interface Reached {
  readonly snapshot: AnyMachineSnapshot;
  readonly events: readonly AnyEventObject[];
  readonly values: readonly unknown[];
}

/**
 * Looks for a shortest sequence of events to every transition of a machine, nearest states first (XState's own
 * getShortestPaths gives the same, and takes minutes where a machine has hundreds of states).
 * @param actor a machine that has not started; its first state is where the graph begins
 * @param answers what the machine's world may answer (harvestOutcomes)
 * @param see called with all that the machine does on the way
 * @returns the candidates, the shortest first; several for a transition that several states lead to
 */
export function explore(
  actor: AnyActor,
  { events, collapse, stopWhen }: Model,
  answers: readonly AnyEventObject[],
  see: BehaviourSum['see'] = () => undefined,
): readonly Candidate[] {
  const machine = actor.logic as AnyStateMachine;
  const delays = outcomesOf(machine)
    .filter(({ invocation }) => invocation === undefined)
    .map(({ eventType }) => ({ type: eventType }));
  const known = [...events, ...delays, ...answers];
  const keyOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, collapse(context as never)]);
  const start: AnyMachineSnapshot = actor.getSnapshot();
  const found = new Map<string, Reached>([[keyOf(start), { snapshot: start, events: [], values: [] }]]);
  const candidates = createCandidates();
  let quiet = 0;
  // This list grows while it is walked through: states found last are explored last.
  for (const [from, { snapshot, events: before, values }] of found) {
    if (quiet > MOST_QUIET) break;
    quiet += 1;
    const isEdge = stopWhen?.(snapshot) ?? false;
    for (const event of known) {
      const taking = machine.getTransitionData(snapshot, event);
      if (taking.length === 0) continue;
      const [next, actions] = transition(machine, snapshot, event);
      see({ from, event, next, actions });
      const way = [...before, event];
      for (const taken of taking) {
        const name = transitionId(taken);
        if (candidates.isFull(name)) continue;
        const shows = taken.target !== undefined || changesContext(snapshot, next);
        if (candidates.add({ transition: name, events: way, values, shows })) quiet = 0;
      }
      const key = keyOf(next);
      if (isEdge || found.has(key)) continue;
      found.set(key, { snapshot: next, events: way, values: [...values, next.value] });
    }
  }
  return candidates.all;
}

/** Collects the shortest candidates for each transition, as many as are ever tried. */
function createCandidates() {
  const all: Candidate[] = [];
  const counts = new Map<string, number>();
  const countOf = (transition: string, shows: boolean) => counts.get(`${shows} ${transition}`) ?? 0;
  return {
    all,
    isFull: (transition: string) => countOf(transition, true) >= MOST_ATTEMPTS,
    /** @returns whether it is one of them */
    add: (candidate: Candidate): boolean => {
      const { transition, shows } = candidate;
      const count = countOf(transition, shows) + 1;
      if (count > MOST_ATTEMPTS) return false;
      counts.set(`${shows} ${transition}`, count);
      all.push(candidate);
      return true;
    },
  };
}

function changesContext(
  { context: before }: AnyMachineSnapshot,
  { context: after }: AnyMachineSnapshot,
): boolean {
  const keys = Object.keys({ ...before, ...after }).filter((key) => !Object.is(before[key], after[key]));
  if (keys.length === 0) return false;
  const summaryOf = (context: Readonly<Record<string, unknown>>) =>
    contextOutline(Object.fromEntries(keys.map((key) => [key, context[key]])));
  return summaryChange(summaryOf(before), summaryOf(after)) !== undefined;
}
