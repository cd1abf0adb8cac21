import { eventProblems, replay, type StepResult } from '@bupc/inspector/node';
import { describe, expect, it } from 'vitest';
import { ALL_MACHINE_NAMES, portName } from '../../../qa/page/inspected-machines.ts';
import { readScenario } from '../../../qa/worlds/scenario-file.ts';
import { KNOWLEDGE, readDocuments, readRecordings, readScenarios } from '../../../tools/paths/files.ts';
import { createSubject } from '../../../tools/paths/subject.ts';

const documents = readDocuments();
const scenarios = readScenarios();
const problemsOf = (machine: string, event: unknown) => eventProblems(KNOWLEDGE, machine, event);

describe('a recording of the whole page', () => {
  it.each(readRecordings())('$name replays on the machines, without a page', async (recording) => {
    const scenario = recording.world ? readScenario(recording.world) : scenarios.get(recording.scenario);
    if (scenario === undefined) throw new Error(`there is no scenario '${recording.scenario}'`);
    const subjects = new Map(
      ALL_MACHINE_NAMES.map((name) => [name, createSubject(name, scenario, documents)]),
    );
    const results: StepResult[] = [];
    for await (const result of replay(recording, subjects, { problemsOf, portName })) results.push(result);
    for (const { actor } of subjects.values()) actor.stop();
    const failed = results.flatMap(({ index, passed, reason }) =>
      passed ? [] : [`entry ${index}: ${reason}`],
    );
    expect({ failed, results: results.length }).toEqual({
      failed: [],
      results: recording.entries.length + 2,
    });
  });
});
