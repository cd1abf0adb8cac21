import { expect, it } from 'vitest';
import { type CachedSource, cachedLoads } from '../../../src/application/shared/cache-then-feed.ts';
import { CACHE_LIFETIME_MS } from '../../../src/domain/shared/cache-record.ts';
import { memoryCache, setClock } from '../../fakes/memory-cache.ts';

const NOW = Date.UTC(2024, 10, 18, 3);

/** Words that are made ready by capitals, from a feed that has one, and a cache that was written some time ago. */
function loads(age?: number) {
  const clock = setClock(NOW);
  const entry = age === undefined ? undefined : { value: ['simpanan'], timestamp: NOW - age };
  const cache = memoryCache<readonly string[]>(clock, entry);
  const source: CachedSource<string> = {
    feed: { load: async () => ['umpan'] },
    cache,
    clock,
    prepare: (words) => words.map((word) => word.toUpperCase()),
  };
  return { ...cachedLoads(source), entry: cache.entry };
}

it.each<[string, number | undefined, boolean, boolean]>([
  ['an empty cache', undefined, false, false],
  ['a fresh cache', 1000, true, true],
  ['a cache that is no longer fresh', CACHE_LIFETIME_MS, false, true],
])(
  'gives what %s holds: fresh, and of any age over what was baked',
  async (_what, age, isRead, isStaleRead) => {
    const { readCache, readStale } = loads(age);
    const baked = { items: ['BAKED'] };
    const cached = { items: ['SIMPANAN'], updatedAt: NOW - (age ?? 0) };
    expect([await readCache(), await readStale(baked)]).toEqual([
      isRead ? cached : undefined,
      isStaleRead ? cached : baked,
    ]);
  },
);

it('leaves a list on view that is newer than the cache', async () => {
  const loaded = { items: ['UMPAN'], updatedAt: NOW };
  expect(await loads(1).readStale(loaded)).toBe(loaded);
});

it('gives the answer of the feed ready for display, and caches it as it came', async () => {
  const { entry, loadFeed } = loads(1000);
  expect(await loadFeed({ signal: new AbortController().signal })).toEqual({
    items: ['UMPAN'],
    updatedAt: NOW,
  });
  expect(entry()).toEqual({ value: ['umpan'], timestamp: NOW });
});
