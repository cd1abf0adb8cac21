import type { AnyEventObject } from 'xstate';
import { outcomesOf } from '../application/shared/outcomes.ts';
import type { Path } from '../domain/path.ts';
import type { Scenario } from '../domain/scenario.ts';
import { runEvents } from './run-path.ts';
import type { Surroundings } from './surroundings.ts';

/** Where each path of a machine passes, by the path's name. */
export type Covered = readonly {
  readonly path: string;
  readonly steps: number;
  /** By state or transition (transitionId): the number of the step that reaches it first. */
  readonly reached: ReadonlyMap<string, number>;
}[];

/** Replays paths of one machine and finds the states and transitions that they pass through, and when. */
export async function coverageOf(
  paths: readonly Path[],
  machine: string,
  surroundings: Surroundings,
): Promise<Covered> {
  const covered = [];
  for (const path of paths) {
    const scenario = surroundings.scenarios.get(path.scenario) ?? someScenario(surroundings);
    const subject = surroundings.create(machine, scenario);
    const { reached } = await runEvents(subject, eventsOf(path, subject.actor.logic));
    covered.push({ path: path.name, steps: path.steps.length, reached });
  }
  return covered;
}

/** Any scenario: a machine is the same in each. */
export function someScenario({ scenarios }: Surroundings): Scenario {
  const some = [...scenarios.values()][0];
  if (some === undefined) throw new Error('there is no scenario');
  return some;
}

function eventsOf({ steps }: Path, logic: Parameters<typeof outcomesOf>[0]): readonly AnyEventObject[] {
  const types = new Map(outcomesOf(logic).map(({ name, eventType }) => [name, eventType]));
  return steps.map((step) =>
    'event' in step ? step.event : { type: types.get(step.outcome) ?? `unknown outcome ${step.outcome}` },
  );
}
