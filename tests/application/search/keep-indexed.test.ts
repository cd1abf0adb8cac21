import { expect, it } from 'vitest';
import type { LoadedItems } from '../../../src/application/ports/search-index.ts';
import { keepIndexed } from '../../../src/application/search/keep-indexed.ts';

type Status = LoadedItems['status'];
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An index whose items are taken when a test says so. */
function standing() {
  const set: [source: string, items: unknown][] = [];
  const told: unknown[] = [];
  const takers: (() => void)[] = [];
  let hear: (loaded: LoadedItems) => void = () => undefined;
  const index = {
    open: () => Promise.reject(new Error('not asked')),
    find: () => Promise.reject(new Error('not asked')),
    setItems: (source: string, items: unknown) => {
      set.push([source, items]);
      return new Promise<void>((resolve) => void takers.push(resolve));
    },
  };
  keepIndexed(
    index,
    (listener) => {
      hear = listener;
    },
    (event) => void told.push(event),
  );
  const load = (items: LoadedItems<'news'>['items'], status: Status) =>
    hear({ type: 'items.loaded', source: 'news', items, status });
  const take = async () => {
    for (const taker of takers.splice(0)) taker();
    await settled();
  };
  return { load, set, take, told };
}
const news = (status: Status) => ({ type: 'source.changed', source: 'news', status });
const items: LoadedItems<'news'>['items'] = [];

it('says that a source can be searched once the index has its items', async () => {
  const { load, set, take, told } = standing();
  load(items, 'ready');
  expect([set, told]).toEqual([[['news', items]], []]);
  await take();
  expect(told).toEqual([news('ready')]);
});

it('sets nothing twice, and says again only what has changed', async () => {
  const { load, set, take, told } = standing();
  load(items, 'loading');
  await take();
  load(items, 'loading');
  load(items, 'failed');
  load(items, 'failed');
  expect([set.length, told]).toEqual([1, [news('loading'), news('failed')]]);
});

it('says the present status, also where the index took longer than the source', async () => {
  const { load, take, told } = standing();
  load(items, 'loading');
  load([], 'ready');
  await take();
  expect(told).toEqual([news('ready'), news('ready')]);
});
