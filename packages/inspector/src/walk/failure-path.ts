import { type Recording, recordPath } from '../application/paths/record.ts';
import { actualOf, type Happening, watchActor } from '../application/paths/watch.ts';
import type { Path } from '../domain/path.ts';
import { type Failure, type Ground, takeStep } from './walker.ts';

/** Writes a failed walk as a path whose replay ends in the problem. */
export async function failurePath(ground: Ground, { steps }: Failure, recording: Recording): Promise<Path> {
  const subject = ground.create();
  const { actor } = subject;
  const happenings: Happening[] = [];
  actor.subscribe({ error: () => undefined });
  actor.start();
  const start = actualOf(actor);
  const unwatch = watchActor(actor, (happening) => void happenings.push(happening));
  for (const step of steps) await takeStep(step, subject, ground.send);
  unwatch();
  actor.stop();
  return recordPath(recording, actor.logic, start, happenings);
}
