import { describe, expect, it } from 'vitest';
import { parseGalleryFolders } from '../../../src/adapters/http/gallery-feed.ts';
import { createWebStorageCache } from '../../../src/adapters/web-storage/web-storage-cache.ts';
import type { Clock } from '../../../src/application/ports/clock.ts';
import type { GalleryFolder } from '../../../src/domain/gallery/gallery.ts';
import { cacheStoreContract } from '../../contracts/cache-store-contract.ts';
import { fakeStorage } from '../../fakes/fake-storage.ts';
import { memoryCache, setClock } from '../../fakes/memory-cache.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import { aFolder } from '../../fixtures/gallery.ts';

const KEY = 'gallery_cache';
const NOW = 1_700_000_000_000;

type Parser = () => Promise<typeof parseGalleryFolders>;

function cacheIn(
  storage: () => Storage,
  clock: Clock = setClock(NOW),
  parser: Parser = async () => parseGalleryFolders,
) {
  const logger = recordingLogger();
  const cache = createWebStorageCache<readonly GalleryFolder[]>({
    storage,
    key: KEY,
    field: 'data',
    parser,
    clock,
    logger,
  });
  const reported = () =>
    logger.events.filter(({ name }) => name === 'cache.unusable').map(({ detail }) => detail.problem);
  return { cache, logger, reported };
}

function stored(record: unknown) {
  const storage = fakeStorage();
  storage.setItem(KEY, typeof record === 'string' ? record : JSON.stringify(record));
  return { storage, ...cacheIn(() => storage) };
}

cacheStoreContract('the web storage adapter', (clock) => {
  const storage = fakeStorage();
  return cacheIn(() => storage, clock).cache;
});
cacheStoreContract('the fake', (clock) => memoryCache(clock));

it('writes the record of the contract', () => {
  const storage = fakeStorage();
  cacheIn(() => storage).cache.write([aFolder()]);
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({
    data: [aFolder()],
    timestamp: NOW,
    expiry: NOW + 1_800_000,
  });
});

describe('what is no record of this version', () => {
  it.each<[string, unknown]>([
    ['broken JSON', '{"data":['],
    ['no JSON', 'undefined'],
    ['null', null],
    ['a list', [aFolder()]],
    ['a text', '"x"'],
    ['a record without a time', { data: [aFolder()] }],
    ['a record with a time as text', { data: [aFolder()], timestamp: String(NOW) }],
    ['a record with no time there is', `{"data":[],"timestamp":1e999}`],
    ['a record with a time beyond what a date can hold', { data: [aFolder()], timestamp: 1e300 }],
    ['a record without its list', { timestamp: NOW }],
    ['a list under the name of an older version', { folders: [aFolder()], timestamp: NOW }],
    ['a whole response, as an older version stored it', { data: { folders: [aFolder()] }, timestamp: NOW }],
    [
      '100,000 lists in one another',
      `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)},"timestamp":${NOW}}`,
    ],
    ['a list of items of another shape', { data: [{ id: 1, title: 'x' }], timestamp: NOW }],
  ])('%s counts as none, is cleared and reported once', async (_what, record) => {
    const { cache, storage, reported } = stored(record);
    expect(await cache.read()).toBeUndefined();
    expect(storage.getItem(KEY)).toBeNull();
    expect(await cache.read()).toBeUndefined();
    expect(reported()).toEqual(['read']);
  });

  it('that cannot be read because its code failed to load stays, and is logged', async () => {
    const { storage } = stored({ data: [aFolder()], timestamp: 1 });
    const { cache, reported } = cacheIn(
      () => storage,
      undefined,
      () => Promise.reject(new Error('chunk lost')),
    );
    const before = storage.getItem(KEY);
    expect(await cache.read()).toBeUndefined();
    expect([storage.getItem(KEY), reported()]).toEqual([before, ['read']]);
    expect(before).not.toBeNull();
  });

  it('leaves an item out that the schema of the feed does not know', async () => {
    const { cache, logger } = stored({ data: [{ folderName: 'tanpa id' }, aFolder()], timestamp: 1 });
    expect(await cache.read()).toEqual({ value: [aFolder()], timestamp: 1 });
    expect(logger.events.map(({ name }) => name)).toEqual(['feed.item-dropped']);
  });

  it('takes a stored address through the same sieve as one of the feed', async () => {
    const zipFile = { name: 'z', downloadUrl: 'javascript:alert(1)' };
    const { cache } = stored({ data: [{ ...aFolder(), zipFile }], timestamp: 1 });
    expect((await cache.read())?.value).toEqual([aFolder()]);
  });
});

describe('storage that is no help', () => {
  const forbidden = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  const broken = new Proxy(fakeStorage(), {
    get: () => () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });

  it.each([
    ['whose getter throws', forbidden],
    ['whose methods throw', () => broken],
  ])('%s is reported once, and nothing throws', async (_what, storage) => {
    const { cache, reported } = cacheIn(storage);
    expect(await cache.read()).toBeUndefined();
    cache.write([aFolder()]);
    expect(await cache.read()).toBeUndefined();
    expect(reported()).toEqual(['read']);
  });

  it('caches no feed that is too big for it, and keeps the older copy', async () => {
    const storage = fakeStorage(3000);
    const { cache, reported } = cacheIn(() => storage);
    cache.write([aFolder()]);
    const big = Array.from({ length: 100 }, (_, index) => aFolder({ folderId: `f-${index}` }));
    cache.write(big);
    cache.write(big);
    expect(await cache.read()).toEqual({ value: [aFolder()], timestamp: NOW });
    expect(reported()).toEqual(['write']);
  });

  it('does not write a copy out that no browser has room for', () => {
    const storage = fakeStorage();
    const { cache, reported, logger } = cacheIn(() => storage);
    let read = 0;
    const caption = 'a'.repeat(1_000_000);
    const folders = Array.from({ length: 100 }, () => ({
      ...aFolder(),
      get caption() {
        read += 1;
        return caption;
      },
    }));
    cache.write(folders);
    expect(storage.getItem(KEY)).toBeNull();
    expect([reported(), logger.events.length]).toEqual([['write'], 1]);
    expect(read).toBeLessThan(10);
  });

  it('caches nothing where it is full from the start', async () => {
    const { cache, reported } = cacheIn(() => fakeStorage(0));
    cache.write([aFolder()]);
    expect(await cache.read()).toBeUndefined();
    expect(reported()).toEqual(['write']);
  });
});
