import { ALL_MACHINE_NAMES } from '../../src/qa/application/shared/every-machine.ts';
import type { Chart, Coverage } from '../../src/qa/domain/chart.ts';
import { type Covered, coverageOf } from './coverage.ts';
import { readPaths } from './files.ts';
import type { Model } from './model.ts';
import { MODELS } from './models.ts';
import { readChart } from './read-chart.ts';
import { createSubject, type Surroundings } from './subject.ts';
import { transitionIds } from './transitions.ts';

/** The charts of all machines, by what the page calls them. */
export type Charts = Readonly<Record<string, Chart>>;

/** Reads the chart of every machine of the site and replays the committed paths to see what they pass through. */
export async function makeCharts(surroundings: Surroundings): Promise<Charts> {
  const charts: Record<string, Chart> = {};
  for (const machine of ALL_MACHINE_NAMES) {
    const model = MODELS.find((known) => known.machine === machine);
    charts[machine] = await makeChart(machine, model, surroundings);
  }
  return charts;
}

async function makeChart(
  machine: string,
  model: Model | undefined,
  surroundings: Surroundings,
): Promise<Chart> {
  const some = [...surroundings.scenarios.values()][0];
  if (some === undefined) throw new Error('there is no scenario');
  const { logic } = createSubject(machine, some, surroundings.documents).actor;
  const covered = await coverageOf(readPaths(machine), machine, surroundings);
  const { root, transitions } = readChart(logic);
  // The same transitions in the same order, by the names that the models have for them.
  const names = [...transitionIds(logic).values()];
  const unreachable = transitions.flatMap(({ id }, index): [string, string][] => {
    const reason = model?.unreachable?.[names[index] ?? ''];
    return reason === undefined ? [] : [[id, reason]];
  });
  return {
    machine,
    root,
    transitions,
    coverage: coverage(covered, unreachable),
  };
}

function coverage(covered: Covered, unreachable: readonly [string, string][]): Coverage {
  const paths = Object.fromEntries(covered.map(({ path, steps }) => [path, steps]));
  const ids = new Set(covered.flatMap(({ reached }) => [...reached.keys()]));
  const through = [...ids].sort().map((id) => {
    const passing = covered
      .flatMap(({ path, steps, reached }) => {
        const step = reached.get(id);
        return step === undefined ? [] : [{ path, steps, step }];
      })
      .sort((one, other) => one.step - other.step || one.steps - other.steps);
    return [id, Object.fromEntries(passing.map(({ path, step }) => [path, step]))];
  });
  return { paths, through: Object.fromEntries(through), unreachable: Object.fromEntries(unreachable) };
}
