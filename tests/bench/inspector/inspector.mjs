// npm run bench -w packages/bench -- inspector: how fast the inspector scrolls and filters 100,000 entries, what recording costs of a busy
// minute's scripting, and how long all committed paths take in Node, each beside what is asked of it. Makes a build of its
// own, with source maps.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/chromium.mjs';
import { serve } from '../../../tools/serve.mjs';
import { recordingCost } from './cost.mjs';
import { fillLog, filterTimes, scrollTimes } from './speed.mjs';
import { useBusily } from './visitor.mjs';

const ENTRIES = 100_000;
const MOST_MS = 50;
const BUSY_MS = 60_000;
const MOST_SHARE = 0.02;
const MOST_SECONDS = 20;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const SIZE = { width: 1440, height: 900 };
const root = resolve(import.meta.dirname, '../../..');
const dist = mkdtempSync(join(tmpdir(), 'bupc-bench-'));
const table = [];
const noise = [];

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
const run = (...args) => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

function addTimes(what, times) {
  const [middle, worst] = [median(times), Math.max(...times)];
  table.push({
    what,
    median: `${middle.toFixed(0)} ms`,
    worst: `${worst.toFixed(0)} ms`,
    asked: `${MOST_MS} ms`,
    'median of asked': (middle / MOST_MS).toFixed(2),
  });
}

/** The same piece of work again and again: how far its times lie apart is what the machine adds to all others. */
function listen() {
  for (let turn = 0; turn < 20; turn += 1) {
    const start = performance.now();
    Array.from({ length: 200_000 }, (_, place) => (place * 7919) % 200_003).sort((one, other) => one - other);
    noise.push(performance.now() - start);
  }
}

/** Opens a page and its inspector in a window of its own. */
async function openBoth(browser, address) {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(address);
  const docked = page.frameLocator('iframe[title="State inspector"]');
  const opened = context.waitForEvent('page');
  await docked.getByLabel('Place of the inspector').selectOption('window');
  const own = await opened;
  await own.setViewportSize(SIZE);
  await own.getByText('loaded.fromFeed').first().waitFor();
  return { page, own };
}

async function measureSpeed(browser, origin) {
  // Nothing moves by itself there, so that the log is as long at the end as at the start.
  const { page, own } = await openBoth(browser, `${origin}/home?scenario=reduced-motion&inspect`);
  const entries = await fillLog(own, ENTRIES);
  console.log(`${entries} entries`);
  const measure = async (view, list, rows, field, count) => {
    listen();
    const { screens, jumps } = await scrollTimes(own, list, rows);
    addTimes(`${view}: scroll by a screen`, screens);
    addTimes(`${view}: scroll anywhere`, jumps);
    addTimes(`${view}: letter in the filter`, await filterTimes(own, field, count));
    listen();
  };
  await measure('log', '.log__frame', '.log__row', '.log input[type=search]', '.log__count');
  await page.context().close();
}

async function measureCost(browser, origin) {
  const { page } = await openBoth(browser, `${origin}/home?scenario=all-well&inspect`);
  let done = 0;
  const use = async () => {
    done = await useBusily(page, BUSY_MS);
  };
  const times = await recordingCost(page, use, dist);
  const recording = times.log + times.visitor;
  const all = times.page + recording + times.telling;
  const rounded = Object.entries(times).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
  console.log(`a busy minute, ${done} things done: ${rounded.join(', ')}`);
  const add = (what, ms, asked) =>
    table.push({
      what,
      median: `${((100 * ms) / all).toFixed(2)} %`,
      worst: '',
      asked: asked ? `${100 * asked} %` : 'not asked',
      'median of asked': asked ? (ms / all / asked).toFixed(2) : '',
    });
  add('recording, of scripting', recording, MOST_SHARE);
  add('of it the log', times.log);
  add('of it naming what the visitor does', times.visitor);
  add('telling the inspector, of scripting', times.telling);
  await page.context().close();
}

function measureReplays() {
  const { paths, passed, steps, seconds } = JSON.parse(
    run('tools/run.mjs', 'tests/bench/inspector/replays.ts'),
  );
  console.log(`${passed} of ${paths} paths and recordings passed in Node, ${steps} steps`);
  if (passed < paths) process.exitCode = 1;
  table.push({
    what: 'all committed paths in Node',
    median: `${seconds.toFixed(1)} s`,
    worst: '',
    asked: `${MOST_SECONDS} s`,
    'median of asked': (seconds / MOST_SECONDS).toFixed(2),
  });
}

try {
  process.env.TESTERS = 'on';
  run('tools/vite.mjs', 'build', '--outDir', dist, '--sourcemap');
  const server = await serve({ dist, port: 0 });
  const origin = `http://localhost:${server.address().port}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ARGS });
  await measureSpeed(browser, origin);
  await measureCost(browser, origin);
  await browser.close();
  server.close();
  measureReplays();
  listen();
  console.table(table);
  console.log(
    `Noise: the same work took ${Math.min(...noise).toFixed(0)} to ${Math.max(...noise).toFixed(0)} ms, ` +
      `median ${median(noise).toFixed(0)} ms; load ${loadavg()[0].toFixed(1)}.`,
  );
} finally {
  rmSync(dist, { recursive: true });
}
