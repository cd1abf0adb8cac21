import { eventProblems, type Path, sendEvent } from '@bupc/inspector/node';
import { EVENT_SCHEMAS } from '../../qa/events/all-events.ts';
import type { Scenario } from '../../qa/worlds/scenario.ts';
import type { ByFeed } from '../../src/adapters/http/feeds.ts';
import { KNOWLEDGE } from '../paths/files.ts';
import type { Model } from '../paths/model.ts';
import { createSubject } from '../paths/subject.ts';
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
 * Sends random events to a machine of the site, in a world that the seed makes.
 * @param length events and outcomes
 * @returns the shortest walk found that shows the problem; undefined where all went well
 */
export async function walkMachine(
  { machine, events, hostile, context }: Model,
  seed: number,
  length: number,
  { documents }: { readonly documents: ByFeed<unknown> },
): Promise<FailedWalk | undefined> {
  const random = createRandom(seed);
  const scenario = randomScenario(`walk-${seed}`, random);
  const few = fewItems(documents);
  const ground: Ground = {
    create: () => createSubject(machine, scenario, few),
    send: (actor, event) => void sendEvent(KNOWLEDGE, machine, actor, event),
    events,
    hostile,
    malformed: malformedEvents(EVENT_SCHEMAS[machine as keyof typeof EVENT_SCHEMAS]),
    problemsOf: (event) => eventProblems(KNOWLEDGE, machine, event),
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
