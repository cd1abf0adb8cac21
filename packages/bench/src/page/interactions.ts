import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { BenchSite } from '../bench-site.ts';
import { markdownTable, type Row } from '../markdown.ts';
import { median } from '../timing.ts';
import { launch, newVisitor, visit } from './browser.ts';
import { goalCells, wholeMs } from './goals.ts';
import type { Interaction } from './interaction.ts';
import type { BenchOptions } from './options.ts';
import { type CountingServer, countingServer } from './server.ts';

const SLOWDOWN = 4;
const HEADING = `longest event at ${SLOWDOWN}× slowdown`;
const GOAL = { bound: 100, words: '≤ 100 ms' };
/** The browser reports an event after the frame that follows it, and none that is shorter than this. */
const SHORTEST_MS = 16;
const SETTLE_MS = 700;
const LIMIT_MS = 20_000;

/** What one input cost, in milliseconds: the longest of its events up to the next frame, and the longest task after it. */
interface Cost {
  readonly event: number;
  readonly task: number;
}

/** An interaction on a fresh page, the same once more, and the page's heap afterwards. */
interface Measured {
  readonly first: Cost;
  readonly again: Cost;
  readonly heapMb: number;
}

interface Watched {
  events: number[];
  tasks: number[];
}

/** What has been measured so far. */
interface Results {
  readonly measured: Map<string, Measured[]>;
  readonly alone: number[];
  /** What could not be done, and why. */
  readonly failed: Map<string, string>;
}

/** Measures every interaction on a phone whose processor is four times slower, each on a page of its own. */
export async function benchInteractions(
  site: BenchSite,
  { dist, runs, only }: BenchOptions,
): Promise<string> {
  const interactions = site.interactions.filter(({ name }) => name.includes(only));
  const results: Results = {
    measured: new Map(interactions.map(({ name }) => [name, []])),
    alone: [],
    failed: new Map(),
  };
  const server = await countingServer(site, dist);
  const browser = await launch(site);
  try {
    for (let run = 0; run < runs; run += 1) await oneRun(browser, server, interactions, results);
  } finally {
    await browser.close();
    server.close();
  }
  return [
    markdownTable([...results.measured].map(([name, times]) => interactionRow(name, times))),
    `The page alone holds ${median(results.alone).toFixed(1)} MB.`,
    ...[...results.failed].map(([name, why]) => `Could not be done in every run: ${name} (${why}).`),
  ].join('\n\n');
}

async function oneRun(
  browser: Browser,
  server: CountingServer,
  interactions: readonly Interaction[],
  { measured, alone, failed }: Results,
): Promise<void> {
  const context = await newVisitor(browser, 'block');
  context.setDefaultTimeout(LIMIT_MS);
  for (const interaction of interactions) {
    const { page, client } = await opened(context, server);
    if (interaction === interactions[0]) alone.push(await heapMb(client));
    // A failed interaction must not stop the others.
    await measure(page, client, interaction).then(
      (one) => measured.get(interaction.name)?.push(one),
      ({ message }: Error) => failed.set(interaction.name, message.split('\n', 1)[0] ?? ''),
    );
    await page.close();
  }
  await context.close();
}

async function opened(context: BrowserContext, server: CountingServer) {
  const page = await visit(context, server);
  await page.evaluate(watch);
  return { page, client: await context.newCDPSession(page) };
}

async function measure(page: Page, client: CDPSession, interaction: Interaction): Promise<Measured> {
  await interaction.ready?.(page);
  const first = await costOf(page, client, interaction);
  await interaction.back?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const again = await costOf(page, client, interaction);
  return { first, again, heapMb: await heapMb(client) };
}

async function costOf(page: Page, client: CDPSession, { act, done }: Interaction): Promise<Cost> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { watched: Watched }).watched, { events: [], tasks: [] });
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

// Runs in the page.
function watch(): void {
  const watched: Watched = { events: [], tasks: [] };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        watched.events.push(entry.duration);
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

function interactionRow(name: string, times: readonly Measured[]): Row {
  if (times.length === 0) return emptyRow(name);
  const of = (value: (measured: Measured) => number) => median(times.map(value));
  const [first, again] = [of((one) => one.first.event), of((one) => one.again.event)];
  const task = of((one) => Math.max(one.first.task, one.again.task));
  return {
    [HEADING]: name,
    'first time': eventMs(first),
    again: eventMs(again),
    ...goalCells(GOAL, Math.max(first, again)),
    'longest task after it': task === 0 ? '–' : wholeMs(task),
    'heap then': `${of(({ heapMb: used }) => used).toFixed(1)} MB`,
  };
}

const emptyRow = (name: string): Row => ({
  [HEADING]: name,
  'first time': '–',
  again: '–',
  ...goalCells(GOAL, Number.NaN),
  'longest task after it': '–',
  'heap then': '–',
});

const eventMs = (time: number): string => (time < SHORTEST_MS ? `< ${SHORTEST_MS} ms` : wholeMs(time));
