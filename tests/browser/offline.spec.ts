import type { Page } from '@playwright/test';
import { buildScript } from '../../tools/build/script.ts';
import { drawn } from './guide-page.ts';
import { type OwnSite, ownSite } from './offline-site.ts';
import { test as base, expect, ready, visit } from './site.ts';

// The only tests in which a service worker may run.
const test = base.extend<{ site: OwnSite }>({
  site: async ({ baseURL: _ }, use) => {
    const site = await ownSite();
    await use(site);
    await site.remove();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Visits the site and waits until the worker has kept what the page has shown. */
async function visitOnce(page: Page, site: OwnSite, path = '/home'): Promise<void> {
  await page.goto(`${site.origin}${path}`);
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await keptFeeds(page, 1);
}

const keptFeeds = (page: Page, least: number) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('bupc-feeds')).keys()).length))
    .toBeGreaterThanOrEqual(least);

/** The addresses of files that were kept once they were asked for. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('bupc-files')).keys()).map(({ url }) => url));

const notice = (page: Page) => page.getByRole('complementary', { name: 'Tanpa jaringan' });

test('after one visit the page opens without network, with its last content and its age', {
  tag: '@flow',
}, async ({ page, site }) => {
  await visitOnce(page, site);
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await keptFeeds(page, 2);
  await site.unplug();
  await page.goto(`${site.origin}/home`);
  await ready(page);
  await expect(page.locator('#news article')).toHaveCount(6);
  await expect(page.locator('#products')).toContainText('Menampilkan 17 produk hukum terkait penataan ruang');
  await expect(page.locator('#gallery article')).toHaveCount(8);
  await expect(notice(page)).toContainText('Anda sedang tanpa jaringan. Ini isi terakhir yang tersimpan.');
  for (const part of ['Gambar utama', 'Produk hukum', 'Berita', 'Galeri']) {
    await expect(notice(page).getByRole('listitem').filter({ hasText: part })).toContainText(
      /: \d+ \p{L}+ \d{4}, \d\d\.\d\d WIB$/u,
    );
  }
  const first = page.locator('.banner img').first();
  await expect(first).toBeVisible();
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await notice(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('dialogs that were never opened open without network', async ({ page, site }) => {
  await visitOnce(page, site);
  await site.unplug();
  await page.goto(`${site.origin}/home?layanan=peta`);
  await expect(page.getByRole('dialog', { name: 'PETA KOTA' })).toBeVisible();
  await page.goto(`${site.origin}/home?artikel=pola-ruang-tepi-sungai`);
  await expect(page.locator('.article')).toContainText('sungai');
});

test('another path than /home has its page without network too', async ({ page, site }) => {
  await visitOnce(page, site);
  await site.unplug();
  await page.goto(`${site.origin}/register`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
  await page.goto(`${site.origin}/produk-hukum/perwali-31-2021/pasal-44`);
  await expect(page.getByRole('heading', { name: 'Pasal 44' })).toBeVisible();
  await expect(page).toHaveTitle(/^Pasal 44 Zona R-4/);
  await page.goto(`${site.origin}/`);
  await expect(page).toHaveURL(`${site.origin}/home`);
  await expect(page.locator('#news article')).toHaveCount(6);
});

test('the map opens without network as its list, with zones and rules', async ({ page, site }) => {
  await visitOnce(page, site);
  await site.unplug();
  await page.goto(`${site.origin}/peta/`);
  await expect(page.getByRole('heading', { name: 'Pilih kelurahan' })).toBeVisible();
  // Without its styles the mark of the office fills the screen.
  const office = page.getByRole('banner').locator('svg').first();
  expect((await office.boundingBox())?.height).toBeLessThan(100);
  await page.getByText('Balai Kota', { exact: true }).first().click();
  await expect(page.getByRole('row', { name: /^K-2 / }).first()).toContainText('%');
});

test('a map that was visited says without network what is missing, and leads to its list', async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  await visit(page, `${site.origin}/peta`);
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringContaining('/assets/hydrate-map-'));
  await site.unplug();
  await page.goto(`${site.origin}/peta/?di=-7.27,112.76,17`);
  await page
    .getByRole('button', { name: 'Lihat daftar' })
    .or(page.locator('.map-stage__reason'))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Pilih kelurahan' })).toBeVisible();
});

test('addresses with a point in their query, as of a parcel or of answers, open without network', async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  await site.unplug();
  await page.goto(`${site.origin}/peta/?persil=05.0148`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peta kota');
  await page.goto(`${site.origin}/home?mulai=rumah.sertipikat`);
  await expect(page.getByRole('dialog', { name: 'Mau membangun apa?' })).toBeVisible();
});

test('the guide opens without network once it was opened', async ({ page, site }) => {
  await visitOnce(page, site, '/home?panduan=1');
  await expect(page.locator('.guide')).toContainText('Halaman 1 dari');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('bupc-guide')).keys()).length))
    .toBe(1);
  await site.unplug();
  await page.goto(`${site.origin}/home?panduan=3`);
  await expect(page.locator('.guide')).toContainText(/Halaman [23] dari/);
  await expect(drawn(page, 2)).toBeVisible();
});

test('a feed that answers with a page leaves what was kept, whose age the page names', async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await keptFeeds(page, 2);
  await site.change('content/legal-products.json', () => '<!doctype html><title>Masuk Wi-Fi</title>');
  for (const _ of ['at once', 'and at the next visit']) {
    await page.reload();
    await ready(page);
    await expect(page.locator('#products')).toContainText('Menampilkan 17 produk hukum');
    const kept = page.getByRole('complementary', { name: 'Isi tersimpan' });
    await expect(kept).toContainText('Sebagian isi belum dapat diperbarui. Ini isi terakhir yang tersimpan.');
    await expect(kept.getByRole('listitem')).toHaveText([/^Produk hukum: /]);
    await expect(notice(page)).toHaveCount(0);
  }
  await site.unplug();
  await page.reload();
  await expect(page.locator('#products')).toContainText('Menampilkan 17 produk hukum');
  await expect(notice(page)).toBeVisible();
});

test('a new release is there at the next visit, and never takes over a page that is open', async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await expect.poll(controller).toBe(`${site.origin}/sw.js`);
  await page.evaluate(() => {
    Object.assign(window, { changes: 0 });
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      Object.assign(window, { changes: 1 });
    });
  });
  await site.change('home.html', (html) => html.replace('Mau mengurus apa hari ini?', 'Rilis berikutnya'));
  await site.change('sw.js', (script) => `${script}\n/* next */`);
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting !== null;
    });
  await expect.poll(waits).toBe(true);
  expect(await page.evaluate(() => 'changes' in window && window.changes)).toBe(0);
  const html = await page.evaluate(async () => (await fetch('/home')).text());
  expect(html).toContain('Rilis berikutnya');
});

test('the worker costs nothing before the page is hydrated, and nothing on pages opened for testers', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/home?scenario=all-well`);
  await ready(page);
  await page.locator('#gallery article').first().waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(asked.filter((path) => /offline-worker|sw\.js/.test(path))).toEqual([]);
});

test('a build without a worker removes that of an earlier one, and what it has kept', async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  const remover = await buildScript(process.cwd(), 'src/worker/remover.ts', { __WORKER__: null });
  await site.change('sw.js', () => remover);
  // Again until it has come: one update joins another that the browser has begun by itself, with the earlier script.
  const replaced = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => undefined);
      return registration?.waiting !== null;
    });
  await expect.poll(replaced).toBe(true);
  await expect(page.locator('#news article')).toHaveCount(6);
  // Where the earlier worker still answers a page, it is replaced once that is left; one that is at rest may stay open.
  const atRest = await page.context().newPage();
  await atRest.goto(`${site.origin}/robots.txt`);
  await page.goto('about:blank');
  await expect
    .poll(() =>
      atRest.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).length,
      })),
    )
    .toEqual({ workers: 0, caches: 0 });
});

test('the site can be installed', async ({ page, site, request }) => {
  await page.goto(`${site.origin}/home`);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(`${site.origin}${href}`);
  expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
  const client = await page.context().newCDPSession(page);
  const { errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // Its script must not be on its way when the site is gone: it would fail in the console.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});
