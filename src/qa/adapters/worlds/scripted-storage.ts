import type { StorageState } from '../files/scenario-file.ts';

/** What of web storage a cache uses. */
export type SimpleStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage in memory that a cache may find in any of its states, and what it is filled with at first. */
export interface ScriptedStorage {
  readonly state: StorageState;
  readonly key: string;
  /** The record of a cache that was written so many milliseconds ago. */
  readonly record: (age: number) => string;
}

const MINUTE = 60_000;
const FRESH_AGE = 5 * MINUTE;
const EXPIRED_AGE = 45 * MINUTE;

/**
 * Makes the storage under one cache.
 * @returns gives the storage, and throws where it is forbidden even to look, as browsers do
 */
export function scriptedStorage({ state, key, record }: ScriptedStorage): () => SimpleStorage {
  const items = new Map<string, string>();
  if (state === 'fresh') items.set(key, record(FRESH_AGE));
  if (state === 'expired') items.set(key, record(EXPIRED_AGE));
  if (state === 'broken') items.set(key, record(FRESH_AGE).slice(0, -1));
  const storage: SimpleStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => {
      if (state === 'full') throw new Error('QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name) => void items.delete(name),
  };
  return () => {
    if (state === 'forbidden') throw new Error('SecurityError');
    return storage;
  };
}
