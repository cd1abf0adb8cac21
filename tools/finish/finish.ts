import { resolve } from 'node:path';
import { deferredTasks, readDeferred, removeDeferred } from './deferred-work.ts';
import { createFinishQueue, type Progress } from './finish-queue.ts';

/** What the server of a build says to who finishes it. */
interface Wanted {
  readonly want: string;
}

/**
 * Finishes a build while it is served. Reports its progress to its parent, and of each requested path whether it is written; ends
 * when the build is whole.
 * @param args the folder of the build
 */
export async function main([dist = 'dist']: readonly string[]): Promise<void> {
  const work = await readDeferred(dist);
  if (work === undefined) return;
  let hasFailed = false;
  const queue = createFinishQueue(deferredTasks(resolve('.'), resolve(dist), work), {
    report: (progress) => say({ progress }),
    failed: (error) => {
      hasFailed = true;
      console.error(error instanceof Error ? error.message : error);
    },
  });
  process.on('message', async ({ want }: Wanted) => say({ path: want, isMade: await queue.want(want) }));
  await queue.run();
  // The next start tries again what has failed.
  if (!hasFailed) await removeDeferred(dist);
  process.disconnect?.();
}

function say(message: { progress: Progress } | { path: string; isMade: boolean }): void {
  if (process.connected) process.send?.(message);
}
