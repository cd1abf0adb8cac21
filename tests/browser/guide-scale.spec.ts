import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../tools/serve.mjs';
import { TESTERS_FOLDER } from '../../tools/testers-build.mjs';
import { generatedPdf } from '../fixtures/pdf.ts';
import { at, button, canvases, dialog, drawn, number, place } from './guide-page.ts';
import { linkedCopy } from './linked-copy.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('a document of 300 pages and 30 MB', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  let size: number;

  test.beforeAll(async () => {
    const tested = resolve(process.env.DIST || TESTERS_FOLDER);
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
    expect(size).toBeGreaterThan(30_000_000);
    const read = await bytesOf(page, 'panduanbupc.pdf');
    await page.goto(`${origin}${at(1)}`);
    await expect(place(page)).toHaveText('Halaman 1 dari 300');
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
