// npm run bench -w packages/bench -- guide: turns pages of the guide in a real Chromium and says how many frames took longer than 20 ms, and
// what 100 turns and 20 openings leave behind. Needs a build.
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/chromium.mjs';
import { serve } from '../../tools/serve.mjs';

const TURNS = 30;
const OPENINGS = 20;
const TURNS_PER_OPENING = 5;
const SLOW_MS = 20;
// A turn takes 800 ms; then the next pages are drawn, and a reader rests.
const TURN_MS = 800;
const REST_MS = 600;

const server = await serve({ dist: resolve(import.meta.dirname, '../../dist'), port: 0 });
const origin = `http://localhost:${server.address().port}`;
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

const button = (page, name) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const placed = (page) => page.locator('.guide-bar__place').filter({ hasText: 'Halaman' }).waitFor();

/** Lengths of the frames while pages turn, forward and back, and of those between turns, in milliseconds. */
async function frames(width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`${origin}/home?panduan=1`);
  await page.locator('.guide-leaf canvas').first().waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    globalThis.lengths = { turning: [], resting: [] };
    globalThis.phase = 'resting';
    let last = performance.now();
    const frame = (now) => {
      globalThis.lengths[globalThis.phase].push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let turn = 0; turn < TURNS; turn += 1) {
    const there = Math.floor(turn / 6) % 2 === 0;
    await enter(page, 'turning');
    await page.keyboard.press(there ? 'ArrowRight' : 'ArrowLeft');
    await page.waitForTimeout(TURN_MS);
    await enter(page, 'resting');
    await page.waitForTimeout(REST_MS);
  }
  const lengths = await page.evaluate(() => globalThis.lengths);
  await page.close();
  return lengths;
}

const enter = (page, phase) =>
  page.evaluate((next) => {
    globalThis.phase = next;
  }, phase);

/** What lives after garbage collection. */
async function living(page, client) {
  await page.waitForTimeout(6000);
  await client.send('HeapProfiler.collectGarbage');
  await client.send('Performance.enable');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name)?.value;
  const count = async (prototype) => {
    const { result } = await client.send('Runtime.evaluate', { expression: prototype });
    const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
    const { result: length } = await client.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    });
    await client.send('Runtime.releaseObject', { objectId: objects.objectId });
    return length.value;
  };
  return {
    canvases: await count('HTMLCanvasElement.prototype'),
    workers: page.workers().length,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    'heap (MB)': Number((metric('JSHeapUsedSize') / 1e6).toFixed(1)),
  };
}

async function growth() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${origin}/home`);
  await page.locator('.footer__status').filter({ hasText: 'sekarang' }).waitFor();
  const client = await page.context().newCDPSession(page);
  const open = async () => {
    await page.evaluate(() => window.history.pushState(null, '', '/home?panduan=1'));
    await placed(page);
    for (let turn = 0; turn < TURNS_PER_OPENING; turn += 1) await button(page, 'Selanjutnya').click();
    await button(page, 'Tutup').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  for (let opening = 0; opening < 3; opening += 1) await open();
  const before = await living(page, client);
  for (let opening = 0; opening < OPENINGS; opening += 1) await open();
  const after = await living(page, client);
  return Object.entries(after).map(([what, count]) => ({ what, before: before[what], after: count }));
}

const table = [];
for (const [width, height] of [
  [1280, 800],
  [360, 740],
]) {
  for (const [phase, lengths] of Object.entries(await frames(width, height))) {
    const slow = lengths.filter((length) => length > SLOW_MS);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    table.push({
      screen: `${width} × ${height}`,
      phase,
      frames: lengths.length,
      [`over ${SLOW_MS} ms (%)`]: Number(((100 * slow.length) / lengths.length).toFixed(1)),
      'longest (ms)': Math.round(Math.max(...lengths)),
      'frames a second': Number((1000 / average).toFixed(1)),
    });
  }
}
console.log(`${TURNS} turns`);
console.table(table);
console.log(`${OPENINGS * TURNS_PER_OPENING} turns in ${OPENINGS} openings, after garbage collection`);
console.table(await growth());
await browser.close();
server.close();
