import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './faults/faulty-host.ts';
import { hold } from './hold.ts';
import { expect, ready, test, visit } from './site.ts';

// What is drawn without a graphics card takes its time by the pixel.
test.use({ viewport: { width: 1000, height: 640 } });

test('without JavaScript the list stands in the page', async ({ browser }) => {
  // A page of its own: what the test usually listens with is script.
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/peta/');
  await expect(page.getByRole('heading', { name: 'Pilih kelurahan' })).toBeVisible();
  await expect(page.locator('.map-list__place')).toHaveCount(16);
  await page.getByText('Karangmulya', { exact: true }).click();
  const row = page.getByRole('row', { name: /^R-4 Perumahan kepadatan rendah/ }).filter({ visible: true });
  const sheet = 'Lembar aturan zona R-4 (PDF) (tab baru)';
  await expect(row.getByRole('cell')).toHaveText(['50%', '1', '40%', '2', '5 m', sheet]);
  await expect(row.getByRole('link', { name: sheet })).toHaveAttribute('href', '/peta/lembar/r-4.pdf');
  await expect(page.getByRole('img', { name: /^Gambar lapisan/ })).toBeVisible();
  await expect(page.getByText('Memuat peta…')).toBeHidden();
  await page.close();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`where the application is long in coming, the list stands after all, and no picture of it is asked for before (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    let pictures = 0;
    page.on('request', (request) => {
      if (request.url().includes('/peta/gambar/')) pictures += 1;
    });
    // Never answered.
    await page.route(/\/assets\/peta-[\w-]+\.js$/, () => undefined);
    await page.goto('/peta/', { waitUntil: 'domcontentloaded' });
    const list = page.getByRole('heading', { name: 'Pilih kelurahan' });
    await expect(list).toBeHidden();
    expect(pictures).toBe(0);
    // Instead of waiting.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(list).toBeVisible();
    await page.getByText('Karangmulya', { exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'R-4 Perumahan kepadatan rendah' })).toHaveCount(1);
    await page.getByRole('img', { name: /^Gambar lapisan/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => pictures).toBe(1);
  });
}

test('the map stays under the finger while the panel is hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const isThere = document.querySelector('.map-stage__map')?.isConnected === true;
      if (isThere !== (seen.at(-1) ?? false)) seen.push(isThere);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await visit(page, '/peta');
  await expect(page.locator('.map-stage__map')).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true]);
});

test('a click that came before the panel was hydrated is answered once it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/hydrate-map-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/peta/');
  const tab = page.getByRole('tab', { name: 'Kegiatan' });
  const asked = page.waitForRequest(/hydrate-map/);
  await tab.click();
  await asked;
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Cari kegiatan' })).toBeVisible();
});

test('a map that is to choose a parcel stands so before it answers, and does not move then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const panel = page.locator('.map-panel');
  const height = () => panel.evaluate((element) => Math.round(element.getBoundingClientRect().height));
  const ground = (tab: string) =>
    page.locator(tab).evaluate((element) => getComputedStyle(element).backgroundColor);
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/peta/?mulai=tambah-lantai', { waitUntil: 'domcontentloaded' });
  const before = { height: await height(), place: await ground('#tab-place') };
  expect(await ground('#tab-layers')).toBe('rgba(0, 0, 0, 0)');
  release();
  await ready(page);
  await expect(page.getByText('Pilih persil untuk')).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect({ height: await height(), place: await ground('#tab-place') }).toEqual(before);
});

test('a page that is touched while half of it has come is hydrated once the rest is there', async ({
  page,
  baseURL,
}) => {
  const html = await (await page.request.get('/peta/')).text();
  const middle = html.indexOf('<div class="map-stage');
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/peta/') return passOn(baseURL ?? '', request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/peta/`, {
    waitUntil: 'commit',
  });
  await expect(page.getByRole('combobox')).toBeVisible();
  const entry = await page.locator('html').getAttribute('data-parts');
  // The head asks for the entry; the boot script asks once more when it starts.
  const asked = page.locator(`link[rel="modulepreload"][href="${entry}"]`);
  await page.getByRole('tab', { name: 'Tempat' }).click();
  expect(await asked.count()).toBe(1);
  sendRest();
  // Before that the page may look ready: its stage comes before the notice in it that the map loads.
  await expect(asked).toHaveCount(2);
  await ready(page);
  await expect(page.getByRole('tab', { name: 'Tempat' })).toHaveAttribute('aria-selected', 'true');
  server.closeAllConnections();
  server.close();
});
