import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { BenchSite } from '../bench-site.ts';
import { markdownTable, type Row } from '../markdown.ts';
import { median } from '../timing.ts';
import { launch, newVisitor, visit } from './browser.ts';
import { type Goal, goalCells, wholeMs } from './goals.ts';
import { tap } from './input.ts';
import type { Interaction } from './interaction.ts';
import type { BenchOptions } from './options.ts';
import { openPlainTwin, plainButton } from './plain-twin.ts';
import { type CountingServer, countingServer } from './server.ts';

const SLOWDOWN = 4;
const HEADING = `longest event at ${SLOWDOWN}× slowdown`;
const GOAL = { bound: 100, words: '≤ 100 ms' };
/** From here on the machine alone is slow: then the bound is so many times the plain page. */
const PLAIN_SLOW_MS = 66;
const PLAIN_SHARE = 1.5;
/** The browser reports an event after the frame that follows it, and none that is shorter than this. */
const SHORTEST_MS = 16;
/** A page that has just changed still draws, which no event tells: the next input would be measured with that. */
const SETTLE_MS = 700;
const LIMIT_MS = 20_000;

/** What one input cost, in milliseconds: the longest of its events up to the next frame, and the longest task after it. */
interface Cost {
  readonly event: number;
  readonly task: number;
}

/** An interaction on a fresh page, the same once more, and the page's heap afterwards; beside it a plain page that shows the same. */
interface Measured {
  readonly first: Cost;
  readonly again: Cost;
  /** The longest event of the plain page, in milliseconds; absent where the interaction lays nothing over the page. */
  readonly plain?: number;
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
    await measure(context, page, client, interaction).then(
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

async function measure(
  context: BrowserContext,
  page: Page,
  client: CDPSession,
  interaction: Interaction,
): Promise<Measured> {
  await interaction.ready?.(page);
  const first = await costOf(page, client, interaction);
  await interaction.back?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const again = await costOf(page, client, interaction);
  const used = await heapMb(client);
  const { shows } = interaction;
  if (shows === undefined) return { first, again, heapMb: used };
  return { first, again, heapMb: used, plain: await plainCost(context, page, shows) };
}

/** The longest event of a plain page that shows what the page shows now: the shorter of twice. */
async function plainCost(context: BrowserContext, page: Page, shows: string): Promise<number> {
  const plain = await openPlainTwin(context, page, shows);
  await plain.waitForTimeout(SETTLE_MS);
  await plain.evaluate(watch);
  const client = await context.newCDPSession(plain);
  const costs: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const { event } = await costOf(plain, client, {
      act: () => tap(plainButton(plain)),
      done: () => plain.locator('[data-bench-shown]:not([hidden])').waitFor({ state: 'attached' }),
    });
    costs.push(event);
    await tap(plainButton(plain));
    await plain.waitForTimeout(SETTLE_MS);
  }
  await plain.close();
  return Math.min(...costs);
}

async function costOf(
  page: Page,
  client: CDPSession,
  { act, done }: Pick<Interaction, 'act' | 'done'>,
): Promise<Cost> {
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
  const plains = times.flatMap(({ plain: one }) => one ?? []);
  const plain = plains.length === 0 ? undefined : median(plains);
  const task = of((one) => Math.max(one.first.task, one.again.task));
  return {
    [HEADING]: name,
    'first time': eventMs(first),
    again: eventMs(again),
    'plain page': plain === undefined ? '–' : eventMs(plain),
    ...goalCells(goalBeside(plain), Math.max(first, again)),
    'longest task after it': task === 0 ? '–' : wholeMs(task),
    'heap then': `${of(({ heapMb: used }) => used).toFixed(1)} MB`,
  };
}

const emptyRow = (name: string): Row => ({
  [HEADING]: name,
  'first time': '–',
  again: '–',
  'plain page': '–',
  ...goalCells(GOAL, Number.NaN),
  'longest task after it': '–',
  'heap then': '–',
});

/** The goal of an interaction beside a plain page that shows the same. */
export function goalBeside(plain: number | undefined): Goal {
  if (plain === undefined || plain <= PLAIN_SLOW_MS) return GOAL;
  const bound = Math.max(GOAL.bound, Math.round(plain * PLAIN_SHARE));
  return { bound, words: `≤ ${bound} ms` };
}

const eventMs = (time: number): string => (time < SHORTEST_MS ? `< ${SHORTEST_MS} ms` : wholeMs(time));
