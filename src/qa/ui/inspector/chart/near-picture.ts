import {
  activeStates,
  type Chart,
  type ChartState,
  type ChartTransition,
  stateName,
  statesWithin,
} from '../../../domain/chart.ts';
import type { StateValue } from '../../../domain/state-value.ts';
import { type Box, type Line, lineOf, type Picture, plainBox, rowsOf } from './picture.ts';

/** The bands of a near picture, from the top. */
export const BANDS = ['Came from', 'Is in', 'Can go to'] as const;
const CAME_FROM = 0;
export const IS_IN = 1;
const CAN_GO_TO = 2;

/**
 * Draws what is near to where a machine is: the states it came from last, those it is in, and those it can go to.
 * @param taken the transitions that the last event took, by id
 */
export function nearPicture(chart: Chart, value: StateValue | undefined, taken: readonly string[]): Picture {
  const active = activeStates(chart, value);
  const came = chart.transitions.filter(({ id, stays }) => taken.includes(id) && !stays);
  const leading = active
    .toReversed()
    .flatMap((id) => chart.transitions.filter(({ source, stays }) => source === id && !stays));
  const before = new Set(came.map(({ source }) => source));
  const after = new Set(leading.flatMap(({ targets }) => targets));
  const rows = active.toReversed().flatMap((id) => rowsOf(chart, id));
  const present = chart.root.children.flatMap((child) => presentBox(chart, child, active));
  return {
    boxes: [
      ...[...before].map((id) => farBox(chart, id, CAME_FROM)),
      ...present.map((box) => ({ ...box, band: IS_IN })),
      ...[...after].map((id) => farBox(chart, id, CAN_GO_TO)),
      ...(rows.length === 0 ? [] : [{ ...staying(chart), rows, band: CAN_GO_TO }]),
    ],
    lines: [
      ...came.flatMap((transition) => cameLine(chart, transition, active, before)),
      ...leading.flatMap((transition) => leadingLines(chart, transition, present)),
    ],
  };
}

const farId = (band: number, state: string): string => `${BANDS[band]} ${state}`;

/** A state away from where the machine is, by its whole name. */
function farBox(chart: Chart, id: string, band: number): Box {
  const state = statesWithin(chart.root).find((one) => one.id === id) ?? chart.root;
  const label = id === chart.root.id ? 'any state' : stateName(chart, id);
  return { ...plainBox(chart, state), id: farId(band, id), label, band };
}

function presentBox(chart: Chart, state: ChartState, active: readonly string[]): Box[] {
  if (!active.includes(state.id)) return [];
  const children = state.children.flatMap((child) => presentBox(chart, child, active));
  return [{ ...plainBox(chart, state), children }];
}

const staying = (chart: Chart): Box => ({
  ...plainBox(chart, chart.root),
  id: 'stays',
  kind: 'rows',
  label: 'Stays',
  isInitial: false,
});

function cameLine(
  chart: Chart,
  transition: ChartTransition,
  active: readonly string[],
  before: ReadonlySet<string>,
): Line[] {
  return transition.targets.flatMap((target) => {
    const isPassed = !active.includes(target) && before.has(target);
    const end = isPassed ? farId(CAME_FROM, target) : target;
    if (!isPassed && !active.includes(target)) return [];
    return [lineOf(chart, transition, farId(CAME_FROM, transition.source), end)].map((line) => ({
      ...line,
      id: `came ${line.id}`,
    }));
  });
}

function leadingLines(chart: Chart, transition: ChartTransition, present: readonly Box[]): Line[] {
  // The machine itself is no box; what leads on from anywhere in it leads on from where it is.
  const source = transition.source === chart.root.id ? present[0]?.id : transition.source;
  return source === undefined
    ? []
    : transition.targets.map((target) => ({
        ...lineOf(chart, transition, source, farId(CAN_GO_TO, target)),
        id: `leads ${transition.id} > ${target}`,
      }));
}
