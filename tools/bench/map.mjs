// npm run bench:map: how soon the map is drawn on a slow phone, beside a bare MapLibre page of the same tiles; how many
// frames a drag drops beside it; how soon a click is answered; what a hundred switches of layers leave. Needs a build.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const SWITCHES = 100;
const CPU = 4;
// Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms there and back.
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, serviceWorkers: 'block' };

const root = resolve(import.meta.dirname, '../..');
const dist = process.env.DIST ?? join(root, 'dist');
const bare = await mkdtemp(join(tmpdir(), 'bare-map-'));
await build({
  root: join(root, 'tools/bench/map'),
  configFile: false,
  logLevel: 'error',
  worker: { format: 'es' },
  build: {
    outDir: bare,
    emptyOutDir: true,
    rollupOptions: { input: join(root, 'tools/bench/map/bare.html') },
  },
});
await cp(join(dist, 'peta/kota.pmtiles'), join(bare, 'peta/kota.pmtiles'));
for (const name of await readdir(bare, { recursive: true })) {
  if (!/\.(?:html|css|m?js)$/.test(name)) continue;
  const file = join(bare, name);
  await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
}

const servers = [await serve({ dist, port: 0 }), await serve({ dist: bare, port: 0 })];
const [ours, theirs] = servers.map((server) => `http://localhost:${server.address().port}`);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});

const isDrawn = () => performance.getEntriesByName('map-drawn')[0]?.startTime;

async function opened(address, { slow }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (slow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  }
  await page.goto(address, { waitUntil: 'commit' });
  const drawn = await page.waitForFunction(isDrawn, undefined, { timeout: 120_000 });
  return { page, devtools, context, drawn: await drawn.jsonValue() };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function firstMap(address) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { context, drawn } = await opened(address, { slow: true });
    times.push(drawn);
    await context.close();
  }
  return median(times);
}

/** The part of frames that took longer than two of 60 a second, while the map is dragged. */
async function dropped(address) {
  const { page, context } = await opened(address, { slow: false });
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    globalThis.frames = [];
    let last = performance.now();
    const frame = (now) => {
      globalThis.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.mouse.move(200, 350);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) {
    const angle = (step / 60) * 2 * Math.PI;
    await page.mouse.move(200 + 80 * Math.sin(angle), 350 + 80 * (1 - Math.cos(angle)) * 0.5);
  }
  await page.mouse.up();
  const frames = await page.evaluate(() => globalThis.frames);
  await context.close();
  return frames.filter((ms) => ms > 33.4).length / frames.length;
}

async function click() {
  const { page, context, devtools } = await opened(`${ours}/peta/?di=-7.25307,112.73960,17`, { slow: false });
  await page.locator('.map-panel__tabs').waitFor();
  await page.waitForTimeout(2500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.evaluate(() => {
    globalThis.waits = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') globalThis.waits.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  for (let run = 0; run < RUNS; run += 1) {
    await page.mouse.click(120 + run * 25, 300);
    await page.waitForTimeout(1500);
  }
  const waits = await page.evaluate(() => globalThis.waits);
  await context.close();
  return waits.length > 0 ? median(waits) : 0;
}

async function memory() {
  const { page, context, devtools } = await opened(`${ours}/peta/`, { slow: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  const box = page.getByRole('checkbox', { name: /Batas Kecamatan/ });
  await box.waitFor();
  const used = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const toggle = async (times) => {
    for (let time = 0; time < times; time += 1) {
      await box.click();
      await page.waitForTimeout(120);
    }
  };
  await toggle(10);
  const before = await used();
  await toggle(SWITCHES);
  const after = await used();
  await context.close();
  return (after - before) / 1e6;
}

try {
  const [own, other] = [await firstMap(`${ours}/peta/`), await firstMap(`${theirs}/bare.html`)];
  console.log(
    `first map, 4x CPU, slow 4G: ${Math.round(own)} ms, bare ${Math.round(other)} ms, ratio ${(own / other).toFixed(2)}`,
  );
  const [ownDrops, otherDrops] = [await dropped(`${ours}/peta/`), await dropped(`${theirs}/bare.html`)];
  console.log(
    `frames over 33 ms in a drag: ${(ownDrops * 100).toFixed(0)}%, bare ${(otherDrops * 100).toFixed(0)}%`,
  );
  console.log(`a click at 4x CPU until the next picture: ${Math.round(await click())} ms (median)`);
  console.log(`heap after ${SWITCHES} switches of a layer: ${(await memory()).toFixed(2)} MB more`);
} finally {
  await browser.close();
  for (const server of servers) server.close();
  await rm(bare, { recursive: true, force: true });
}
