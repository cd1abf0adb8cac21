import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_MACHINE_NAMES } from '../../../src/qa/application/shared/every-machine.ts';
import { uncoveredStates, uncoveredTransitions } from '../../../src/qa/domain/coverage.ts';
import { type Charts, makeCharts } from '../../../tools/paths/charts.ts';
import { coverageDocument } from '../../../tools/paths/coverage-table.ts';
import { CHARTS_FILE, COVERAGE_FILE, readDocuments, readScenarios } from '../../../tools/paths/files.ts';
import { MODELS } from '../../../tools/paths/models.ts';

// Replays every path, once for all tests of this file.
const charts = await makeCharts({ documents: readDocuments(), scenarios: readScenarios() });

it('knows every machine of the site', () => {
  expect(MODELS.map(({ machine }) => machine).sort()).toEqual([...ALL_MACHINE_NAMES].sort());
});

describe.each(MODELS)('the paths of $machine', ({ machine, unreachable = {} }) => {
  it('pass through every state and every transition that can be taken; npm run paths:make writes them anew', () => {
    const chart = charts[machine];
    if (chart === undefined) throw new Error(`there is no chart of ${machine}`);
    const reasons = uncoveredTransitions(chart).map(({ id }) => chart.coverage.unreachable[id]);
    expect({ states: uncoveredStates(chart), reasons }).toEqual({
      states: [],
      reasons: Object.values(unreachable),
    });
  });
});

it('are what the inspector shows of them (npm run paths:coverage writes it)', () => {
  const written: Charts = JSON.parse(readFileSync(CHARTS_FILE, 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(charts)));
  // As objects they are the same in any order; the soonest path must come first.
  expect(Object.values(written).map(({ coverage }) => JSON.stringify(coverage.through))).toEqual(
    Object.values(charts).map(({ coverage }) => JSON.stringify(coverage.through)),
  );
});

it('are what the document says of them (npm run paths:coverage writes it)', () => {
  expect(readFileSync(COVERAGE_FILE, 'utf8')).toBe(coverageDocument(charts));
});
