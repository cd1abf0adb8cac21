import { ARTICLES_RECORD, GALLERY_RECORD } from '../../src/adapters/web-storage/caches.ts';
import type { Scenario, StorageState } from './scenario.ts';

type CacheStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage under the caches, remembered as it was at the start. */
export interface ObservedStorage {
  /** Returns the storage as usual; throws where the browser does. */
  readonly storage: () => CacheStorage;
  readonly states: () => Scenario['storage'];
}

/**
 * Remembers what the caches found in storage, and whether it accepted their writes.
 * @param real returns the storage; throws where the browser forbids it
 */
export function observeStorage(real: () => CacheStorage): ObservedStorage {
  const full = new Set<string>();
  const start = {
    gallery: storedState(real, GALLERY_RECORD.key),
    articles: storedState(real, ARTICLES_RECORD.key),
  };
  const stateOf = (state: StorageState | undefined, key: string) =>
    state ?? (full.has(key) ? ('full' as const) : undefined);
  return {
    storage: () => {
      const storage = real();
      return {
        getItem: (key) => storage.getItem(key),
        removeItem: (key) => storage.removeItem(key),
        setItem: (key, value) => {
          try {
            storage.setItem(key, value);
          } catch (error) {
            full.add(key);
            throw error;
          }
        },
      };
    },
    states: () => {
      const gallery = stateOf(start.gallery, GALLERY_RECORD.key);
      const articles = stateOf(start.articles, ARTICLES_RECORD.key);
      return { ...(gallery && { gallery }), ...(articles && { articles }) };
    },
  };
}

function storedState(real: () => CacheStorage, key: string): StorageState | undefined {
  try {
    const record = real().getItem(key);
    return record === null ? undefined : { record };
  } catch {
    return 'forbidden';
  }
}
