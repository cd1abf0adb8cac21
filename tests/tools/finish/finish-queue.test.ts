import { expect, it } from 'vitest';
import { createFinishQueue, type DeferredTask, type Progress } from '../../../tools/finish/finish-queue.ts';

/** A queue over files of these names, each made when it is let go. */
function queue(...names: readonly string[]) {
  const made: string[] = [];
  const progress: Progress[] = [];
  const failures: unknown[] = [];
  const files = names.map((name): DeferredTask => {
    const [kind = '', file = ''] = name.split(' ');
    const make = async () => {
      if (file === 'broken') throw new Error(file);
      made.push(file);
    };
    return { kind, has: (path) => path === file, isQuick: kind === 'picture', make };
  });
  const report = (one: Progress) => void progress.push(one);
  const failed = (error: unknown) => void failures.push(error);
  return { made, progress, failures, queue: createFinishQueue(files, { report, failed }) };
}

it('makes what is waited for next, where that is quick, and all else in its order', async () => {
  const { made, queue: finishing } = queue('picture a', 'paths b', 'picture c', 'paths d', 'picture e');
  const waits = ['e', 'd', 'x'].map((path) => finishing.want(path));
  await finishing.run();
  expect([made, await Promise.all(waits), await finishing.want('a')]).toEqual([
    ['e', 'a', 'b', 'c', 'd'],
    [true, true, false],
    true,
  ]);
});

it('makes the others where one cannot be made, and says so to whoever waits for it', async () => {
  const { made, progress, failures, queue: finishing } = queue('picture a', 'picture broken', 'paths b');
  const wait = finishing.want('broken');
  await finishing.run();
  expect([made, await wait, failures, progress]).toEqual([
    ['a', 'b'],
    false,
    [new Error('broken')],
    [
      { kind: 'picture', made: 1, of: 2 },
      { kind: 'picture', made: 2, of: 2 },
      { kind: 'paths', made: 1, of: 1 },
    ],
  ]);
});
