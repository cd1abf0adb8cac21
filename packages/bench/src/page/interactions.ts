import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { BenchSite } from '../bench-site.ts';
import { launch, newVisitor, visit } from './browser.ts';
import type { Interaction } from './interaction.ts';
import {
  type Cost,
  interactionsTable,
  type Measured,
  type Results,
  SLOWDOWN,
  type Times,
} from './interactions-table.ts';
import type { BenchOptions } from './options.ts';
import { openPlainTwin, type PlainPage, partBefore } from './plain-twin.ts';
import { type CountingServer, countingServer } from './server.ts';

/** A page that has just changed still draws, which no event tells: the next input would be measured with that. */
const SETTLE_MS = 700;
const LIMIT_MS = 20_000;

interface Watched {
  /** What began before is not of it: an event without a frame of its own is told with the next one. */
  since: number;
  events: number[];
  tasks: number[];
}

/**
 * Measures every interaction on a phone whose processor is four times slower, each on a page of its own; where there is a build
 * before, in turn with that.
 */
export async function benchInteractions(
  site: BenchSite,
  { dist, before, runs, only }: BenchOptions,
): Promise<string> {
  const interactions = site.interactions.filter(({ name }) => name.includes(only));
  const builds: Build[] = [];
  for (const folder of [dist, before ?? []].flat())
    builds.push({ server: await countingServer(site, folder), results: noResults(interactions) });
  const browser = await launch(site);
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [place, { server, results }] of builds.entries())
        await oneRun(browser, server, place === 0 ? interactions : interactions.map(unaccompanied), results);
  } finally {
    await browser.close();
    for (const { server } of builds) server.close();
  }
  const [now, then] = builds.map(({ results }) => results);
  if (now === undefined) throw new Error('nothing was measured');
  return interactionsTable(now, then);
}

/** Without its plain page, which is the same beside the build before. */
const unaccompanied = ({ shows: _, plain: __, ...rest }: Interaction): Interaction => rest;

/** A build, and what has been measured of it. */
interface Build {
  readonly server: CountingServer;
  readonly results: Results;
}

const noResults = (interactions: readonly Interaction[]): Results => ({
  measured: new Map(interactions.map(({ name }) => [name, []])),
  alone: [],
  failed: new Map(),
});

async function oneRun(
  browser: Browser,
  server: CountingServer,
  interactions: readonly Interaction[],
  { measured, alone, failed }: Results,
): Promise<void> {
  const context = await newVisitor(browser, 'block');
  context.setDefaultTimeout(LIMIT_MS);
  for (const interaction of interactions) {
    const { page, client } = await opened(context, server, interaction.page);
    if (interaction === interactions[0]) alone.push(await heapMb(client));
    // A failed interaction must not stop the others.
    await measure(context, page, client, interaction).then(
      (one) => measured.get(interaction.name)?.push(one),
      ({ message }: Error) => failed.set(interaction.name, message.split('\n', 1)[0] ?? ''),
    );
    await page.close();
  }
  await context.close();
}

async function opened(context: BrowserContext, server: CountingServer, path?: string) {
  const page = await visit(context, server, path);
  await page.evaluate(watch);
  return { page, client: await context.newCDPSession(page) };
}

async function measure(
  context: BrowserContext,
  page: Page,
  client: CDPSession,
  interaction: Interaction,
): Promise<Measured> {
  if (interaction.ready) {
    await interaction.ready(page);
    await page.waitForTimeout(SETTLE_MS);
  }
  const first = await costOf(page, client, interaction);
  await interaction.back?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const { shows, plain } = interaction;
  const before = shows === undefined ? undefined : await partBefore(page, shows);
  const again = await costOf(page, client, interaction);
  const used = await heapMb(client);
  const twin = shows === undefined ? plain?.(context) : openPlainTwin(context, page, shows, before);
  return { first, again, heapMb: used, ...(twin && { plain: await plainTimes(context, await twin) }) };
}

/** The longest event of a plain page that shows what the page shows. */
async function plainTimes(context: BrowserContext, { page, act, done }: PlainPage): Promise<Times> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(watch);
  const client = await context.newCDPSession(page);
  const { event: first } = await costOf(page, client, { act, done });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const { event: again } = await costOf(page, client, { act, done });
  await page.close();
  return { first, again };
}

async function costOf(
  page: Page,
  client: CDPSession,
  {
    act,
    done,
  }: { readonly act: (page: Page) => Promise<void>; readonly done: (page: Page) => Promise<unknown> },
): Promise<Cost> {
  await drawnWithDriver(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { watched: Watched }).watched, {
      since: performance.now(),
      events: [],
      tasks: [],
    });
  });
  await act(page);
  await done(page);
  await page.waitForTimeout(SETTLE_MS);
  const { events, tasks } = await page.evaluate(
    () => (globalThis as unknown as { watched: Watched }).watched,
  );
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { event: Math.max(0, ...events), task: Math.max(0, ...tasks) };
}

/** Asks the page something first: from then on the browser's driver listens for touches, and for that the page is drawn anew. */
async function drawnWithDriver(page: Page): Promise<void> {
  await page.locator('html').boundingBox();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

// Runs in the page.
function watch(): void {
  const watched: Watched = { since: 0, events: [], tasks: [] };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId > 0 && entry.startTime >= watched.since) watched.events.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** The used heap after a garbage collection. */
async function heapMb(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('Performance.enable');
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 2 ** 20;
}
