import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from '../bench-site.ts';
import { markdownTable } from '../markdown.ts';
import { median } from '../timing.ts';
import { hydratedAt, launch, newVisitor, untilQuiet } from './browser.ts';
import { goalCells, wholeMs } from './goals.ts';
import type { BenchOptions } from './options.ts';
import { type CountingServer, countingServer } from './server.ts';

/** How often a phone is slower than this machine, and how long a task of it may last before it keeps a visitor waiting. */
const SLOWER = 4;
const LONG_MS = 50;
// 1.6 Mbit/s with 150 ms more for each answer: Lighthouse's slow 4G.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const GOAL = { bound: LONG_MS, words: `≤ ${LONG_MS} ms` };

interface Task {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, and how long its thread worked on it. */
  readonly ts: number;
  readonly tdur?: number;
}

/** Milliseconds of a start. */
interface Start {
  /** Beyond 50 ms of each task after the first paint, and the longest task, at a quarter of the speed. */
  readonly blocking: number;
  readonly longest: number;
}

/**
 * Measures how a page is hydrated: how long its tasks keep a visitor waiting, by the time that its thread works on them, which
 * other work on the machine hardly changes; and when it answers on a slow network. `--dist` takes another build, such as one
 * without a trick whose worth is asked for, and `--path` another page.
 */
export async function benchHydration(site: BenchSite, { dist, runs, path }: BenchOptions): Promise<string> {
  const counting = await countingServer(site, dist);
  const server = path === '' ? counting : { ...counting, page: new URL(path, counting.page).href };
  const browser = await launch(site);
  const starts: Start[] = [];
  const slow: { readonly painted: number; readonly largest: number; readonly alive: number }[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      starts.push(await traced(browser, server));
      slow.push(await onSlowNetwork(browser, server));
    }
  } finally {
    await browser.close();
    server.close();
  }
  const of = (what: string, figure: number, goal?: typeof GOAL) => ({
    'coming alive': what,
    time: wholeMs(figure),
    ...goalCells(goal, figure),
  });
  return markdownTable([
    of('blocking at 4× slowdown', median(starts.map(({ blocking }) => blocking)), GOAL),
    of('longest task at 4× slowdown', median(starts.map(({ longest }) => longest))),
    of('first paint on slow 4G', median(slow.map(({ painted }) => painted))),
    of('largest paint on slow 4G', median(slow.map(({ largest }) => largest))),
    of('alive on slow 4G', median(slow.map(({ alive }) => alive))),
  ]);
}

async function open(browser: Browser, server: CountingServer, before: (page: Page) => Promise<unknown>) {
  const context = await newVisitor(browser, 'block');
  const page = await context.newPage();
  await page.addInitScript(server.noteHydrated);
  await before(page);
  await page.goto(server.page, { waitUntil: 'load' });
  await page.waitForFunction(() => 'hydratedAt' in globalThis);
  await untilQuiet(page, server);
  return page;
}

async function traced(browser: Browser, server: CountingServer): Promise<Start> {
  const page = await open(browser, server, (before) =>
    browser.startTracing(before, { categories: ['toplevel', 'devtools.timeline', 'loading'] }),
  );
  const { traceEvents }: { traceEvents: Task[] } = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) throw new Error('the page painted nothing');
  const tasks = traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER);
  return {
    blocking: tasks.reduce((sum, time) => sum + Math.max(0, time - LONG_MS), 0),
    longest: Math.max(...tasks),
  };
}

async function onSlowNetwork(browser: Browser, server: CountingServer) {
  const page = await open(browser, server, async (before) => {
    const client = await before.context().newCDPSession(before);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', NETWORK);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  });
  const paints = await page.evaluate(
    () =>
      new Promise<{ painted: number; largest: number }>((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        new PerformanceObserver((list) =>
          resolve({ painted: first?.startTime ?? 0, largest: list.getEntries().at(-1)?.startTime ?? 0 }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const alive = await hydratedAt(page);
  await page.context().close();
  return { ...paints, alive };
}
