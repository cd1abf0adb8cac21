import { outcomesOf, type Path } from '@bupc/inspector/node';
import type { AnyEventObject } from 'xstate';
import { runEvents } from './run-path.ts';
import type { CreateSubject } from './subject.ts';

/** Replays paths and finds the states and transitions of their machine that they pass through, by id. */
export async function passagesOf(paths: readonly Path[], create: CreateSubject): Promise<readonly string[]> {
  const passed = new Set<string>();
  for (const path of paths) {
    const subject = create(path.machine, path.scenario);
    const { reached } = await runEvents(subject, eventsOf(path, subject.actor.logic));
    for (const id of reached.keys()) passed.add(id);
  }
  return [...passed].sort();
}

function eventsOf({ steps }: Path, logic: Parameters<typeof outcomesOf>[0]): readonly AnyEventObject[] {
  const types = new Map(outcomesOf(logic).map(({ name, eventType }) => [name, eventType]));
  return steps.map((step) =>
    'event' in step ? step.event : { type: types.get(step.outcome) ?? `unknown outcome ${step.outcome}` },
  );
}
