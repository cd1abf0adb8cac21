import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_MACHINE_NAMES } from '../../../qa/page/inspected-machines.ts';
import {
  coverageDocument,
  uncoveredStates,
  uncoveredTransitions,
} from '../../../tools/paths/coverage-table.ts';
import { CHARTS_FILE, COVERAGE_FILE } from '../../../tools/paths/files.ts';
import { MODELS } from '../../../tools/paths/models.ts';
import type { Charts } from '../../../tools/paths/site-charts.ts';

// Made with the paths, before the first test.
const charts: Charts = JSON.parse(readFileSync(CHARTS_FILE, 'utf8'));

it('knows every machine of the site', () => {
  expect(MODELS.map(({ machine }) => machine).sort()).toEqual([...ALL_MACHINE_NAMES].sort());
});

describe.each(MODELS)('the paths of $machine', ({ machine, unreachable = {} }) => {
  it('pass through every state and every transition that can be taken', () => {
    const chart = charts[machine];
    if (chart === undefined) throw new Error(`there is no chart of ${machine}`);
    const reasons = uncoveredTransitions(chart).map(({ id }) => chart.unreachable[id]);
    expect({ states: uncoveredStates(chart), reasons }).toEqual({
      states: [],
      reasons: Object.values(unreachable),
    });
  });
});

it('are what the document says of them (npm run paths -- coverage writes it)', () => {
  expect(readFileSync(COVERAGE_FILE, 'utf8')).toBe(coverageDocument(charts));
});
