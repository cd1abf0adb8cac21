import { beforeEach, describe, expect, it } from 'vitest';
import type { CacheStore } from '../../src/application/ports/cache-store.ts';
import type { Clock } from '../../src/application/ports/clock.ts';
import type { GalleryFolder } from '../../src/domain/gallery/gallery.ts';
import { setClock } from '../fakes/memory-cache.ts';
import { aFolder } from '../fixtures/gallery.ts';

type Store = CacheStore<readonly GalleryFolder[]>;

const NOW = 1_700_000_000_000;

/** The tests that every adapter of CacheStore must pass; `create` makes an empty one. */
export function cacheStoreContract(name: string, create: (clock: Clock) => Store): void {
  describe(`${name} fulfils the contract of CacheStore`, () => {
    const clock = setClock(NOW);
    let store: Store;
    beforeEach(() => {
      store = create(clock);
    });

    it('is empty at first', async () => {
      expect(await store.read()).toBeUndefined();
    });

    it('gives back what was written, stamped with the time of writing', async () => {
      const value = [aFolder(), aFolder({ folderId: '2', images: [], imageCount: 0 })];
      const timestamp = clock.now();
      store.write(value);
      clock.move(5);
      expect(await store.read()).toEqual({ value, timestamp });
      expect(await store.read()).toEqual({ value, timestamp });
    });

    it('gives an entry of any age, since an expired one is still of use', async () => {
      store.write([aFolder()]);
      clock.move(365 * 24 * 3600 * 1000);
      expect((await store.read())?.value).toEqual([aFolder()]);
    });

    it('stores the newest entry alone', async () => {
      store.write([aFolder()]);
      clock.move(5);
      store.write([aFolder({ folderId: 'b' })]);
      expect(await store.read()).toEqual({ value: [aFolder({ folderId: 'b' })], timestamp: clock.now() });
    });

    it('stores an empty list, which is a value as any other', async () => {
      store.write([]);
      expect(await store.read()).toEqual({ value: [], timestamp: clock.now() });
    });
  });
}
