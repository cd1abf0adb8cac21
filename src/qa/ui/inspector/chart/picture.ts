import {
  type Chart,
  type ChartState,
  type ChartTransition,
  pathsThrough,
  statesWithin,
} from '../../../domain/chart.ts';

/** Something that a chart draws and counts paths for. */
interface Counted {
  /** Of a state or a transition, as the chart has it. */
  readonly of: string;
  /** How many committed paths pass through it. */
  readonly paths: number;
}

/** A transition that leads nowhere else, as a row. */
export interface Row extends Counted {
  readonly transition: ChartTransition;
  readonly text: string;
}

/** A state as a box, or the rows of what may happen anywhere in a state. */
export interface Box extends Counted {
  /** Unique in its picture, where a state may stand several times. */
  readonly id: string;
  readonly kind: 'state' | 'rows';
  readonly label: string;
  readonly isInitial: boolean;
  readonly invokes: readonly string[];
  readonly rows: readonly Row[];
  readonly children: readonly Box[];
  /** Which of the bands of a picture it stands in, from the top; absent where there are none. */
  readonly band?: number;
}

/** A transition as a line between two boxes. */
export interface Line extends Counted {
  /** Unique in its picture. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transition: ChartTransition;
  /** How much it should lead downward: most from where the machine begins, else on in the machine's order. */
  readonly downward: number;
  /** The event, and below it the guard. */
  readonly text: readonly string[];
}

/** What is to be drawn of a chart, not yet laid out. */
export interface Picture {
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** What a transition's event is called where its state is in sight. */
export function eventText({ label }: ChartTransition): string {
  return label.replace(/ in .*/, '');
}

/** Draws a whole chart: its states within states, and a line for every transition that leads elsewhere. */
export function wholePicture(chart: Chart): Picture {
  const within = chart.root.children.map((child) => stateBox(chart, child));
  const lines = chart.transitions.flatMap((transition) =>
    transition.stays
      ? []
      : transition.targets.map((target) => lineOf(chart, transition, sourceBox(transition, target), target)),
  );
  return { boxes: [...anywhere(chart, chart.root), ...within], lines };
}

/** Draws a transition as a line between boxes. */
export function lineOf(chart: Chart, transition: ChartTransition, source: string, target: string): Line {
  const { id, guard } = transition;
  return {
    id: `${id} > ${target}`,
    of: id,
    paths: pathsThrough(chart, id).length,
    source,
    target,
    transition,
    downward: downward(chart, transition.source, target),
    text: [eventText(transition), ...(guard === undefined ? [] : [`[${guard}]`])],
  };
}

/** Draws a transition that leads nowhere else as a row. */
export function rowOf(chart: Chart, transition: ChartTransition): Row {
  const { id, guard, targets, isReenter } = transition;
  const again = targets.length > 0 && (isReenter || hasChildren(chart.root, targets[0]));
  const words = [eventText(transition), ...(guard === undefined ? [] : [`[${guard}]`])];
  return {
    of: id,
    paths: pathsThrough(chart, id).length,
    transition,
    text: [...words, ...(again ? ['begins again'] : [])].join(' '),
  };
}

/** Draws a state with all that is in it. */
function stateBox(chart: Chart, state: ChartState): Box {
  const children = state.children.map((child) => stateBox(chart, child));
  const isOuter = children.length > 0;
  return {
    ...plainBox(chart, state),
    rows: isOuter ? [] : rowsOf(chart, state.id),
    children: [...(isOuter ? anywhere(chart, state) : []), ...children],
  };
}

/** Draws a state by itself, without its rows and what is in it. */
export function plainBox(chart: Chart, { id, label, isInitial, invokes }: ChartState): Box {
  return {
    id,
    of: id,
    kind: 'state',
    paths: pathsThrough(chart, id).length,
    label,
    isInitial,
    invokes,
    rows: [],
    children: [],
  };
}

/** The rows of the transitions that stay in a state. */
export function rowsOf(chart: Chart, state: string): readonly Row[] {
  return chart.transitions
    .filter(({ source, stays }) => stays && source === state)
    .map((transition) => rowOf(chart, transition));
}

/** What may happen anywhere in a state stands in it as a box, from which lines lead to the states in it. */
function anywhere(chart: Chart, state: ChartState): readonly Box[] {
  const rows = rowsOf(chart, state.id);
  const leadsInside = chart.transitions.some(
    ({ source, targets, stays }) =>
      !stays && source === state.id && targets.some((target) => isInside(target, state.id)),
  );
  if (rows.length === 0 && !leadsInside) return [];
  const isRoot = state.id === chart.root.id;
  return [
    {
      id: anywhereId(state.id),
      of: state.id,
      kind: 'rows',
      paths: 0,
      label: isRoot ? 'In any state' : `In any state of ${state.label}`,
      isInitial: false,
      invokes: [],
      rows,
      children: [],
    },
  ];
}

function downward({ root }: Chart, source: string, target: string): number {
  const states = statesWithin(root);
  const from = states.findIndex(({ id }) => id === source);
  const to = states.findIndex(({ id }) => id === target);
  return from > to ? 0 : states[from]?.isInitial ? 100 : 10;
}

const anywhereId = (state: string): string => `${state} anywhere`;

const isInside = (id: string, outer: string): boolean => id.startsWith(`${outer}.`);

function sourceBox({ source }: ChartTransition, target: string): string {
  return isInside(target, source) ? anywhereId(source) : source;
}

function hasChildren(state: ChartState, id: string | undefined): boolean {
  return (
    (state.id === id && state.children.length > 0) || state.children.some((child) => hasChildren(child, id))
  );
}
