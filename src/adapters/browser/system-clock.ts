import type { Clock } from '../../application/ports/clock.ts';

/** The visitor's own clock. */
export function createSystemClock(): Clock {
  return { now: () => Date.now() };
}
