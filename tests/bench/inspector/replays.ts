import { replay } from '@bupc/inspector/application/paths/replay.ts';
import type { Path } from '@bupc/inspector/domain/path.ts';
import type { Recording } from '@bupc/inspector/domain/recording.ts';
import { readScenario } from '../../../src/adapters/worlds/scenario-file.ts';
import type { AnyMachineName } from '../../../src/inspected-machines.ts';
import { readDocuments, readPaths, readRecordings, readScenarios } from '../../../tools/paths/files.ts';
import { makePaths } from '../../../tools/paths/make-paths.ts';
import { MODELS } from '../../../tools/paths/models.ts';
import { createSubject } from '../../../tools/paths/subject.ts';

const documents = readDocuments();
const scenarios = readScenarios();

/** Replays a path or a recording; @returns how many results there were, and whether all passed */
async function replayed(one: Path | Recording): Promise<{ steps: number; passed: boolean }> {
  const scenario = one.world ? readScenario(one.world) : scenarios.get(one.scenario);
  if (scenario === undefined) throw new Error(`there is no scenario '${one.scenario}'`);
  // Of the page that it was recorded on.
  const names = ('machine' in one ? [one.machine] : Object.keys(one.start)) as AnyMachineName[];
  const subjects = new Map(names.map((name) => [name, createSubject(name, scenario, documents)]));
  let steps = 0;
  let passed = true;
  for await (const result of replay(one, subjects)) {
    steps += 1;
    passed &&= result.passed;
  }
  for (const { actor } of subjects.values()) actor.stop();
  return { steps, passed };
}

/**
 * Replays every path and recording in Node, one after the other, and prints as JSON how many passed and how long
 * it took.
 * @throws Error for one whose scenario is not there
 */
export async function main(): Promise<void> {
  await makePaths();
  const all = [...MODELS.flatMap(({ machine }) => readPaths(machine)), ...readRecordings()];
  const start = performance.now();
  const results = [];
  for (const one of all) results.push(await replayed(one));
  console.log(
    JSON.stringify({
      paths: all.length,
      passed: results.filter(({ passed }) => passed).length,
      steps: results.reduce((sum, { steps }) => sum + steps, 0),
      seconds: (performance.now() - start) / 1000,
    }),
  );
}
