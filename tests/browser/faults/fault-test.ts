import type { Page } from '@playwright/test';
import { test as siteTest } from '../site.ts';
import type { CacheState, FaultyFeed } from './faulty-feed.ts';
import { FAULTY_FEEDS } from './faulty-feeds.ts';
import { type FaultyHost, startFaultyHost } from './faulty-host.ts';

/** The test of the site with a host whose feeds can be spoilt. */
export const test = siteTest.extend<{ host: FaultyHost }, { workersHost: FaultyHost }>({
  workersHost: [
    async ({ playwright: _ }, use, { project }) => {
      const host = await startFaultyHost(project.use.baseURL ?? '');
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ workersHost }, use) => {
    workersHost.reset();
    await use(workersHost);
  },
});

/** How a test stands in the table of docs/faults.md: `npm run test:all -- faults --write` reads it from the report. */
export const inTable = (fault: string, sees: string) => ({
  annotation: [
    { type: 'fault', description: fault },
    { type: 'sees', description: sees },
  ],
});

const MINUTE = 60_000;
const AGES: Readonly<Record<CacheState, number | undefined>> = {
  none: undefined,
  empty: undefined,
  fresh: MINUTE,
  expired: 31 * MINUTE,
};

/** Puts a text into local storage before the page's first load, and not again when it is loaded anew. */
export async function keep(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(
    ([name = '', value = '']) => {
      const mark = `kept ${name}`;
      if (sessionStorage.getItem(mark) === null) localStorage.setItem(name, value);
      sessionStorage.setItem(mark, 'yes');
    },
    [key, text],
  );
}

/** Gives the browser a copy of a feed in a state. */
export async function keepCopy(page: Page, feed: FaultyFeed, state: CacheState): Promise<void> {
  const age = AGES[state];
  if (age !== undefined) await keepCopyOf(page, feed, Date.now() - age);
}

/** Gives the browser copies of all feeds that have one, written at a time in milliseconds since 1970. */
export async function keepCopies(page: Page, timestamp: number): Promise<void> {
  for (const feed of FAULTY_FEEDS) await keepCopyOf(page, feed, timestamp);
}

async function keepCopyOf(page: Page, { cache }: FaultyFeed, timestamp: number): Promise<void> {
  if (cache === undefined) return;
  await keep(
    page,
    cache.key,
    JSON.stringify({ ...cache.record, timestamp, expiry: timestamp + 30 * MINUTE }),
  );
}
