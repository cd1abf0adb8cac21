import { FAULTS, type Fault } from './fault-list.ts';
import type { CacheState, FaultyFeed } from './faulty-feed.ts';
import { FAULTY_FEEDS } from './faulty-feeds.ts';

/** A feed with a fault, and what the browser holds of it. */
export interface Cell {
  readonly feed: FaultyFeed;
  readonly fault: Fault;
  readonly cache: CacheState;
}

const CACHES: readonly CacheState[] = ['empty', 'fresh', 'expired'];

/**
 * Every fault with one feed, in turn, and of a feed that has a cache with one of its states, in turn: what reads the answers is the
 * same for all five, and their adapters' tests give each of them what may be wrong with it.
 */
export const CELLS: readonly Cell[] = FAULTS.flatMap((fault, number) => {
  const feed = FAULTY_FEEDS[number % FAULTY_FEEDS.length];
  if (feed === undefined) return [];
  const round = Math.floor(number / FAULTY_FEEDS.length);
  return {
    feed,
    fault,
    cache: feed.cache === undefined ? 'none' : (CACHES[round % CACHES.length] ?? 'empty'),
  };
});
