import type { Timers } from '../../application/ports/timers.ts';

/** Makes the timers of the machine the site runs on. */
export function createSystemTimers(): Timers {
  return {
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
  };
}
