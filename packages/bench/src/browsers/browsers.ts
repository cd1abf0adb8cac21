import { rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import type { BenchSite } from '../bench-site.ts';
import { findBrowser } from './find.ts';
import type { Flow } from './flow.ts';
import { figures, inColumns, type Outcome, page, type Run, reasons, type Tried, table } from './report.ts';
import { runFlows } from './run-flows.ts';
import { ENGINES, type Engine } from './tab.ts';

// Browsers that run at a time on two cores; each waits for most of its time.
const AT_ONCE = 2;
const PICTURES = resolve('browsers-report');

/**
 * Runs the flows of a site in every browser that is installed, and prints a table; DIST names another build.
 * @param args --browser firefox --flow 'lightbox' (a part of its name) --write (docs/browsers.md and docs/browsers.json)
 */
export async function goThroughBrowsers(site: BenchSite, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { browser: { type: 'string' }, flow: { type: 'string' }, write: { type: 'boolean' } },
  });
  const flows = site.flows.filter(({ name }) => name.includes(values.flow ?? ''));
  const engines = ENGINES.filter((engine) => values.browser === undefined || values.browser === engine);
  if (flows.length === 0 || engines.length === 0) throw new Error('no such flow or browser');
  if (values.flow === undefined)
    for (const engine of engines) rmSync(join(PICTURES, engine), { recursive: true, force: true });
  const server = await site.serve({ dist: resolve(process.env.DIST || 'dist'), port: 0 });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const limit = pLimit(AT_ONCE);
  const parts = await Promise.all(engines.map((engine) => limit(() => inOne(site, engine, flows, origin))));
  server.closeAllConnections();
  server.close();
  const run: Run = {
    date: new Date().toISOString().slice(0, 10),
    tried: parts.map(({ tried }) => tried),
    outcomes: parts.flatMap(({ outcomes }) => outcomes),
  };
  print(run);
  if (values.write) write(run);
  if (run.outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

interface Part {
  readonly tried: Tried;
  readonly outcomes: readonly Outcome[];
}

async function inOne(site: BenchSite, engine: Engine, flows: readonly Flow[], origin: string): Promise<Part> {
  const browser = await findBrowser(site, engine);
  if ('missing' in browser) return { tried: browser, outcomes: [] };
  const { version, driver } = browser;
  try {
    const tell = ({ flow, size, state, reason }: Outcome, took: number) => {
      const line = `${engine} ${size}: ${flow}: ${state}${reason ? `: ${reason}` : ''}`;
      console.log(`${line} (${(took / 1000).toFixed(1)} s)`);
    };
    const outcomes = await runFlows(browser, flows, {
      origin,
      pictures: PICTURES,
      ownSite: site.ownSite,
      tell,
    });
    return { tried: { engine, version, driver }, outcomes };
  } finally {
    await browser.close();
  }
}

function print(run: Run): void {
  console.log(`\n${inColumns(table(run))}\n`);
  for (const line of reasons(run)) console.log(line);
  for (const { engine, missing } of run.tried) if (missing) console.log(`${engine}: ${missing}`);
  for (const { version, passed, failed, notPossible } of figures(run)) {
    console.log(`${version}: ${passed} passed, ${failed} failed, ${notPossible} not possible`);
  }
}

function write(run: Run): void {
  const whole = run.tried.filter(({ missing }) => !missing).length === ENGINES.length;
  if (!whole) throw new Error('written only after a run through all browsers');
  writeFileSync('docs/browsers.md', page(run));
  const json = { date: run.date, browsers: figures(run) };
  writeFileSync('docs/browsers.json', `${JSON.stringify(json, null, 2)}\n`);
}
