import type { Page } from '@playwright/test';
import { inTable, keep, keepCopies, test } from './faults/fault-test.ts';
import { FAULTY_FEEDS } from './faults/faulty-feeds.ts';
import { expect, ready, visit } from './site.ts';

const CACHED = FAULTY_FEEDS.filter(({ cache }) => cache !== undefined);
const WHOLE = 'the whole page';

const copies = (page: Page) =>
  page.evaluate(
    (keys) => keys.map((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.timestamp > 0),
    CACHED.flatMap(({ cache }) => cache?.key ?? []),
  );

/** What local storage may do to a visitor who comes with it; what else may stand in it, the adapter's tests say. */
const STORAGE_FAULTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'storage that is full': (page) =>
    page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (this: Storage, ...args) {
        if (this === window.localStorage) throw new DOMException('no', 'QuotaExceededError');
        return setItem.apply(this, args);
      };
    }),
  'storage that throws when it is touched': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    }),
  'a copy in broken JSON': async (page) => {
    for (const { cache } of CACHED)
      if (cache) await keep(page, cache.key, JSON.stringify(cache.record).slice(0, -9));
  },
};

for (const [name, bring] of Object.entries(STORAGE_FAULTS)) {
  test(name, inTable(name, WHOLE), async ({ page }) => {
    await bring(page);
    await visit(page);
    for (const feed of CACHED) await feed.whole(page);
    for (const feed of CACHED) await feed.refresh?.(page).click();
    for (const feed of FAULTY_FEEDS) await feed.whole(page);
  });
}

const TWO_TABS = 'two tabs that write at once';
test(TWO_TABS, inTable(TWO_TABS, `${WHOLE}, in both`), async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([visit(page), visit(other)]);
  for (let round = 0; round < 3; round += 1) {
    for (const feed of CACHED) {
      await Promise.all([page, other].map((tab) => feed.refresh?.(tab).dispatchEvent('click')));
      for (const tab of [page, other]) await feed.whole(tab);
    }
  }
  expect(await copies(page)).toEqual([true, true]);
  await other.reload();
  await ready(other);
  await expect(other.locator('#gallery .gallery__origin')).toHaveText('Cache');
});

const CLEARED = 'storage that is cleared meanwhile';
test(CLEARED, inTable(CLEARED, 'what it showed'), async ({ page, host }) => {
  await keepCopies(page, Date.now());
  await visit(page, `${host.url}/home`);
  for (const feed of CACHED) await feed.shows(page, ['Dari cache']);
  await page.evaluate(() => localStorage.clear());
  for (const feed of CACHED) {
    host.spoil(feed.name, (response) => response.writeHead(404).end());
    await feed.refresh?.(page).click();
    await feed.failed(page, 'HTTP error! status: 404', 'fresh');
    host.mend(feed.name);
    await feed.retry?.(page).click();
    await feed.whole(page);
  }
  expect(await copies(page)).toEqual([true, true]);
});
