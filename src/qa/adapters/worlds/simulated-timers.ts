import type { Clock } from '../../../application/ports/clock.ts';
import type { Timers } from '../../../application/ports/timers.ts';

/** Timers and a clock that stand still until they are moved. */
export interface SimulatedTimers extends Timers, Clock {
  /**
   * Moves on to the next timer and runs it alone.
   * @returns false where none is set
   */
  runNext(): boolean;
}

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly run: () => void;
}

/** Makes timers that stand at an instant, in milliseconds since 1970. */
export function createSimulatedTimers(start: number): SimulatedTimers {
  const timers = new Map<number, Timer>();
  let now = start;
  let lastId = 0;
  const earliest = () =>
    [...timers.values()].reduce<Timer | undefined>(
      (first, timer) => (first === undefined || timer.due < first.due ? timer : first),
      undefined,
    );
  const run = (timer: Timer) => {
    timers.delete(timer.id);
    now = Math.max(now, timer.due);
    timer.run();
  };
  return {
    now: () => now,
    setTimeout: (run, ms) => {
      lastId += 1;
      timers.set(lastId, { id: lastId, due: now + ms, run });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id as number),
    runNext() {
      const timer = earliest();
      if (timer !== undefined) run(timer);
      return timer !== undefined;
    },
  };
}
