import type { AnyEventObject } from 'xstate';
import type { Path } from '../../src/qa/application/paths/path.ts';
import { outcomesOf } from '../../src/qa/application/shared/outcomes.ts';
import { runEvents } from './run-path.ts';
import { createSubject, type Surroundings } from './subject.ts';
import { stateIds, transitionIds } from './transitions.ts';

/** What of a machine no path passes through; empty lists where everything is covered. */
export interface Uncovered {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

/** Replays paths of one machine and tells what of it they leave out. */
export async function uncoveredBy(
  paths: readonly Path[],
  machine: string,
  { scenarios, documents }: Surroundings,
): Promise<Uncovered> {
  const entered = new Set<string>();
  const taken = new Set<string>();
  const some = [...scenarios.values()][0];
  if (some === undefined) throw new Error('there is no scenario');
  const { logic } = createSubject(machine, some, documents).actor;
  for (const path of paths) {
    const scenario = scenarios.get(path.scenario) ?? some;
    const run = await runEvents(createSubject(machine, scenario, documents), eventsOf(path, logic));
    for (const id of run.entered) entered.add(id);
    for (const id of run.taken) taken.add(id);
  }
  return {
    states: stateIds(logic).filter((id) => !entered.has(id)),
    transitions: [...transitionIds(logic).values()].filter((id) => !taken.has(id)),
  };
}

function eventsOf({ steps }: Path, logic: Parameters<typeof outcomesOf>[0]): readonly AnyEventObject[] {
  const types = new Map(outcomesOf(logic).map(({ name, eventType }) => [name, eventType]));
  return steps.map((step) =>
    'event' in step ? step.event : { type: types.get(step.outcome) ?? `unknown outcome ${step.outcome}` },
  );
}
