// npm run bench -w packages/bench -- map: how soon the map is drawn on a slow phone, beside a bare MapLibre page of the same tiles; how many
// frames a drag drops beside it; how soon a click is answered beside it; what a hundred switches of layers leave. Needs a
// build. `npm run bench -w packages/bench -- map city`: whether a city of 500,000 parcels is as fast; `-- lighthouse`: what Lighthouse says of
// both pages, which comes from the package registry.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { serve } from '../../../tools/serve.mjs';
import { serveBare } from './bare-site.mjs';
import { benchCity } from './city.mjs';
import { CPU, launch, median, opened } from './phone.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const SWITCHES = 100;
const CLICKS = 9;

const root = resolve(import.meta.dirname, '../../..');
const dist = resolve(process.env.DIST ?? join(root, 'dist'));
if (process.argv[2] === 'city') {
  await benchCity({ root, dist, runs: RUNS });
  process.exit();
}
const bare = await serveBare(dist);
const server = await serve({ dist, port: 0 });
const [ours, theirs] = [`http://localhost:${server.address().port}`, bare.address];
const browser = await launch();

async function firstMap(address) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { context, drawn } = await opened(browser, address, { slow: true });
    times.push(drawn);
    await context.close();
  }
  return median(times);
}

/** The part of frames that took longer than two of 60 a second, while the map is dragged. */
async function dropped(address) {
  const { page, context } = await opened(browser, address, { slow: false });
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

/** How long a click waits for the next picture, and how much of it its own work takes. */
async function click(address) {
  const { page, context, devtools } = await opened(browser, address, { slow: false });
  await page.waitForTimeout(2500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.evaluate(() => {
    globalThis.waits = [];
    new PerformanceObserver((list) => {
      for (const { name, duration, processingStart, processingEnd } of list.getEntries())
        if (name === 'click') globalThis.waits.push({ duration, work: processingEnd - processingStart });
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  for (let run = 0; run < CLICKS; run += 1) {
    // As long as a finger stays down. Where nothing lies over the map.
    await page.mouse.click(110 + (run % 4) * 30, 280 + run * 10, { delay: 90 });
    await page.waitForTimeout(2500);
  }
  const waits = await page.evaluate(() => globalThis.waits);
  await context.close();
  const middle = (name) => Math.round(median(waits.map((one) => one[name])) ?? 0);
  return { wait: middle('duration'), work: middle('work') };
}

async function memory() {
  const { page, context, devtools } = await opened(browser, `${ours}/peta/`, { slow: false });
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

/** What Lighthouse says of both, in a process that reads TypeScript. */
async function lighthouse() {
  const tool = [join(root, 'tools/run.mjs'), join(root, 'tests/bench/map/lighthouse.ts')];
  const pages = [`${ours}/peta/`, theirs, String(RUNS)];
  const [status] = await once(spawn(process.execPath, [...tool, ...pages], { stdio: 'inherit' }), 'exit');
  process.exitCode = status;
}

async function all() {
  const [own, other] = [await firstMap(`${ours}/peta/`), await firstMap(theirs)];
  console.log(
    `first map, 4x CPU, slow 4G: ${Math.round(own)} ms, bare ${Math.round(other)} ms, ratio ${(own / other).toFixed(2)}`,
  );
  const drops = { own: [], other: [] };
  for (let run = 0; run < RUNS; run += 1) {
    drops.own.push(await dropped(`${ours}/peta/`));
    drops.other.push(await dropped(theirs));
  }
  const [ownDrops, otherDrops] = [median(drops.own), median(drops.other)];
  console.log(
    `frames over 33 ms in a drag: ${(ownDrops * 100).toFixed(0)}%, bare ${(otherDrops * 100).toFixed(0)}%`,
  );
  const streets = '?di=-7.25307,112.73960,17';
  const clicked = await click(`${ours}/peta/${streets}`);
  const bareClicked = await click(`${theirs}${streets}`);
  console.log(
    `a click at 4x CPU until the next picture: ${clicked.wait} ms, bare ${bareClicked.wait} ms (medians); ` +
      `of it the page's own work ${clicked.work} ms, bare ${bareClicked.work} ms`,
  );
  console.log(`heap after ${SWITCHES} switches of a layer: ${(await memory()).toFixed(2)} MB more`);
}

try {
  await (process.argv[2] === 'lighthouse' ? lighthouse() : all());
} finally {
  await browser.close();
  server.close();
  await bare.close();
}
