import type { CacheEntry, CacheStore } from '../../src/application/ports/cache-store.ts';
import type { Clock } from '../../src/application/ports/clock.ts';

/** A clock that stands until a test moves it. */
export interface SetClock extends Clock {
  /** Moves the time, back too. */
  readonly move: (milliseconds: number) => void;
}

/** Makes a clock that stands at a moment. */
export function setClock(start: number): SetClock {
  let now = start;
  return {
    now: () => now,
    move: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** A cache that holds its entry in memory; tests may look at it. */
export interface MemoryCache<T> extends CacheStore<T> {
  readonly entry: () => CacheEntry<T> | undefined;
  /** Puts an entry in place, as another page or a full storage would leave it. */
  readonly put: (entry: CacheEntry<T> | undefined) => void;
}

/** Makes a cache, empty or with an entry. */
export function memoryCache<T>(clock: Clock, initial?: CacheEntry<T>): MemoryCache<T> {
  let entry = initial;
  return {
    entry: () => entry,
    put: (other) => {
      entry = other;
    },
    read: async () => entry,
    write: (value) => {
      entry = { value, timestamp: clock.now() };
    },
  };
}
