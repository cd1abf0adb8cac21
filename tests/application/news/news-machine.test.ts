import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createNewsMachine } from '../../../src/application/news/news-machine.ts';
import type { CacheEntry } from '../../../src/application/ports/cache-store.ts';
import type { Article } from '../../../src/domain/news/article.ts';
import { CACHE_LIFETIME_MS } from '../../../src/domain/shared/cache-record.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { controlledFeed } from '../../fakes/controlled-feed.ts';
import { memoryCache, setClock } from '../../fakes/memory-cache.ts';
import { anArticle, anArticleImage } from '../../fixtures/articles.ts';

const NOW = Date.UTC(2024, 10, 18, 3);
const pictures = ['1', '2'].map((id) => anArticleImage({ id }));
const cached = anArticle({ id: 'simpanan', images: [] });
const older = anArticle({ id: 'lama', images: pictures, created: { iso: '2023-01-01' } });
const newer = anArticle({ id: 'baru', images: [], created: { iso: '2024-01-01' } });
// Newest first, pictures reversed.
const shown = [newer, { ...older, images: [...pictures].reverse() }];

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

async function started(options: { entry?: CacheEntry<readonly Article[]>; baked?: readonly Article[] } = {}) {
  const clock = setClock(NOW);
  const feed = controlledFeed<readonly Article[]>();
  const articlesCache = memoryCache<readonly Article[]>(clock, options.entry);
  const machine = createNewsMachine({ feeds: { news: feed }, articlesCache, clock });
  const actor = createActor(machine, { input: { baked: options.baked }, clock: new SimulatedClock() });
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return { value, ...context };
  };
  const first = state();
  actor.start();
  await settled();
  return {
    actor,
    articlesCache,
    clock,
    feed,
    first,
    state,
    refresh: () => actor.send({ type: 'refresh.requested' }),
  };
}

const entryOf = (age: number): CacheEntry<readonly Article[]> => ({ value: [cached], timestamp: NOW - age });

describe('the first load', () => {
  it('starts empty, reading the cache', async () => {
    expect((await started()).first).toEqual({ value: { loading: 'readingCache' }, articles: [] });
  });

  it('starts with what the build knew, and keeps it while the feed is asked', async () => {
    const { first, state } = await started({ baked: [newer] });
    expect(first).toEqual({ value: { loading: 'readingCache' }, articles: [newer] });
    expect(state()).toEqual({ value: { loading: 'fetching' }, articles: [newer] });
  });

  it.each([
    ['just written', 0],
    ['written a moment less than 30 minutes ago', CACHE_LIFETIME_MS - 1],
  ])('uses a cache %s without asking the feed', async (_, age) => {
    const { feed, state } = await started({ entry: entryOf(age), baked: [newer] });
    expect(feed.asked()).toBe(0);
    expect(state()).toEqual({ value: 'loaded', articles: [cached], updatedAt: NOW - age });
  });

  it.each([
    ['written 30 minutes ago', CACHE_LIFETIME_MS],
    ['from the future, since the clock was set back', -1],
  ])('asks the feed in spite of a cache %s', async (_, age) => {
    const { feed, state } = await started({ entry: entryOf(age) });
    expect(feed.asked()).toBe(1);
    expect(state()).toEqual({ value: { loading: 'fetching' }, articles: [] });
  });

  it('asks the feed when the cache cannot even be read', async () => {
    const feed = controlledFeed<readonly Article[]>();
    const broken = {
      read: () => {
        throw new Error('broken');
      },
      write: () => undefined,
      clear: () => undefined,
    };
    const machine = createNewsMachine({ feeds: { news: feed }, articlesCache: broken, clock: setClock(NOW) });
    const actor = createActor(machine, { input: { baked: [newer] } }).start();
    await settled();
    expect(actor.getSnapshot().value).toEqual({ loading: 'fetching' });
    await feed.fail(FeedError.network());
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { articles: [newer] } });
  });
});

describe('an answer of the feed', () => {
  it('is shown in order, and cached as it came with the time of the load', async () => {
    const { articlesCache, clock, feed, state } = await started({ entry: entryOf(CACHE_LIFETIME_MS) });
    clock.move(2000);
    await feed.answer([older, newer]);
    expect(state()).toEqual({ value: 'loaded', articles: shown, updatedAt: NOW + 2000 });
    expect(articlesCache.entry()).toEqual({ value: [older, newer], timestamp: NOW + 2000 });
  });

  it('may be an empty list', async () => {
    const { feed, state } = await started({ baked: [newer] });
    await feed.answer([]);
    expect(state()).toEqual({ value: 'loaded', articles: [], updatedAt: NOW });
  });
});

describe('a failure of the feed', () => {
  it('shows the stale cache with its own time', async () => {
    const { articlesCache, feed, state } = await started({
      entry: entryOf(CACHE_LIFETIME_MS),
      baked: [newer],
    });
    await feed.fail(FeedError.format());
    const timestamp = NOW - CACHE_LIFETIME_MS;
    expect(state()).toEqual({ value: 'failed', articles: [cached], updatedAt: timestamp });
    expect(articlesCache.entry()).toEqual({ value: [cached], timestamp });
  });

  it.each([
    ['what was baked', [newer]],
    ['an empty list where nothing was', []],
  ])('leaves %s without a cache', async (_, baked) => {
    const { feed, state } = await started({ baked });
    await feed.fail(FeedError.http(500));
    expect(state()).toEqual({ value: 'failed', articles: baked, updatedAt: undefined });
  });
});

describe('a refresh', () => {
  it('bypasses a fresh cache and keeps the list meanwhile', async () => {
    const { feed, refresh, state } = await started({ entry: entryOf(0) });
    refresh();
    expect(feed.asked()).toBe(1);
    expect(state()).toEqual({ value: { loading: 'fetching' }, articles: [cached], updatedAt: NOW });
    await feed.answer([older, newer]);
    expect(state()).toEqual({ value: 'loaded', articles: shown, updatedAt: NOW });
  });

  it('that fails keeps a fresh cache', async () => {
    const { feed, refresh, state } = await started({ entry: entryOf(0) });
    refresh();
    await feed.fail(FeedError.timeout());
    expect(state()).toEqual({ value: 'failed', articles: [cached], updatedAt: NOW });
  });

  it.each<[string, CacheEntry<readonly Article[]> | undefined]>([
    ['could not be stored', undefined],
    ['is newer than the stored copy', entryOf(CACHE_LIFETIME_MS)],
  ])('that fails keeps what was loaded where it %s', async (_, entry) => {
    const { articlesCache, feed, refresh, state } = await started();
    await feed.answer([older, newer]);
    articlesCache.put(entry);
    refresh();
    await feed.fail(FeedError.http(503));
    expect(state()).toEqual({ value: 'failed', articles: shown, updatedAt: NOW });
  });

  it('after a failure asks anew', async () => {
    const { feed, refresh, state } = await started();
    await feed.fail(FeedError.http(503));
    refresh();
    expect(state()).toEqual({ value: { loading: 'fetching' }, articles: [], updatedAt: undefined });
    await feed.answer([newer]);
    expect(state()).toEqual({ value: 'loaded', articles: [newer], updatedAt: NOW });
  });

  it('is ignored while one is running', async () => {
    const { actor, feed, refresh } = await started();
    refresh();
    expect(feed.asked()).toBe(1);
    expect(actor.getSnapshot().can({ type: 'refresh.requested' })).toBe(false);
  });
});

it('aborts the request when it stops', async () => {
  const { actor, feed } = await started();
  expect(feed.aborted()).toBe(false);
  actor.stop();
  expect(feed.aborted()).toBe(true);
});
