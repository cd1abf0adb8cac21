import type { Clock } from '../../src/application/ports/clock.ts';
import { cacheStamp } from '../../src/domain/shared/cache-record.ts';
import type { StorageState } from './scenario.ts';

/** Storage in memory that a cache may find in any of its states, and its first content. */
export interface ScriptedStorage {
  /** Without a state it is empty and works. */
  readonly state: StorageState | undefined;
  readonly key: string;
  readonly field: string;
  readonly stored: readonly unknown[];
  readonly clock: Clock;
}

const MINUTE = 60_000;
const FRESH_AGE = 5 * MINUTE;
const EXPIRED_AGE = 45 * MINUTE;

/**
 * Makes the storage under one cache.
 * @returns returns the storage; throws, as browsers do, where access is forbidden
 */
export function scriptedStorage({ state, key, field, stored, clock }: ScriptedStorage) {
  const recordOf = (age: number) => JSON.stringify({ [field]: stored, ...cacheStamp(clock.now() - age) });
  const items = new Map<string, string>();
  if (typeof state === 'object') items.set(key, state.record);
  if (state === 'fresh') items.set(key, recordOf(FRESH_AGE));
  if (state === 'expired') items.set(key, recordOf(EXPIRED_AGE));
  if (state === 'broken') items.set(key, recordOf(FRESH_AGE).slice(0, -1));
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
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
