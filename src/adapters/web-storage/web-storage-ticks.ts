import type { Logger } from '../../application/ports/logger.ts';
import type { Ticks } from '../../application/ports/ticks.ts';

/** The storage key of what is ticked (contract "Storage keys"). */
export const TICKS_KEY = 'langkah_centang';

/**
 * Stores what is ticked in the browser's storage. A storage that is full, forbidden or broken counts as empty and is logged;
 * nothing throws (spec §8 Caches).
 * @param storage returns the storage; may throw where the browser forbids access
 * @param page returns the target of events from other tabs
 */
export function createWebStorageTicks(
  logger: Logger,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
  page: () => Pick<Window, 'addEventListener' | 'removeEventListener'> = () => window,
): Ticks {
  const report = (problem: string, error: unknown) =>
    logger.event('cache.unusable', { key: TICKS_KEY, problem, message: String(error) });
  return {
    read() {
      try {
        return JSON.parse(storage().getItem(TICKS_KEY) ?? '[]');
      } catch (error) {
        report('read', error);
        return [];
      }
    },
    write(ticked) {
      try {
        if (ticked.length === 0) storage().removeItem(TICKS_KEY);
        else storage().setItem(TICKS_KEY, JSON.stringify(ticked));
        return true;
      } catch (error) {
        report('write', error);
        return false;
      }
    },
    subscribe(changed) {
      const heard = ({ key }: StorageEvent) => {
        // Without a key the whole storage was cleared.
        if (key === TICKS_KEY || key === null) changed();
      };
      const heardBy = page();
      heardBy.addEventListener('storage', heard);
      return () => heardBy.removeEventListener('storage', heard);
    },
  };
}
