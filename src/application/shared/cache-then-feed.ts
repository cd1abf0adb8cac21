import { isFresh } from '../../domain/shared/cache-record.ts';
import { newerOf } from '../../domain/shared/newer-of.ts';
import type { CacheEntry, CacheStore } from '../ports/cache-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed } from '../ports/feed.ts';

/** Items ready for display, and when the feed sent them, in milliseconds since 1970. */
export interface Loaded<T> {
  readonly items: readonly T[];
  /** Absent for items that no feed sent. */
  readonly updatedAt?: number | undefined;
}

/** Items that a feed sent at some time. */
type Sent<T> = Loaded<T> & { readonly updatedAt: number };

/** What a section with a cache loads its items from. */
export interface CachedSource<T> {
  readonly feed: Feed<T>;
  readonly cache: CacheStore<readonly T[]>;
  readonly clock: Clock;
  /** Prepares items of the feed or the cache for display. */
  readonly prepare: (received: readonly T[]) => readonly T[];
}

/** The three sources of items: a fresh cache, the feed, and a cache of any age. */
export function cachedLoads<T>({ feed, cache, clock, prepare }: CachedSource<T>) {
  const cached = ({ value, timestamp }: CacheEntry<readonly T[]>): Sent<T> => ({
    items: prepare(value),
    updatedAt: timestamp,
  });
  return {
    /**
     * Gives the cached items; undefined where there are none or they are no longer fresh (spec §9 News, §9 Gallery).
     */
    readCache: async (): Promise<Loaded<T> | undefined> => {
      const entry = await cache.read();
      return entry !== undefined && isFresh(entry, clock.now()) ? cached(entry) : undefined;
    },
    /** Loads the feed and caches its answer. */
    loadFeed: async ({ signal }: { readonly signal: AbortSignal }): Promise<Loaded<T>> => {
      const received = await feed.load(signal);
      cache.write(received);
      return { items: prepare(received), updatedAt: clock.now() };
    },
    /** Gives what is shown after a failure: what is on view, or cached items of any age where these are newer. */
    readStale: async (shown: Loaded<T>): Promise<Loaded<T>> => {
      const entry = await cache.read();
      return newerOf(shown, entry && cached(entry));
    },
  };
}

/** The guard of a cached load: a machine with these states adds it to its own. */
export const cacheGuards = {
  isPresent: (_: unknown, loaded: Loaded<unknown> | undefined) => loaded !== undefined,
};

type Answer<T> = { readonly event: { readonly output: T } };

/**
 * The state that reads the cache, and goes on to `fetching` where nothing in it is fresh. The machine has an actor
 * `readCache`, the cache guards, and an action `show` that takes the loaded items.
 * @param shown the state after cached items were found
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
