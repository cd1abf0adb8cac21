import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { serve } from '../../../tools/serve.mjs';
import { generatedPdf } from '../../fixtures/pdf.ts';
import { at, button, canvases, dialog, drawn, goTo, number, place } from '../guide-page.ts';
import { linkedCopy } from '../linked-copy.ts';
import { expect, test, visit } from '../site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('a document of 300 pages and 30 MB', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  let size: number;

  test.beforeAll(async () => {
    const tested = resolve(process.env.DIST || 'dist');
    folder = await mkdtemp(`${tested}-copy-`);
    await linkedCopy(tested, folder);
    await rm(join(folder, 'panduanbupc.pdf'));
    const document = generatedPdf({ pages: 300, noise: 100_000 });
    size = document.length;
    await writeFile(join(folder, 'panduanbupc.pdf'), document);
    server = await serve({ dist: folder, port: 0 });
    const address = server.address();
    origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  });

  test.afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await rm(folder, { recursive: true });
  });

  test('shows its first page without reading the whole file, and no more of it than is looked at', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    expect(size).toBeGreaterThan(30_000_000);
    const read = await bytesOf(page, 'panduanbupc.pdf');
    await page.goto(`${origin}${at(1)}`);
    await expect(place(page)).toHaveText('Halaman 1 dari 300', { timeout: 20_000 });
    await expect(drawn(page, 0)).toBeVisible();
    expect(read()).toBeLessThan(0.2 * size);
    await number(page).fill('250');
    await number(page).press('Enter');
    await expect(drawn(page, 249)).toBeVisible();
    expect(read()).toBeLessThan(0.25 * size);
    expect(await canvases(page).count()).toBeLessThanOrEqual(5);
    await button(page, 'Mode baca').click();
    await expect(dialog(page).getByRole('region', { name: 'Halaman 250', exact: true })).toBeInViewport();
    await expect(dialog(page).getByText('penanda-250')).toBeVisible();
    expect(await canvases(page).count()).toBeLessThanOrEqual(5);
  });
});

async function bytesOf(page: Page, file: string): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const wanted = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith(file)) wanted.add(requestId);
  });
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (wanted.has(requestId)) bytes += dataLength;
  });
  return () => bytes;
}

// `npm run test:all -- memory` does it all.
const OPENINGS = process.env.NIGHTLY === 'on' ? 20 : 3;
const TURNS = 5;

test(`${OPENINGS * TURNS} turns and ${OPENINGS} openings leave nothing behind`, async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    const counted = window as unknown as { blobs: number };
    counted.blobs = 0;
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (source) => {
      counted.blobs += 1;
      return createObjectURL.call(URL, source);
    };
    URL.revokeObjectURL = (url) => {
      counted.blobs -= 1;
      revokeObjectURL.call(URL, url);
    };
  });
  await visit(page);
  // The banners' engine comes once, whenever its first turn is due, and brings listeners that stay.
  await page.locator('.banner__name').hover();
  await expect(page.locator('.banner__swiper.swiper-initialized')).toHaveCount(1);
  const client = await page.context().newCDPSession(page);
  const openAndTurn = async () => {
    await goTo(page, at(1));
    await expect(place(page)).toHaveText('Halaman 1 dari 16');
    // A key that comes before the focus is inside goes to the page beneath.
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    for (let turn = 0; turn < TURNS; turn += 1) await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText('Halaman 10 dari 16');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };
  for (let opening = 0; opening < 3; opening += 1) await openAndTurn();
  const before = await growth(page, client);
  for (let opening = 0; opening < OPENINGS; opening += 1) await openAndTurn();
  // What goes with a closed guide goes in its own time: what stays is what is left behind.
  const left = async () =>
    Object.entries(await growth(page, client))
      .filter(([what, count]) => count > (before[what] ?? 0) * 1.05)
      .map(([what, count]) => `${what}: ${before[what]} before, ${count} after`);
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
});

/** What lives after garbage collection: objects of the page, listeners, blob addresses, workers. */
async function growth(page: Page, client: CDPSession): Promise<Record<string, number>> {
  await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(0);
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const living = async (prototype: string) => {
    const { result } = await client.send('Runtime.evaluate', { expression: prototype });
    const { objects } = await client.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    });
    const { result: length } = await client.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    });
    await client.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
    return Number(length.value);
  };
  await client.send('Performance.enable');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    canvases: await living('HTMLCanvasElement.prototype'),
    workers: await living('Worker.prototype'),
    blobs: await page.evaluate(() => (window as unknown as { blobs: number }).blobs),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
  };
}
