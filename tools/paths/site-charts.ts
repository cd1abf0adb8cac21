import { type Chart, readChart } from '@bupc/inspector/node';
import { ALL_MACHINE_NAMES } from '../../qa/page/inspected-machines.ts';
import { passagesOf } from './coverage.ts';
import { KNOWLEDGE, readPaths } from './files.ts';
import { MODELS } from './models.ts';
import type { CreateSubject } from './subject.ts';

/** The state chart of a machine of the site, and what its paths pass through. */
export interface CoveredChart extends Chart {
  /** What the page calls it. */
  readonly machine: string;
  /** How many paths it has. */
  readonly paths: number;
  /** The states and transitions that the paths pass through, by id. */
  readonly passed: readonly string[];
  /** Why no path can take a transition, by its id. */
  readonly unreachable: Readonly<Record<string, string>>;
}

/** The charts of all machines, by what the page calls them. */
export type Charts = Readonly<Record<string, CoveredChart>>;

/** Reads the chart of every machine of the site and replays all paths to see what they pass through. */
export async function siteCharts(create: CreateSubject): Promise<Charts> {
  const charts: Record<string, CoveredChart> = {};
  for (const machine of ALL_MACHINE_NAMES) {
    const { unreachable = {} } = MODELS.find((known) => known.machine === machine) ?? {};
    const paths = readPaths(machine);
    const passed = await passagesOf(paths, create);
    const chart = readChart(KNOWLEDGE.machines[machine]);
    charts[machine] = { machine, ...chart, paths: paths.length, passed, unreachable };
  }
  return charts;
}
