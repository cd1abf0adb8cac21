import type { Page } from '@playwright/test';
import { city } from '../city.ts';
import { CELLS, type Cell } from './faults/cells.ts';
import type { Fault } from './faults/fault-list.ts';
import { inTable, keepCopy, test } from './faults/fault-test.ts';
import type { FaultyFeed } from './faults/faulty-feed.ts';
import { FAULTY_FEEDS } from './faults/faulty-feeds.ts';
import type { FaultyHost } from './faults/faulty-host.ts';
import { expect, visit } from './site.ts';

// Longer than a feed has, so that what is under way has ended.
const TIME_UP = 10_500;

async function spoil(page: Page, host: FaultyHost, feed: FaultyFeed, fault: Fault): Promise<void> {
  if (fault.kind === 'carrying') {
    const text = JSON.stringify(feed.wrap(fault.of(feed).items));
    host.spoil(feed.name, (response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(text),
    );
  } else if (fault.answer) host.spoil(feed.name, fault.answer(feed));
  else if (fault.route) await page.route(`**/content/${feed.name}.json`, fault.route);
}

async function othersAreWhole(page: Page, spoilt: FaultyFeed): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await expect(page.locator('#leadership')).toContainText(city.leaders[1]?.title ?? '');
  for (const feed of FAULTY_FEEDS) if (feed.name !== spoilt.name) await feed.whole(page);
}

async function askAgain(page: Page, feed: FaultyFeed, failed: boolean): Promise<void> {
  const control = failed ? feed.retry : feed.refresh;
  if (control === undefined) await page.reload();
  else if (failed) await control(page).click();
  else await control(page).dispatchEvent('click');
}

async function bringAbout(page: Page, host: FaultyHost, { feed, fault, cache }: Cell): Promise<() => number> {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/content/${feed.name}.json`) asked += 1;
  });
  const waits = fault.kind === 'failing' && fault.waits === true;
  if (waits) await page.clock.install();
  await keepCopy(page, feed, cache);
  await spoil(page, host, feed, fault);
  await visit(page, `${host.url}${feed.path}`);
  if (cache === 'fresh') {
    await feed.shows(page, ['Dari cache']);
    expect(asked, 'a fresh copy spares the request').toBe(0);
    await feed.refresh?.(page).click();
  }
  if (waits) {
    await expect.poll(() => asked).toBe(1);
    // The others must have answered before the clock is put forward, or their time is up as well.
    await othersAreWhole(page, feed);
    await page.clock.fastForward(TIME_UP);
  }
  return () => asked;
}

for (const cell of CELLS) {
  const { feed, fault, cache } = cell;
  const state = cache === 'none' ? '' : `, cache ${cache}`;
  test(`${feed.name}: ${fault.name}${state}`, inTable(fault.name, fault.sees), async ({ page, host }) => {
    const asked = await bringAbout(page, host, cell);
    if (fault.kind === 'failing') {
      if (fault.isNoList && feed.empty) await feed.empty(page);
      else await feed.failed(page, fault.message, cache);
      await expect.poll(asked, 'asked no more often than spec §7 Feeds allows').toBe(fault.asks);
    } else await feed.shows(page, fault.of(feed).names);
    await othersAreWhole(page, feed);

    host.mend(feed.name);
    await page.unrouteAll();
    await askAgain(page, feed, fault.kind === 'failing');
    await feed.whole(page);
  });
}
