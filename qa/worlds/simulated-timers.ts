import type { Clock } from '../../src/application/ports/clock.ts';
import type { Timers } from '../../src/application/ports/timers.ts';

/** Timers and a clock that are paused until they are moved. */
export interface SimulatedTimers extends Timers, Clock {
  /**
   * Moves the clock to the next timer and runs only that.
   * @returns false where none is set
   */
  runNext(): boolean;
  /** Lets time pass by itself from now on, with the given timers and clock. */
  goOn(real: Timers & Clock): void;
}

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly run: () => void;
  real?: unknown;
}

/** Makes timers that are paused at an instant, in milliseconds since 1970. */
export function createSimulatedTimers(start: number): SimulatedTimers {
  const timers = new Map<number, Timer>();
  let passing: { readonly real: Timers & Clock; readonly since: number } | undefined;
  let stood = start;
  let lastId = 0;
  const now = () => (passing ? stood + passing.real.now() - passing.since : stood);
  const earliest = () =>
    [...timers.values()].reduce<Timer | undefined>(
      (first, timer) => (first === undefined || timer.due < first.due ? timer : first),
      undefined,
    );
  const run = (timer: Timer) => {
    timers.delete(timer.id);
    if (passing === undefined) stood = Math.max(stood, timer.due);
    timer.run();
  };
  const awaitTimer = (timer: Timer) => {
    timer.real = passing?.real.setTimeout(() => run(timer), Math.max(0, timer.due - now()));
  };
  return {
    now,
    setTimeout: (callback, ms) => {
      lastId += 1;
      const timer: Timer = { id: lastId, due: now() + ms, run: callback };
      timers.set(lastId, timer);
      if (passing) awaitTimer(timer);
      return lastId;
    },
    clearTimeout: (id) => {
      const timer = timers.get(id as number);
      timers.delete(id as number);
      if (timer?.real !== undefined) passing?.real.clearTimeout(timer.real);
    },
    runNext() {
      const timer = earliest();
      if (timer !== undefined) run(timer);
      return timer !== undefined;
    },
    goOn(real) {
      passing = { real, since: real.now() };
      for (const timer of timers.values()) awaitTimer(timer);
    },
  };
}
