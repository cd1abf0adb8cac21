import { type Charts, makeChart, type Surroundings } from '@bupc/inspector/node';
import { ALL_MACHINE_NAMES } from '../../qa/page/inspected-machines.ts';
import type { Scenario } from '../../qa/worlds/scenario.ts';
import { readPaths } from './files.ts';
import { MODELS } from './models.ts';

/** Reads the chart of every machine of the site and replays all paths to see what they pass through. */
export async function siteCharts(surroundings: Surroundings<Scenario>): Promise<Charts> {
  const charts: Record<string, Charts[string]> = {};
  for (const machine of ALL_MACHINE_NAMES) {
    const model = MODELS.find((known) => known.machine === machine);
    charts[machine] = await makeChart(machine, model, readPaths(machine), surroundings);
  }
  return charts;
}
