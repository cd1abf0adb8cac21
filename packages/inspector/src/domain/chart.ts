import type { StateValue } from './state-value.ts';

/** A state of a machine. */
export interface ChartState {
  readonly id: string;
  /** Its key. */
  readonly label: string;
  /** Whether the machine is in all of its children at once. */
  readonly isParallel: boolean;
  readonly isInitial: boolean;
  readonly children: readonly ChartState[];
}

/** A transition of a machine. */
export interface ChartTransition {
  /** As transitionId gives it. */
  readonly id: string;
  readonly source: string;
  /** The ids of the states it leads to; none where it leads nowhere. */
  readonly targets: readonly string[];
  /** The type of its event; empty for one that needs none. */
  readonly event: string;
  /** The event, or in words what the machine awaits: 'loadFeed done', 'closeDelay over', 'always'. */
  readonly label: string;
  /** With its constant parameter, as in `names "beranda"`. */
  readonly guard?: string;
  /** With their constant parameters, as in `turn 1`. */
  readonly actions: readonly string[];
  /** Whether the machine stays in the state: no target, or the state itself. */
  readonly stays: boolean;
}

/** What the committed paths pass through. */
export interface Coverage {
  /** The number of steps of each path of the machine, by its name. */
  readonly paths: Readonly<Record<string, number>>;
  /**
   * By state or transition: the paths that pass through it, each with the number of the step that reaches it, 0 for the start;
   * the path that takes the fewest steps comes first.
   */
  readonly through: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Why no path can take a transition, by its id. */
  readonly unreachable: Readonly<Record<string, string>>;
}

/** The state chart of a machine of the page, and what the committed paths pass through. */
export interface Chart {
  /** What the page calls it. */
  readonly machine: string;
  readonly root: ChartState;
  /** In the order of the states they start from. */
  readonly transitions: readonly ChartTransition[];
  readonly coverage: Coverage;
}

/** A committed path that passes through a state or a transition. */
export interface Passing {
  /** With its machine: 'gallery/flow-not-found'. */
  readonly path: string;
  /** The number of the step that reaches it; 0 for the start. */
  readonly step: number;
  /** How many steps the path has. */
  readonly steps: number;
}

/** The committed paths through a state or a transition; the one that takes the fewest steps comes first. */
export function pathsThrough({ machine, coverage }: Chart, id: string): readonly Passing[] {
  return Object.entries(coverage.through[id] ?? {}).map(([name, step]) => ({
    path: `${machine}/${name}`,
    step,
    steps: coverage.paths[name] ?? step,
  }));
}

/** The transitions that no committed path takes. */
export const uncoveredTransitions = ({ transitions, coverage }: Chart): readonly ChartTransition[] =>
  transitions.filter(({ id }) => coverage.through[id] === undefined);

/** What a transition is called: 'search.changed', 'loadFeed done'. */
export function eventText({ label }: ChartTransition): string {
  return label.replace(/ in .*/, '');
}

/** Whether a tester can send the event of a transition; outcomes come by themselves. */
export function isSendable({ event }: ChartTransition): boolean {
  return event !== '' && !event.startsWith('xstate.');
}

/** A state and all that is nested in it, in order. */
export function statesWithin(state: ChartState): readonly ChartState[] {
  return [state, ...state.children.flatMap(statesWithin)];
}

/** The name of a state within its machine, as 'loading.fetching'; for the machine itself its own name. */
export function stateName({ machine, root }: Chart, id: string): string {
  return id.startsWith(`${root.id}.`) ? id.slice(root.id.length + 1) : machine;
}

/**
 * The ids of the states that a state value names, from the outside in.
 * @param value a compound state that it names without an inner one stands for its initial state
 */
export function activeStates({ root }: Pick<Chart, 'root'>, value: StateValue | undefined): string[] {
  return value === undefined ? [] : activeNodes(root, value).map(({ id }) => id);
}

/** The state that a machine is in, by id: the innermost one, of regions side by side the last. */
export function innermostState(chart: Chart, value: StateValue | undefined): string {
  return activeStates(chart, value).at(-1) ?? chart.root.id;
}

/**
 * The types of the events that a machine takes in a state, those of the states around it first; those that the machine
 * sends to itself are left out.
 */
export function acceptedEvents(chart: Chart, value: StateValue | undefined): string[] {
  const taken = activeStates(chart, value).flatMap((id) =>
    chart.transitions.filter(({ source }) => source === id),
  );
  return [...new Set(taken.filter(isSendable).map(({ event }) => event))];
}

/** The transitions that an event may take in a state, in the order in which XState asks their guards: innermost first. */
export function transitionsFrom(
  chart: Chart,
  value: StateValue | undefined,
  eventType: string,
): ChartTransition[] {
  return value === undefined
    ? []
    : innermostFirst(chart.root, value).flatMap(({ id }) =>
        chart.transitions.filter(({ source, event }) => source === id && event === eventType),
      );
}

interface Active {
  readonly state: ChartState;
  readonly value: StateValue | undefined;
}

/** The child states that a part of a state value names. */
function activeChildren(
  { isParallel, children }: ChartState,
  value: StateValue | undefined,
): readonly Active[] {
  const within = (child: ChartState): StateValue | undefined =>
    typeof value === 'object' ? value[child.label] : undefined;
  if (isParallel) return children.map((child) => ({ state: child, value: within(child) }));
  const named = typeof value === 'string' ? value : Object.keys(value ?? {})[0];
  const child = children.find(({ label, isInitial }) => (named === undefined ? isInitial : label === named));
  return child === undefined ? [] : [{ state: child, value: within(child) }];
}

function activeNodes(state: ChartState, value: StateValue | undefined): readonly ChartState[] {
  return [state, ...activeChildren(state, value).flatMap((child) => activeNodes(child.state, child.value))];
}

function innermostFirst(state: ChartState, value: StateValue | undefined): readonly ChartState[] {
  const inner = activeChildren(state, value).flatMap((child) => innermostFirst(child.state, child.value));
  return [...inner, state];
}
