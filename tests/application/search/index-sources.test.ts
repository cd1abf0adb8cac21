import { expect, it } from 'vitest';
import type { LoadedItems } from '../../../src/application/ports/search-index.ts';
import { indexSources } from '../../../src/application/search/index-sources.ts';

type Status = LoadedItems['status'];
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An index whose items are taken when a test says so. */
function standing() {
  const set: [source: string, items: unknown][] = [];
  const reported: unknown[] = [];
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
  indexSources(
    index,
    (listener) => {
      hear = listener;
    },
    (event) => void reported.push(event),
  );
  const load = (items: LoadedItems<'news'>['items'], status: Status) =>
    hear({ type: 'items.loaded', source: 'news', items, status });
  const take = async () => {
    for (const taker of takers.splice(0)) taker();
    await settled();
  };
  return { load, set, take, reported };
}
const news = (status: Status) => ({ type: 'source.changed', source: 'news', status });
const items: LoadedItems<'news'>['items'] = [];

it('says that a source can be searched once the index has its items', async () => {
  const { load, set, take, reported } = standing();
  load(items, 'ready');
  expect([set, reported]).toEqual([[['news', items]], []]);
  await take();
  expect(reported).toEqual([news('ready')]);
});

it('sets nothing twice, and says again only what has changed', async () => {
  const { load, set, take, reported } = standing();
  load(items, 'loading');
  await take();
  load(items, 'loading');
  load(items, 'failed');
  load(items, 'failed');
  expect([set.length, reported]).toEqual([1, [news('loading'), news('failed')]]);
});

it('says the present status, also where the index took longer than the source', async () => {
  const { load, take, reported } = standing();
  load(items, 'loading');
  load([], 'ready');
  await take();
  expect(reported).toEqual([news('ready'), news('ready')]);
});
