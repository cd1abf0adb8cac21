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

/** The state chart of a machine. */
export interface Chart {
  readonly root: ChartState;
  /** In the order of the states they start from. */
  readonly transitions: readonly ChartTransition[];
}

/** What a transition is called: 'search.changed', 'loadFeed done'. */
export function eventText({ label }: Pick<ChartTransition, 'label'>): string {
  return label.replace(/ in .*/, '');
}

/** Whether a tester can send the event of a transition; outcomes come by themselves. */
export function isSendable({ event }: Pick<ChartTransition, 'event'>): boolean {
  return event !== '' && !event.startsWith('xstate.');
}

/**
 * The ids of the states that a state value names, from the outside in.
 * @param value a compound state that it names without an inner one stands for its initial state
 */
export function activeStates({ root }: Chart, value: StateValue | undefined): string[] {
  return value === undefined ? [] : activeNodes(root, value).map(({ id }) => id);
}

/** The transitions that a machine can take in a state, those of the states around it first. */
export function takesNow(chart: Chart, value: StateValue | undefined): readonly ChartTransition[] {
  return activeStates(chart, value).flatMap((id) => chart.transitions.filter(({ source }) => source === id));
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
