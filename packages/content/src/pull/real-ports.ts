import { setTimeout as wait } from 'node:timers/promises';
import { pinnedFetch } from './pinned-fetch.ts';
import type { Ports } from './ports.ts';

/** The world as it is. */
export const REAL_PORTS: Ports = {
  fetch: pinnedFetch,
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
  timeLimit: (ms) => AbortSignal.timeout(ms),
};
