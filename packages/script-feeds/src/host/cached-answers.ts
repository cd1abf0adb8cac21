import { byteChunks } from '../rules/chunks.ts';
import type { FeedName } from '../rules/feeds.ts';
import { logError } from './log.ts';
import type { StoredAnswer } from './stored-answers.ts';

/** Bytes of a value; the cache takes 100 KB. */
const VALUE = 90_000;

/** The longest time that a value is cached, in seconds. */
const SIX_HOURS = 21_600;

interface CacheHead {
  readonly built: number;
  readonly chunks: number;
}

/** Caches an answer. A failure costs only time, and is logged. */
export function cacheAnswer(feed: FeedName, { text, built }: StoredAnswer): void {
  try {
    const chunks = byteChunks(text, VALUE);
    const cache = CacheService.getScriptCache();
    const head: CacheHead = { built, chunks: chunks.length };
    cache.putAll(
      Object.fromEntries(chunks.map((chunk, index) => [chunkKey(feed, built, index), chunk])),
      SIX_HOURS,
    );
    cache.putAll({ [feed]: JSON.stringify(head) }, SIX_HOURS);
  } catch (error) {
    logError(`cache of ${feed}`, error);
  }
}

/** Gives the answer of the cache; undefined where any piece of it is gone, or the cache fails. */
export function cachedAnswer(feed: FeedName): string | undefined {
  try {
    const cache = CacheService.getScriptCache();
    const head = JSON.parse(cache.get(feed) ?? 'null') as CacheHead | null;
    if (head === null) return undefined;
    const keys = Array.from({ length: head.chunks }, (_, index) => chunkKey(feed, head.built, index));
    const values = cache.getAll(keys);
    const pieces = keys.flatMap((key) => values[key] ?? []);
    return pieces.length === keys.length ? pieces.join('') : undefined;
  } catch (error) {
    logError(`cache of ${feed}`, error);
    return undefined;
  }
}

const chunkKey = (feed: FeedName, built: number, index: number) => `${feed}:${built}:${index}`;
