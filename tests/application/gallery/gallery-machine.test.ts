import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createGalleryMachine } from '../../../src/application/gallery/gallery-machine.ts';
import type { CacheEntry } from '../../../src/application/ports/cache-store.ts';
import type { GalleryFolder } from '../../../src/domain/gallery/gallery.ts';
import { prepareGallery } from '../../../src/domain/gallery/prepare-gallery.ts';
import { CACHE_LIFETIME_MS } from '../../../src/domain/shared/cache-record.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';
import { controlledFeed } from '../../fakes/controlled-feed.ts';
import { memoryCache, setClock } from '../../fakes/memory-cache.ts';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';

const NOW = Date.UTC(2024, 10, 18, 3);
type Folders = readonly GalleryFolder[];

const coast = aFolder({ folderId: 'coast', folderName: 'Garis pantai' });
const market = aFolder({ folderId: 'market', folderName: 'Pasar pagi', caption: '' });
const manyFolders = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aFolder({ folderId: `f-${index}`, folderName: `Survei ${index}` }),
  );
const shown = (folders: Folders) => prepareGallery(folders);
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

async function started({ baked, entry }: { baked?: Folders; entry?: CacheEntry<Folders> } = {}) {
  const clock = setClock(NOW);
  const feed = controlledFeed<Folders>();
  const cache = memoryCache<Folders>(clock, entry);
  const fallback = controlledCalls<void, Folders>();
  const machine = createGalleryMachine({
    feeds: { gallery: feed },
    galleryCache: cache,
    fallbackGallery: { load: () => fallback.call() },
    clock,
  });
  const actor = createActor(machine, { input: { baked } });
  const first = actor.getSnapshot();
  actor.start();
  await settled();
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return { value, context };
  };
  return { actor, clock, feed, cache, fallback, state, first };
}

const refresh = { type: 'refresh.requested' } as const;
const view = { query: '', page: 1 };

describe('loading', () => {
  it('starts by reading the cache, with nothing or with what was baked', async () => {
    expect((await started()).first).toMatchObject({
      value: { loading: 'readingCache' },
      context: { folders: [], ...view },
    });
    expect((await started({ baked: [coast] })).first.context).toEqual({ folders: [coast], ...view });
  });

  it('shows a fresh cache and asks no feed', async () => {
    const timestamp = NOW - CACHE_LIFETIME_MS + 1;
    const { feed, state } = await started({ baked: [market], entry: { value: [coast], timestamp } });
    expect(feed.asked()).toBe(0);
    expect(state()).toEqual({
      value: { loaded: 'fromCache' },
      context: { folders: shown([coast]), updatedAt: timestamp, message: undefined, ...view },
    });
  });

  it.each([
    ['none', undefined],
    ['30 minutes old', { value: [market], timestamp: NOW - CACHE_LIFETIME_MS }],
    ['of the future', { value: [market], timestamp: NOW + 1 }],
  ])('asks the feed where the cache is %s, and caches what it received', async (_what, entry) => {
    const received = [aFolder({ folderId: 'r', images: [aGalleryImage({ mimeType: 'video/mp4' })] })];
    const { cache, clock, feed, state } = await started({ ...(entry && { entry }) });
    expect(state().value).toEqual({ loading: 'fetching' });
    clock.move(5);
    await feed.answer(received);
    expect(cache.entry()).toEqual({ value: received, timestamp: NOW + 5 });
    expect(state()).toEqual({
      value: { loaded: 'fromFeed' },
      context: { folders: shown(received), updatedAt: NOW + 5, message: undefined, ...view },
    });
  });

  it('keeps baked folders on view while the feed loads', async () => {
    const { state } = await started({ baked: [coast] });
    expect(state()).toEqual({ value: { loading: 'fetching' }, context: { folders: [coast], ...view } });
  });

  it('ignores a refresh while loading, and aborts its request when it stops', async () => {
    const { actor, feed } = await started();
    actor.send(refresh);
    await settled();
    expect(feed.asked()).toBe(1);
    actor.stop();
    expect(feed.aborted()).toBe(true);
  });
});

describe('a failed feed', () => {
  it('shows the expired cache under its banner', async () => {
    const timestamp = NOW - CACHE_LIFETIME_MS;
    const { feed, fallback, state } = await started({
      baked: [market],
      entry: { value: [coast], timestamp },
    });
    await feed.fail(FeedError.http(503));
    expect(fallback.inputs).toHaveLength(0);
    expect(state()).toEqual({
      value: { loaded: 'fromExpiredCache' },
      context: {
        folders: shown([coast]),
        updatedAt: timestamp,
        message: 'Using cached data due to API error: HTTP error! status: 503',
        ...view,
      },
    });
  });

  it('shows the built-in gallery under its banner where there is no cache, with no time of update', async () => {
    const { feed, fallback, state } = await started({ baked: [market] });
    await feed.fail(FeedError.format());
    expect(state().value).toEqual({ loading: 'recovering' });
    await fallback.answer([coast]);
    expect(state()).toEqual({
      value: { loaded: 'fromFallback' },
      context: {
        folders: shown([coast]),
        updatedAt: undefined,
        message: 'Using fallback data due to API error: Invalid API response format',
        ...view,
      },
    });
  });

  it.each([
    ['what was baked', [market]],
    ['nothing', []],
  ])('leaves %s and shows no word of code where even that throws', async (_what, baked) => {
    const { feed, fallback, state } = await started({ baked });
    await feed.fail(FeedError.network());
    await fallback.fail(new Error('chunk lost'));
    expect(state()).toEqual({
      value: 'failed',
      context: { folders: baked, message: 'Ada kesalahan di situs ini', ...view },
    });
  });

  it('writes nothing to the cache', async () => {
    const entry = { value: [coast], timestamp: 1 };
    const { cache, feed } = await started({ entry });
    await feed.fail(FeedError.timeout());
    expect(cache.entry()).toEqual(entry);
  });
});

describe('a refresh', () => {
  it('bypasses a fresh cache', async () => {
    const { actor, feed, state } = await started({ entry: { value: [coast], timestamp: NOW } });
    actor.send(refresh);
    expect(state()).toMatchObject({ value: { loading: 'fetching' }, context: { folders: shown([coast]) } });
    await feed.answer([market]);
    expect(state()).toMatchObject({
      value: { loaded: 'fromFeed' },
      context: { folders: shown([market]), updatedAt: NOW },
    });
  });

  it('that fails replaces the message, and what is shown stays', async () => {
    const { actor, feed, fallback, state } = await started();
    await feed.fail(FeedError.http(500));
    await fallback.answer([coast]);
    actor.send(refresh);
    await feed.fail(FeedError.http(429));
    await fallback.answer([coast]);
    expect(state()).toMatchObject({
      value: { loaded: 'fromFallback' },
      context: {
        folders: shown([coast]),
        message: 'Using fallback data due to API error: HTTP error! status: 429',
      },
    });
  });

  it.each<[string, CacheEntry<Folders> | undefined]>([
    ['could not be stored', undefined],
    ['is newer than the stored copy', { value: [market], timestamp: NOW - 1 }],
  ])('that fails keeps what was loaded where it %s', async (_what, entry) => {
    const { actor, cache, feed, fallback, state } = await started();
    await feed.answer([coast]);
    cache.put(entry);
    actor.send(refresh);
    await feed.fail(FeedError.http(503));
    expect(fallback.inputs).toHaveLength(0);
    expect(state()).toEqual({
      value: { loaded: 'fromExpiredCache' },
      context: {
        folders: shown([coast]),
        updatedAt: NOW,
        message: 'Using cached data due to API error: HTTP error! status: 503',
        ...view,
      },
    });
  });

  it('that works takes a failed gallery, its message and all, back to life', async () => {
    const { actor, feed, fallback, state } = await started();
    await feed.fail(FeedError.http(500));
    await fallback.fail(new Error('chunk lost'));
    actor.send(refresh);
    await feed.answer([coast]);
    expect(state()).toEqual({
      value: { loaded: 'fromFeed' },
      context: { folders: shown([coast]), updatedAt: NOW, message: undefined, ...view },
    });
  });

  it('keeps the search, and the page as far as it exists', async () => {
    const { actor, feed, state } = await started({ entry: { value: manyFolders(20), timestamp: NOW } });
    actor.send({ type: 'search.changed', query: 'survei' });
    actor.send({ type: 'page.next' });
    actor.send({ type: 'page.next' });
    actor.send(refresh);
    await feed.answer(manyFolders(9));
    expect(state().context).toMatchObject({ query: 'survei', page: 2 });
  });
});

describe('pages and search', () => {
  it('turns pages as far as they go', async () => {
    const { actor, state } = await started({ entry: { value: manyFolders(20), timestamp: NOW } });
    const pages = (['page.previous', 'page.next', 'page.next', 'page.next', 'page.previous'] as const).map(
      (type) => {
        actor.send({ type });
        return state().context.page;
      },
    );
    expect(pages).toEqual([1, 2, 3, 3, 2]);
  });

  it('counts the pages of what was found', async () => {
    const { actor, state } = await started({ entry: { value: manyFolders(20), timestamp: NOW } });
    actor.send({ type: 'search.changed', query: 'Survei 1' });
    actor.send({ type: 'page.next' });
    actor.send({ type: 'page.next' });
    expect(state().context.page).toBe(2);
  });

  it('goes to page 1 on every change of the search, while loading too', async () => {
    const { actor, state } = await started({ baked: manyFolders(20) });
    actor.send({ type: 'page.next' });
    expect(state().context.page).toBe(2);
    actor.send({ type: 'search.changed', query: ' Survei' });
    expect(state()).toMatchObject({ value: { loading: 'fetching' }, context: { query: ' Survei', page: 1 } });
  });
});
