import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { outcomesOf } from '../../src/qa/application/shared/outcomes.ts';
import { contextSummary, summaryChange } from '../../src/qa/domain/context-summary.ts';
import { keyOf } from './harvest.ts';
import type { Model } from './model.ts';
import { transitionIds } from './transitions.ts';

/** A way to a transition, as the graph has it. */
export interface Candidate {
  /** The transition that the last event takes. */
  readonly transition: string;
  readonly events: readonly AnyEventObject[];
  /** The state values along the way, one for each event but the last. */
  readonly values: readonly unknown[];
  /** Whether the transition shows that it was taken: a state, or the context where it has actions, is another after it. */
  readonly shows: boolean;
}

/**
 * Looks for a shortest way to every transition of a machine that the graph of its states knows.
 * @param actor a machine that has not started; its first state is where the graph begins
 * @param answers what the machine's world may answer (harvestOutcomes)
 * @returns the ways, the shortest first; several for a transition that several states lead to
 */
export function explore(
  actor: AnyActor,
  { events, collapse, stopWhen }: Model,
  answers: readonly AnyEventObject[],
): readonly Candidate[] {
  const machine = actor.logic as AnyStateMachine;
  const ids = transitionIds(machine);
  const delays = outcomesOf(machine)
    .filter(({ invocation }) => invocation === undefined)
    .map(({ eventType }) => ({ type: eventType }));
  const known = [...events, ...delays, ...answers];
  const taking = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
    snapshot.machine.getTransitionData(snapshot, event);
  const paths = getShortestPaths(machine, {
    fromState: actor.getSnapshot(),
    events: (snapshot: AnyMachineSnapshot) => known.filter((event) => taking(snapshot, event).length > 0),
    serializeEvent: keyOfAny,
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, collapse(context as never)]),
    ...(stopWhen && { stopWhen }),
  });
  return paths
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .flatMap(({ state, steps }) => {
      const way = steps.filter(({ event }) => event.type !== 'xstate.init');
      const before = way.map(({ event }) => event);
      const values = way.map((step) => (step.state as AnyMachineSnapshot).value);
      const snapshot = state as AnyMachineSnapshot;
      return known.flatMap((event) =>
        taking(snapshot, event).map((taken) => ({
          transition: ids.get(taken) ?? 'unknown',
          events: [...before, event],
          values,
          shows: taken.target !== undefined || changesContext(snapshot, event),
        })),
      );
    });
}

function changesContext(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const [next] = transition(snapshot.machine, snapshot, event);
  return summaryChange(contextSummary(snapshot.context), contextSummary(next.context)) !== undefined;
}

function keyOfAny(event: AnyEventObject): string {
  return event.type.startsWith('xstate.') ? keyOf(event) : JSON.stringify(event);
}
