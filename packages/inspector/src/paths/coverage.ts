import type { AnyEventObject } from 'xstate';
import { outcomesOf } from '../application/shared/outcomes.ts';
import type { Path } from '../domain/path.ts';
import type { Scenario } from '../domain/scenario.ts';
import { type Run, runEvents } from './run-path.ts';
import type { Surroundings } from './surroundings.ts';
import { stateIds, transitionIds } from './transitions.ts';

/** The states and transitions of a machine that no path passes through; empty where everything is covered. */
export interface Uncovered {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

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
    const { reached } = await runPath(path, machine, surroundings);
    covered.push({ path: path.name, steps: path.steps.length, reached });
  }
  return covered;
}

/** Replays paths of one machine and finds the states and transitions that they leave out. */
export async function uncoveredBy(
  paths: readonly Path[],
  machine: string,
  surroundings: Surroundings,
): Promise<Uncovered> {
  const entered = new Set<string>();
  const taken = new Set<string>();
  const { logic } = surroundings.create(machine, someScenario(surroundings)).actor;
  for (const path of paths) {
    const run = await runPath(path, machine, surroundings);
    for (const id of run.entered) entered.add(id);
    for (const id of run.taken) taken.add(id);
  }
  return {
    states: stateIds(logic).filter((id) => !entered.has(id)),
    transitions: [...transitionIds(logic).values()].filter((id) => !taken.has(id)),
  };
}

async function runPath(path: Path, machine: string, surroundings: Surroundings): Promise<Run> {
  const scenario = surroundings.scenarios.get(path.scenario) ?? someScenario(surroundings);
  const subject = surroundings.create(machine, scenario);
  return runEvents(subject, eventsOf(path, subject.actor.logic));
}

function someScenario({ scenarios }: Surroundings): Scenario {
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
