import type { CacheStore } from '../../application/ports/cache-store.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { cacheStamp } from '../../domain/shared/cache-record.ts';
import { MAX_COPY } from '../../domain/shared/limits.ts';

/** What a cache in the browser's storage is made of. */
export interface WebStorageCacheOptions<T extends readonly unknown[]> {
  /** Gives the storage; may throw, where the browser forbids even looking. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The storage key, and the field of the record that holds the value (contract "Storage keys"). */
  readonly key: string;
  readonly field: 'data' | 'articles';
  /** Brings what reads a stored list by the feed's own schema, leaving out what is no item; that may throw. */
  readonly parser: () => Promise<(stored: unknown, logger: Logger) => T>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * A cache in web storage that survives storage which is full, forbidden, broken or set by an older version: it
 * then counts as empty, says so to the log once, and never throws (spec §8 Caches). A list too big to be
 * stored is not cached; what was stored before it stays, as the newest copy there is.
 */
export function createWebStorageCache<T extends readonly unknown[]>(
  options: WebStorageCacheOptions<T>,
): CacheStore<T> {
  const { storage, key, field, parser, clock, logger } = options;
  let isReported = false;
  const tell = (problem: string, error: unknown) => {
    if (!isReported) logger.event('cache.unusable', { key, problem, message: String(error) });
    isReported = true;
  };
  const clear = () => {
    try {
      storage().removeItem(key);
    } catch (error) {
      tell('clear', error);
    }
  };
  const storedText = () => {
    try {
      return storage().getItem(key);
    } catch (error) {
      tell('read', error);
      return null;
    }
  };
  return {
    async read() {
      const text = storedText();
      if (text === null) return undefined;
      const parse = await parser().catch((error: unknown) => tell('read', error));
      // What cannot be read for want of code is none the worse for it.
      if (!parse) return undefined;
      try {
        const record: unknown = JSON.parse(text);
        if (typeof record !== 'object' || record === null) throw new TypeError('not a record');
        const { timestamp, [field]: stored } = record as Record<string, unknown>;
        if (!isTime(timestamp)) throw new TypeError('no timestamp');
        if (!Array.isArray(stored)) throw new TypeError('not a list');
        const value = parse(stored, logger);
        // Items of another shape, as an older version stored them, would make an empty section of a full one.
        if (value.length === 0 && stored.length > 0) throw new TypeError('no item of this version');
        return { value, timestamp };
      } catch (error) {
        tell('read', error);
        clear();
        return undefined;
      }
    },
    write(value) {
      try {
        storage().setItem(key, record(field, value, clock.now()));
      } catch (error) {
        tell('write', error);
      }
    },
  };
}

const LAST_TIME = 8.64e15;

function isTime(timestamp: unknown): timestamp is number {
  return typeof timestamp === 'number' && Math.abs(timestamp) <= LAST_TIME;
}

// Item by item, so that of a list that no browser has room for not the whole is written out.
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
