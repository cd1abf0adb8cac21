import { type Chart, type ChartTransition, statesWithin } from './chart.ts';

/** How much of a machine, or of all, the committed paths pass through. */
export interface CoverageSum {
  readonly states: number;
  readonly coveredStates: number;
  readonly transitions: number;
  readonly coveredTransitions: number;
  readonly paths: number;
}

const isCovered = ({ coverage }: Chart, id: string): boolean => coverage.through[id] !== undefined;

/** Counts what the committed paths pass through; the machine itself counts as a state. */
export function coverageSum(chart: Chart): CoverageSum {
  const states = statesWithin(chart.root);
  return {
    states: states.length,
    coveredStates: states.filter(({ id }) => isCovered(chart, id)).length,
    transitions: chart.transitions.length,
    coveredTransitions: chart.transitions.length - uncoveredTransitions(chart).length,
    paths: Object.keys(chart.coverage.paths).length,
  };
}

/** Adds up what the committed paths pass through in several machines. */
export function coverageTotal(charts: readonly Chart[]): CoverageSum {
  const sums = charts.map(coverageSum);
  const total = (key: keyof CoverageSum) => sums.reduce((sum, one) => sum + one[key], 0);
  return {
    states: total('states'),
    coveredStates: total('coveredStates'),
    transitions: total('transitions'),
    coveredTransitions: total('coveredTransitions'),
    paths: total('paths'),
  };
}

/** The transitions that no committed path takes. */
export function uncoveredTransitions(chart: Chart): readonly ChartTransition[] {
  return chart.transitions.filter(({ id }) => !isCovered(chart, id));
}

/** The states that no committed path enters, by id. */
export function uncoveredStates(chart: Chart): readonly string[] {
  return statesWithin(chart.root)
    .map(({ id }) => id)
    .filter((id) => !isCovered(chart, id));
}
