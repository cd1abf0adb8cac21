import { outcomesOf, type Path } from '@bupc/inspector/node';
import type { AnyEventObject } from 'xstate';
import { runEvents } from './run-path.ts';
import type { CreateSubject } from './subject.ts';

/** Where each path of a machine passes, by the path's name. */
export type Covered = readonly {
  readonly path: string;
  readonly steps: number;
  /** By state or transition (transitionId): the number of the step that reaches it first. */
  readonly reached: ReadonlyMap<string, number>;
}[];

/** Replays paths and finds the states and transitions of their machine that they pass through, and when. */
export async function coverageOf(paths: readonly Path[], create: CreateSubject): Promise<Covered> {
  const covered = [];
  for (const path of paths) {
    const subject = create(path.machine, path.scenario);
    const { reached } = await runEvents(subject, eventsOf(path, subject.actor.logic));
    covered.push({ path: path.name, steps: path.steps.length, reached });
  }
  return covered;
}

function eventsOf({ steps }: Path, logic: Parameters<typeof outcomesOf>[0]): readonly AnyEventObject[] {
  const types = new Map(outcomesOf(logic).map(({ name, eventType }) => [name, eventType]));
  return steps.map((step) =>
    'event' in step ? step.event : { type: types.get(step.outcome) ?? `unknown outcome ${step.outcome}` },
  );
}
