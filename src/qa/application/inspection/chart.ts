import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate';
import { outcomesOf, stateNodes } from '../shared/outcomes.ts';
import { transitionId, transitionsOf } from './transition-id.ts';

/** A state as the chart draws it. */
export interface ChartState {
  readonly id: string;
  readonly label: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initial: boolean;
  /** What runs while it is entered, by the name of its actor. */
  readonly invokes: readonly string[];
  /** Transitions without an edge: those that stay in the state, go into it, or out to a state around it. */
  readonly staying: readonly ChartTransition[];
  readonly children: readonly ChartState[];
}

/** A transition as the chart draws it. */
export interface ChartTransition {
  readonly id: string;
  readonly source: string;
  readonly event: string;
  /** The event in words, with its guard. */
  readonly label: string;
}

/** A transition that leads to another state. */
export interface ChartEdge extends ChartTransition {
  readonly target: string;
}

/** The state chart of a machine, ready to be laid out. */
export interface Chart {
  readonly root: ChartState;
  readonly edges: readonly ChartEdge[];
}

/**
 * Makes a machine of what an inspection event says of it. Its guards, actions and actors are names without code:
 * enough to draw it and to resolve its states, not to run it.
 * @param definition the machine's configuration as JSON
 * @returns undefined for what is no machine, such as a promise, or none that can be read
 */
export function machineFromDefinition(definition: string): AnyStateMachine | undefined {
  try {
    return readMachine(definition);
  } catch {
    return undefined;
  }
}

function readMachine(definition: string): AnyStateMachine | undefined {
  const config: unknown = JSON.parse(definition);
  if (typeof config !== 'object' || config === null || !('states' in config || 'on' in config))
    return undefined;
  return createMachine(config as Parameters<typeof createMachine>[0]);
}

/** Reads the state chart of a machine. */
export function readChart(machine: AnyStateMachine): Chart {
  const words: Words = new Map(outcomesOf(machine).map(({ eventType, name }) => [eventType, name]));
  const edges = stateNodes(machine.root).flatMap((state) =>
    transitionsOf(state)
      .filter((transition) => !staysAround(transition))
      .flatMap((transition) =>
        (transition.target ?? []).map((target) => ({ ...drawn(transition, words), target: target.id })),
      ),
  );
  return { root: drawnState(machine.root, true, words), edges };
}

/**
 * The types of the events that a machine takes in a state, in the order of its chart; those that the machine sends to
 * itself are left out.
 * @param value the state value of a snapshot
 */
export function acceptedEvents(machine: AnyStateMachine, value: unknown): string[] {
  const { _nodes: nodes } = machine.resolveState({ value: value as never, context: {} });
  const types = nodes.flatMap((node) => node.ownEvents).filter((type) => !type.startsWith('xstate.'));
  return [...new Set(types)];
}

/** The ids of the states that a state value names, those above them included. */
export function activeStates(machine: AnyStateMachine, value: unknown): string[] {
  return machine.resolveState({ value: value as never, context: {} })._nodes.map((node) => node.id);
}

/** What a machine sends itself, by the names that paths have for it. */
type Words = ReadonlyMap<string, string>;

const childrenOf = (state: AnyStateNode): AnyStateNode[] => Object.values(state.states);

function drawnState(state: AnyStateNode, initial: boolean, words: Words): ChartState {
  return {
    id: state.id,
    label: state.key,
    kind: state.type,
    initial,
    invokes: state.invoke.map(({ src }) => (typeof src === 'string' ? src : 'actor')),
    staying: transitionsOf(state)
      .filter(staysAround)
      .map((transition) => {
        const into = transition.target?.[0]?.key;
        const shown = drawn(transition, words);
        return into === undefined ? shown : { ...shown, label: `${shown.label} → ${into}` };
      }),
    children: childrenOf(state).map((child) =>
      drawnState(child, state.type === 'compound' && state.initial?.target[0] === child, words),
    ),
  };
}

// An arrow between a state and one inside it would have nowhere to run.
function staysAround({ source, target = [] }: AnyTransitionDefinition): boolean {
  const around = (one: AnyStateNode, other: AnyStateNode) => other.id.startsWith(`${one.id}.`);
  return target.every(
    (state) =>
      around(source, state) || around(state, source) || (state === source && childrenOf(state).length > 0),
  );
}

function drawn(transition: AnyTransitionDefinition, words: Words): ChartTransition {
  const { source, eventType, guard } = transition;
  const name = guardName(guard);
  return {
    id: transitionId(transition),
    source: source.id,
    event: eventType,
    label: `${words.get(eventType) ?? (eventType || 'always')}${name === undefined ? '' : ` [${name}]`}`,
  };
}

function guardName(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return undefined;
  return typeof guard.type === 'string' ? guard.type : undefined;
}
