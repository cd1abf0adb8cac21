import type { CacheStore } from '../../application/ports/cache-store.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { cacheStamp } from '../../domain/shared/cache-record.ts';
import { MAX_COPY } from '../../domain/shared/limits.ts';

/** What a cache in the browser's storage needs. */
export interface WebStorageCacheOptions<T extends readonly unknown[]> {
  /** Returns the storage; may throw where the browser forbids access. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The storage key, and the field of the record that holds the value (contract "Storage keys"). */
  readonly key: string;
  readonly field: 'data' | 'articles';
  /** Loads the reader of stored lists, which uses the feed's own schema and leaves out invalid items; may throw. */
  readonly parser: () => Promise<(stored: unknown, logger: Logger) => T>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * A cache in web storage. Storage that is full, forbidden, broken or written by an older version counts as empty: it is
 * logged once and never throws (spec §8 Caches). A list too big to be stored is not cached; the earlier copy stays, as
 * the newest one there is.
 */
export function createWebStorageCache<T extends readonly unknown[]>(
  options: WebStorageCacheOptions<T>,
): CacheStore<T> {
  const { storage, key, field, parser, clock, logger } = options;
  let isReported = false;
  const report = (problem: string, error: unknown) => {
    if (!isReported) logger.event('cache.unusable', { key, problem, message: String(error) });
    isReported = true;
  };
  const clear = () => {
    try {
      storage().removeItem(key);
    } catch (error) {
      report('clear', error);
    }
  };
  const storedText = () => {
    try {
      return storage().getItem(key);
    } catch (error) {
      report('read', error);
      return null;
    }
  };
  return {
    async read() {
      const text = storedText();
      if (text === null) return undefined;
      const parse = await parser().catch((error: unknown) => report('read', error));
      // If only the reader's code failed to load, the stored copy is still good.
      if (!parse) return undefined;
      try {
        const record: unknown = JSON.parse(text);
        if (typeof record !== 'object' || record === null) throw new TypeError('not a record');
        const { timestamp, [field]: stored } = record as Record<string, unknown>;
        if (!isTime(timestamp)) throw new TypeError('no timestamp');
        if (!Array.isArray(stored)) throw new TypeError('not a list');
        const value = parse(stored, logger);
        // Items in the form of an older version would empty a full section.
        if (value.length === 0 && stored.length > 0) throw new TypeError('no item of this version');
        return { value, timestamp };
      } catch (error) {
        report('read', error);
        clear();
        return undefined;
      }
    },
    write(value) {
      try {
        storage().setItem(key, record(field, value, clock.now()));
      } catch (error) {
        report('write', error);
      }
    },
  };
}

const LAST_TIME = 8.64e15;

function isTime(timestamp: unknown): timestamp is number {
  return typeof timestamp === 'number' && Math.abs(timestamp) <= LAST_TIME;
}

// Item by item, so that a list that no browser has room for is not serialised whole.
function record(field: string, items: readonly unknown[], now: number): string {
  const texts: string[] = [];
  let length = 0;
  for (const item of items) {
    const text = JSON.stringify(item);
    length += text.length;
    if (length > MAX_COPY) throw new RangeError(`more than ${MAX_COPY} characters`);
    texts.push(text);
  }
  const { timestamp, expiry } = cacheStamp(now);
  return `{${JSON.stringify(field)}:[${texts.join()}],"timestamp":${timestamp},"expiry":${expiry}}`;
}
