import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { transitionId, transitionsOf } from '../application/inspection/transition-id.ts';
import { outcomesOf, stateNodes } from '../application/shared/outcomes.ts';
import type { Chart, ChartState, ChartTransition } from '../domain/chart.ts';

/** Reads the state chart of a machine, without the coverage of its paths. */
export function readChart(machine: AnyStateMachine): Pick<Chart, 'root' | 'transitions'> {
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

/** Names a guard or an action, with its parameter where that is a constant. */
function nameOf(called: unknown): string {
  if (typeof called === 'string') return called;
  // A guard of XState's `stateIn` holds its state in a field; its name is the same for every state.
  if (hasStateValue(called)) return `in ${inWords(called.stateValue)}`;
  if (!hasType(called)) return 'inline';
  const { type, params } = called;
  return params === undefined || typeof params === 'function' ? type : `${type} ${constant(params)}`;
}

const constant = (value: unknown): string =>
  typeof value === 'number' ? String(value) : JSON.stringify(value);

function inWords(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${inWords(inner)}`))
    .join(' and ');
}

function hasType(called: unknown): called is { readonly type: string; readonly params?: unknown } {
  const isSome = (typeof called === 'object' && called !== null) || typeof called === 'function';
  return isSome && 'type' in called && typeof called.type === 'string';
}

function hasStateValue(called: unknown): called is { readonly stateValue: StateValue } {
  return typeof called === 'function' && 'stateValue' in called;
}
