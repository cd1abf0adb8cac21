import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartState, ChartTransition } from '../../domain/chart.ts';
import { outcomesOf, stateNodes } from '../shared/outcomes.ts';
import { nameOf, transitionId, transitionsOf } from './transition-id.ts';

/** Reads the state chart of a machine. */
export function readChart(machine: AnyStateMachine): Chart {
  const words = new Map(outcomesOf(machine).map(({ eventType, name }) => [eventType, name]));
  return {
    root: readState(machine.root, true),
    transitions: stateNodes(machine.root)
      .flatMap(transitionsOf)
      .map((transition) => readTransition(transition, words)),
  };
}

function readState(state: AnyStateNode, isInitial: boolean): ChartState {
  return {
    id: state.id,
    label: state.key,
    isParallel: state.type === 'parallel',
    isInitial,
    children: Object.values(state.states).map((child) =>
      readState(child, state.type === 'compound' && state.initial?.target[0] === child),
    ),
  };
}

function readTransition(
  transition: AnyTransitionDefinition,
  words: ReadonlyMap<string, string>,
): ChartTransition {
  const { source, target = [], eventType, guard, actions } = transition;
  return {
    id: transitionId(transition),
    source: source.id,
    targets: target.map(({ id }) => id),
    event: eventType,
    label: words.get(eventType) ?? (eventType || 'always'),
    ...(guard !== undefined && { guard: nameOf(guard) }),
    actions: actions.map(nameOf),
    stays: target.every((state) => state === source),
  };
}
