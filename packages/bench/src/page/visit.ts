import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from '../bench-site.ts';
import { markdownTable, type Row } from '../markdown.ts';
import { median } from '../timing.ts';
import { hydratedAt, launch, newVisitor, untilQuiet, visit } from './browser.ts';
import { type Goal, goalCells, kb } from './goals.ts';
import type { BenchOptions } from './options.ts';
import { type CountingServer, countingServer, type Exchange } from './server.ts';

const KB = 1024;
const atMost = (bound: number): Goal => ({ bound: bound * KB, words: `≤ ${bound} KB` });

/** What a visitor with an empty browser received. */
interface FirstVisit {
  readonly sent: readonly Exchange[];
  /** Compressed bytes of the code requested before hydration, and of all code. */
  readonly early: number;
  readonly all: number;
  readonly again: readonly Exchange[];
}

interface WorkerVisit {
  /** What the service worker fetches besides the requests of the page. */
  readonly withWorker: readonly Exchange[];
  readonly again: readonly Exchange[];
}

const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['the page', /^\/[^.]*$/],
  ['JavaScript', /\.m?js$/],
  ['styles', /\.css$/],
  ['font', /\.woff2$/],
  ['pictures', /\.(?:avif|webp|png|svg|jpe?g)$/],
  ['content and the rest', /./],
];

/** Measures what a first visit on a phone asks for, and what a second one does, with and without the service worker. */
export async function benchVisit(site: BenchSite, { dist, runs }: BenchOptions): Promise<string> {
  const server = await countingServer(site, dist);
  const browser = await launch(site);
  try {
    const first: FirstVisit[] = [];
    const byWorker: WorkerVisit[] = [];
    for (let run = 0; run < runs; run += 1) {
      first.push(await firstVisit(browser, server, dist));
      byWorker.push(await workerVisit(browser, server));
    }
    return [firstTable(first), kindTable(first.at(-1)?.sent ?? []), againTable(first, byWorker)].join('\n\n');
  } finally {
    await browser.close();
    server.close();
  }
}

async function firstVisit(browser: Browser, server: CountingServer, dist: string): Promise<FirstVisit> {
  const context = await newVisitor(browser, 'block');
  server.take();
  const page = await visit(context, server);
  const sent = server.take();
  const scripts = await scriptsOf(page);
  const hydrated = await hydratedAt(page);
  await page.close();
  await (await visit(context, server)).close();
  const again = server.take();
  await context.close();
  const sizes = scripts.map(({ path, start }) => ({ start, size: gzipped(join(dist, path)) }));
  const sum = (until: number) =>
    sizes.filter(({ start }) => start < until).reduce((total, { size }) => total + size, 0);
  return { sent, early: sum(hydrated), all: sum(Number.POSITIVE_INFINITY), again };
}

async function workerVisit(browser: Browser, server: CountingServer): Promise<WorkerVisit> {
  const context = await newVisitor(browser, 'allow');
  server.take();
  const page = await visit(context, server);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await untilQuiet(page, server);
  const withWorker = server.take();
  await page.close();
  await (await visit(context, server)).close();
  const again = server.take();
  await context.close();
  return { withWorker, again };
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, start: startTime }))
      .filter(
        ({ path }, place, all) => /\.m?js$/.test(path) && all.findIndex((one) => one.path === path) === place,
      ),
  );

const gzipped = (file: string): number =>
  existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;

const bytesOf = (sent: readonly Exchange[]): number => sent.reduce((sum, { bytes }) => sum + bytes, 0);

function firstTable(visits: readonly FirstVisit[]): string {
  const row = (what: string, of: (visit: FirstVisit) => number, goal?: Goal): Row => {
    const figure = median(visits.map(of));
    return {
      'first view at 412 px, without interaction': what,
      size: kb(figure),
      ...goalCells(goal, figure),
    };
  };
  const requests = median(visits.map(({ sent }) => sent.length));
  return markdownTable([
    row(`over the network, in ${requests} requests`, ({ sent }) => bytesOf(sent), atMost(250)),
    row('JavaScript before hydration, gzip', ({ early }) => early, atMost(140)),
    row('JavaScript in all, gzip', ({ all }) => all, atMost(175)),
  ]);
}

function kindTable(sent: readonly Exchange[]): string {
  const kindOf = ({ path }: Exchange) => KINDS.find(([, pattern]) => pattern.test(path))?.[0];
  return markdownTable(
    KINDS.map(([kind]) => {
      const of = sent.filter((exchange) => kindOf(exchange) === kind);
      return { 'of it': kind, requests: String(of.length), size: kb(bytesOf(of)) };
    }),
  );
}

function againTable(first: readonly FirstVisit[], byWorker: readonly WorkerVisit[]): string {
  const row = (what: string, visits: readonly (readonly Exchange[])[]): Row => ({
    'what follows': what,
    requests: String(median(visits.map(({ length }) => length))),
    size: kb(median(visits.map(bytesOf))),
    'of them not modified': String(
      median(visits.map((sent) => sent.filter(({ status }) => status === 304).length)),
    ),
  });
  return markdownTable([
    row(
      'a second visit, by the cache of the browser',
      first.map(({ again }) => again),
    ),
    row(
      'a first visit with the service worker, all it keeps included',
      byWorker.map((visit) => visit.withWorker),
    ),
    row(
      'a second visit with the service worker',
      byWorker.map(({ again }) => again),
    ),
  ]);
}
