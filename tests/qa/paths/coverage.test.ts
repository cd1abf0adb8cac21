import { describe, expect, it } from 'vitest';
import { MACHINE_NAMES } from '../../../src/application/machines.ts';
import { uncoveredBy } from '../../../tools/paths/coverage.ts';
import { readDocuments, readPaths, readScenarios } from '../../../tools/paths/files.ts';
import { MODELS } from '../../../tools/paths/models.ts';

const surroundings = { documents: readDocuments(), scenarios: readScenarios() };

it('knows every machine of the site', () => {
  expect(MODELS.map(({ machine }) => machine).sort()).toEqual([...MACHINE_NAMES].sort());
});

describe.each(MODELS)('the paths of $machine', ({ machine, unreachable = {} }) => {
  it('pass through every state and every transition that can be taken; npm run paths:make writes them anew', async () => {
    const uncovered = await uncoveredBy(readPaths(machine), machine, surroundings);
    expect(uncovered).toEqual({ states: [], transitions: Object.keys(unreachable) });
  });
});
