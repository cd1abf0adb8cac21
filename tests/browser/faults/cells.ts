import { FAULTS, type Fault } from './fault-list.ts';
import type { CacheState, FaultyFeed } from './faulty-feed.ts';
import { FAULTY_FEEDS } from './faulty-feeds.ts';

/** Where a cell is tried: already in `npm test`, also in `npm run test:all`, or only where `-- faults` asks for all of them. */
export type Runs = 'sample' | 'cover' | 'rest';

/** A feed with a fault, and what the browser holds of it. */
export interface Cell {
  readonly feed: FaultyFeed;
  readonly fault: Fault;
  readonly cache: CacheState;
  readonly runs: Runs;
}

const CACHES: readonly CacheState[] = ['empty', 'fresh', 'expired'];

/**
 * Every feed with every fault. A feed that has a cache is tried with each state of it; one that has none leaves what was
 * baked, which is always the same, and is tried once. The cover tries every fault with two feeds, another two from fault to
 * fault, and goes through the states of the cache: what reads them is the same for all five. The sample goes through the feeds in turn, every second fault, and through
 * the states of the cache from round to round: every feed is in it twice.
 */
export const CELLS: readonly Cell[] = FAULTY_FEEDS.flatMap((feed, place) =>
  FAULTS.flatMap((fault, number) => {
    const caches: readonly CacheState[] = feed.cache === undefined ? ['none'] : CACHES;
    const round = Math.floor(number / FAULTY_FEEDS.length);
    return caches.map((cache, state): Cell => {
      const isSample =
        number % FAULTY_FEEDS.length === place &&
        round % caches.length === state &&
        (round + place) % 2 === 0;
      const isTried = [0, 2].some((next) => (number + next) % FAULTY_FEEDS.length === place);
      const isCover = isTried && (number + place) % caches.length === state;
      return { feed, fault, cache, runs: isSample ? 'sample' : isCover ? 'cover' : 'rest' };
    });
  }),
);
