import { FAULTS, type Fault } from './fault-list.ts';
import type { CacheState, FaultyFeed } from './faulty-feed.ts';
import { FAULTY_FEEDS } from './faulty-feeds.ts';

/** A feed with a fault, and what the browser holds of it. */
export interface Cell {
  readonly feed: FaultyFeed;
  readonly fault: Fault;
  readonly cache: CacheState;
  /** Whether `npm test` runs it; `npm run test:all -- faults` runs them all. */
  readonly isSample: boolean;
}

const CACHES: readonly CacheState[] = ['empty', 'fresh', 'expired'];

/**
 * Every feed with every fault. A feed that has a cache is tried with each state of it; one that has none leaves what was
 * baked, which is always the same, and is tried once. The sample goes through the feeds in turn, every second
 * fault, and through the states of the cache from round to round: every feed is in it twice.
 */
export const CELLS: readonly Cell[] = FAULTY_FEEDS.flatMap((feed, place) =>
  FAULTS.flatMap((fault, number) => {
    const caches: readonly CacheState[] = feed.cache === undefined ? ['none'] : CACHES;
    const round = Math.floor(number / FAULTY_FEEDS.length);
    return caches.map((cache, state) => ({
      feed,
      fault,
      cache,
      isSample:
        number % FAULTY_FEEDS.length === place &&
        round % caches.length === state &&
        (round + place) % 2 === 0,
    }));
  }),
);
