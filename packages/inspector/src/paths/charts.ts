import type { Chart, Coverage } from '../domain/chart.ts';
import type { Path } from '../domain/path.ts';
import { type Covered, coverageOf, someScenario } from './coverage.ts';
import type { Model } from './model.ts';
import { readChart } from './read-chart.ts';
import type { Surroundings } from './surroundings.ts';

/** The charts of all machines, by what the page calls them. */
export type Charts = Readonly<Record<string, Chart>>;

/**
 * Reads the chart of a machine and replays its paths to see what they pass through.
 * @param model what is known of the machine, such as the transitions that no path can take
 */
export async function makeChart(
  machine: string,
  model: Pick<Model, 'unreachable'> | undefined,
  paths: readonly Path[],
  surroundings: Surroundings,
): Promise<Chart> {
  const { logic } = surroundings.create(machine, someScenario(surroundings)).actor;
  const covered = await coverageOf(paths, machine, surroundings);
  const { root, transitions } = readChart(logic);
  return {
    machine,
    root,
    transitions,
    coverage: { ...passagesOf(covered), unreachable: model?.unreachable ?? {} },
  };
}

function passagesOf(covered: Covered): Omit<Coverage, 'unreachable'> {
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
  return { paths, through: Object.fromEntries(through) };
}
