import type { Page } from '@playwright/test';
import { inTable, keepCopies, test } from './faults/fault-test.ts';
import { FAULTY_FEEDS } from './faults/faulty-feeds.ts';
import { STORAGE_FAULTS } from './faults/storage-faults.ts';
import { alive, expect, visit } from './site.ts';

const CACHED = FAULTY_FEEDS.filter(({ cache }) => cache !== undefined);
const WHOLE = 'the whole page';
const SAMPLE = ['storage that is full', 'a copy of 100,000 lists in one another'];

const copies = (page: Page) =>
  page.evaluate(
    (keys) => keys.map((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.timestamp > 0),
    CACHED.flatMap(({ cache }) => cache?.key ?? []),
  );

for (const { name, bring } of STORAGE_FAULTS) {
  test(name, inTable(name, WHOLE, SAMPLE.includes(name) ? 'sample' : 'cover'), async ({ page }) => {
    await bring(page);
    await visit(page);
    for (const feed of CACHED) await feed.whole(page);
    for (const feed of CACHED) await feed.refresh?.(page).click();
    for (const feed of FAULTY_FEEDS) await feed.whole(page);
  });
}

const TWO_TABS = 'two tabs that write at once';
test(TWO_TABS, inTable(TWO_TABS, `${WHOLE}, in both`, 'cover'), async ({ page, context }) => {
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
  await alive(other);
  await expect(other.locator('#gallery .gallery__origin')).toHaveText('Cache');
});

const CLEARED = 'storage that is cleared meanwhile';
test(CLEARED, inTable(CLEARED, 'what it showed', 'cover'), async ({ page, host }) => {
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
