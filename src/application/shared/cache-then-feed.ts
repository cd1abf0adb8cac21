import { isFresh } from '../../domain/shared/cache-record.ts';
import type { CacheEntry, CacheStore } from '../ports/cache-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed } from '../ports/feed.ts';

/** Items ready for display, and when they left their feed, in milliseconds since 1970. */
export interface Loaded<T> {
  readonly items: readonly T[];
  /** Absent for what never left a feed. */
  readonly updatedAt?: number;
}

/** What a section with a cache loads from. */
export interface CachedSource<T> {
  readonly feed: Feed<T>;
  readonly cache: CacheStore<readonly T[]>;
  readonly clock: Clock;
  /** Makes items ready for display, as the feed or the cache gives them. */
  readonly prepare: (received: readonly T[]) => readonly T[];
}

/** The three ways to come by items: from a fresh cache, from the feed, and from a cache of any age. */
export function cachedLoads<T>({ feed, cache, clock, prepare }: CachedSource<T>) {
  const cached = ({ value, timestamp }: CacheEntry<readonly T[]>): Loaded<T> => ({
    items: prepare(value),
    updatedAt: timestamp,
  });
  return {
    /** Gives what the cache holds; undefined where it is empty or no longer fresh (spec §9 News, §9 Gallery). */
    readCache: async (): Promise<Loaded<T> | undefined> => {
      const entry = await cache.read();
      return entry !== undefined && isFresh(entry, clock.now()) ? cached(entry) : undefined;
    },
    /** Asks the feed and keeps its answer in the cache. */
    loadFeed: async ({ signal }: { readonly signal: AbortSignal }): Promise<Loaded<T>> => {
      const received = await feed.load(signal);
      cache.write(received);
      return { items: prepare(received), updatedAt: clock.now() };
    },
    /** Gives what the cache holds, however old; undefined where it is empty. */
    readStale: async (): Promise<Loaded<T> | undefined> => {
      const entry = await cache.read();
      return entry && cached(entry);
    },
  };
}

/** The guard of a cached load: a machine with these states lists it among its own. */
export const cacheGuards = {
  isPresent: (_: unknown, loaded: Loaded<unknown> | undefined) => loaded !== undefined,
};

type Answer<T> = { readonly event: { readonly output: T } };

/**
 * The state that reads the cache, and goes on to `fetching` where that holds nothing fresh. The machine has an actor
 * `readCache`, the cache guards, and an action `show` that takes what was loaded.
 * @param shown the state to go to with what the cache held
 */
export const readingCache = <T, Target extends string>(shown: Target) =>
  ({
    invoke: {
      src: 'readCache',
      onDone: [
        {
          guard: { type: 'isPresent', params: ({ event }: Answer<Loaded<T> | undefined>) => event.output },
          target: shown,
          actions: {
            type: 'show',
            params: ({ event }: Answer<Loaded<T> | undefined>) => event.output as Loaded<T>,
          },
        },
        { target: 'fetching' },
      ],
      onError: { target: 'fetching' },
    },
  }) as const;
