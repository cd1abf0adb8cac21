import { type Chart, type ChartTransition, statesWithin } from './chart.ts';

const isCovered = ({ coverage }: Chart, id: string): boolean => coverage.through[id] !== undefined;

/** The transitions that no committed path takes. */
export function uncoveredTransitions(chart: Chart): readonly ChartTransition[] {
  return chart.transitions.filter(({ id }) => !isCovered(chart, id));
}

/** The states that no committed path enters, by id; the machine itself counts as a state. */
export function uncoveredStates(chart: Chart): readonly string[] {
  return statesWithin(chart.root)
    .map(({ id }) => id)
    .filter((id) => !isCovered(chart, id));
}
