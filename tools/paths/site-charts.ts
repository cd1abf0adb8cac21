import { type Chart, readChart } from '@bupc/inspector/node';
import { ALL_MACHINE_NAMES } from '../../qa/page/inspected-machines.ts';
import { type Covered, coverageOf } from './coverage.ts';
import { KNOWLEDGE, readPaths } from './files.ts';
import { MODELS } from './models.ts';
import type { CreateSubject } from './subject.ts';

/** The charts of all machines, by what the page calls them. */
export type Charts = Readonly<Record<string, Chart>>;

/** Reads the chart of every machine of the site and replays all paths to see what they pass through. */
export async function siteCharts(create: CreateSubject): Promise<Charts> {
  const charts: Record<string, Chart> = {};
  for (const machine of ALL_MACHINE_NAMES) {
    const { unreachable = {} } = MODELS.find((known) => known.machine === machine) ?? {};
    const passages = passagesOf(await coverageOf(readPaths(machine), create));
    charts[machine] = {
      machine,
      ...readChart(KNOWLEDGE.machines[machine]),
      coverage: { ...passages, unreachable },
    };
  }
  return charts;
}

function passagesOf(covered: Covered): Omit<Chart['coverage'], 'unreachable'> {
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
