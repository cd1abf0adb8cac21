import { readdirSync } from 'node:fs';
import { eventProblems, replay, type StepResult } from '@bupc/inspector/node';
import { describe, expect, it } from 'vitest';
import { badFiles, KNOWLEDGE, MADE_FOLDER, readPaths } from '../../../tools/paths/files.ts';
import { MODELS } from '../../../tools/paths/models.ts';
import { siteSubjects } from '../../../tools/paths/subject.ts';

const create = siteSubjects();
const problemsOf = (machine: string, event: unknown) => eventProblems(KNOWLEDGE, machine, event);

it('makes the paths of the machines that there are, and no others', () => {
  const made = readdirSync(MADE_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(made.map(({ name }) => name).sort()).toEqual(MODELS.map(({ machine }) => machine).sort());
});

it('can read every path and recording', () => {
  expect(badFiles(MODELS.map(({ machine }) => machine))).toEqual({});
});

describe.each(MODELS)('$machine', ({ machine }) => {
  it.each(readPaths(machine))('$name', async (path) => {
    const subject = create(machine, path.scenario);
    const results: StepResult[] = [];
    for await (const result of replay(path, new Map([[machine, subject]]), { problemsOf }))
      results.push(result);
    subject.actor.stop();
    const failed = results
      .filter(({ passed }) => !passed)
      .map(({ index, reason }) => `step ${index}: ${reason}`);
    expect({ failed, results: results.length }).toEqual({ failed: [], results: path.steps.length + 2 });
  });
});
