import { eventProblems } from '../../src/qa/application/events/event-problems.ts';
import type { Path } from '../../src/qa/domain/path.ts';
import type { Scenario } from '../../src/qa/domain/scenario.ts';
import type { Model } from '../paths/model.ts';
import { createSubject, type Surroundings } from '../paths/subject.ts';
import { createRandom } from '../random.ts';
import { failurePath } from './failure-path.ts';
import { malformedEvents } from './malformed-events.ts';
import { fewItems, randomScenario } from './random-scenario.ts';
import { shrink } from './shrink.ts';
import { type Ground, walk } from './walker.ts';

/** A walk that failed, ready to be replayed: save the scenario and the path under their names. */
export interface FailedWalk {
  readonly problem: string;
  readonly scenario: Scenario;
  readonly path: Path;
}

/**
 * Walks about on a machine of the site at random, in a world that the seed makes.
 * @param length events and outcomes
 * @returns the shortest walk found that shows the problem; undefined where all went well
 */
export async function walkMachine(
  { machine, events, hostile, context }: Model,
  seed: number,
  length: number,
  { documents }: Pick<Surroundings, 'documents'>,
): Promise<FailedWalk | undefined> {
  const random = createRandom(seed);
  const scenario = randomScenario(`walk-${seed}`, random);
  const few = fewItems(documents);
  const ground: Ground = {
    create: () => createSubject(machine, scenario, few),
    machine,
    events,
    hostile,
    malformed: malformedEvents(machine),
    problemsOf: (event) => eventProblems(machine, event),
    context,
  };
  const failure = await walk(ground, random, length);
  if (failure === undefined) return undefined;
  const shortest = await shrink(ground, failure);
  const name = `walk-${seed}`;
  const recording = { name, title: `Walk ${seed}: ${shortest.problem}`, machine, scenario: name };
  const path = await failurePath(ground, shortest, recording);
  return { problem: shortest.problem, scenario, path };
}
