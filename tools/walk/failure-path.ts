import { actualOf, type Happening, type Path, recordPath, watchActor } from '@bupc/inspector/node';
import { type Failure, type Ground, takeStep } from './walker.ts';

/**
 * Writes a failed walk as a path whose replay ends in the problem.
 * @param recording what the path is called and what it is of
 */
export async function failurePath(
  ground: Ground,
  { steps }: Failure,
  recording: Pick<Path, 'name' | 'title' | 'machine' | 'scenario'>,
): Promise<Path> {
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
