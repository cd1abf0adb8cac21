import { afterEach, beforeEach, vi } from 'vitest';

/** Replaces the timers in every test of the file; answers of the feed server still come by themselves. */
export function fakeTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
}

/** How a promise ended. */
export type Ending = { readonly value: unknown } | { readonly error: unknown };

/**
 * Waits for a promise, moving time on only where the code under test waits beside its time limit.
 * @returns how it ended, so that no rejection stays unhandled
 */
export async function ending(promise: Promise<unknown>): Promise<Ending> {
  let ended: Ending | undefined;
  promise.then(
    (value) => {
      ended = { value };
    },
    (error: unknown) => {
      ended = { error };
    },
  );
  while (ended === undefined) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (vi.getTimerCount() > 1) await vi.advanceTimersByTimeAsync(10);
  }
  return ended;
}

/** Waits until a condition is true, without moving time. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise<void>((resolve) => setImmediate(resolve));
}
