import type { Page } from '@playwright/test';
import { city } from '../city.ts';
import { expect, test, visit } from './site.ts';

const ENTRY = /\/assets\/index-[\w-]+\.js$/;
const DIALOGS = /\/assets\/dialogs-[\w-]+\.js$/;
const mapCard = (page: Page) => page.locator('#services').getByRole('link', { name: /^PETA KOTA/ });
const failure = (page: Page) => page.getByText('Jendela ini gagal dimuat');

/** What on the page would do nothing if it were clicked. */
const deadControls = (page: Page) =>
  page.locator('button:visible, input:visible, a[data-app]:not([data-plain]):visible').count();

async function showsThePlainPage(page: Page): Promise<void> {
  const services = page.locator('#services');
  await expect(services).toContainText('Tanpa JavaScript, buka langsung:');
  await expect(services).toContainText('Informasi Tata Ruang (ITR): Ketahui peruntukan sebidang tanah');
  await expect(services).toContainText('Bukti hak tanah berupa sertipikat');
  await expect(services).toContainText('Jenis kegiatan hanya untuk hunian.');
  await expect(services).toContainText('Layanan Konsultasi');
  await expect(services.getByRole('link', { name: 'Peta Kota' })).toHaveAttribute('href', '/peta');
  await expect(services.getByRole('link', { name: 'Panduan persyaratan' })).toHaveAttribute(
    'href',
    city.links.requirementsGuide ?? '',
  );
  const footer = page.locator('#footer');
  await expect(footer).toContainText(city.contact.address);
  await expect(footer).toContainText(city.contact.hotline.label);
  for (const { label } of city.openingHours) await expect(footer).toContainText(label);
  await expect(page.locator('#news article')).toHaveCount(6);
  expect(await deadControls(page)).toBe(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows services, requirements and contacts, and nothing that would do nothing @city', {
    tag: '@flow',
  }, async ({ browser }) => {
    // A page of its own: what the test usually listens with is script.
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/home');
    await showsThePlainPage(page);
    await expect(page.getByText('Sebagian halaman ini gagal dimuat')).toBeHidden();
    await page.close();
  });
});

test('while all is well nothing of the plain page shows', async ({ page }) => {
  await visit(page);
  await expect(page.locator('.plain-only:visible')).toHaveCount(0);
  await expect(page.locator('.application-failed')).toBeHidden();
});

test('an application that does not come is said, with a way to ask again', { tag: '@flow' }, async ({
  page,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/home?utm=x');
  await expect(page.getByRole('alert')).toContainText('Sebagian halaman ini gagal dimuat');
  await showsThePlainPage(page);
  await page.unroute(ENTRY);
  await page.getByRole('link', { name: 'Muat ulang' }).click();
  await expect(page.locator('.footer__status')).toContainText('sekarang');
  await expect(page).toHaveURL('/home?utm=x');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an application without that of which the page was made is said, and the page stays', async ({
  page,
}) => {
  await page.route(/\/assets\/snapshot-[\w-]+\.json$/, (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('alert')).toContainText('Sebagian halaman ini gagal dimuat');
  await showsThePlainPage(page);
});

test('another page whose code does not come is said, and stays as it was served', async ({ page }) => {
  await page.route(/\/assets\/accessibility-page-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/aksesibilitas');
  await expect(page.getByRole('alert')).toContainText('Sebagian halaman ini gagal dimuat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/aksesibilitas/i);
});

test('an application that throws at its start is said too', async ({ page, misdeeds }) => {
  await page.route(ENTRY, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken release")' }),
  );
  await page.goto('/home');
  await expect(page.getByRole('alert')).toContainText('Sebagian halaman ini gagal dimuat');
  expect(misdeeds.errors).toEqual([]);
});

test('a browser without much of what the application needs keeps the plain page, is told why, and is sent no code', {
  tag: '@flow',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const one of ['at', 'findLast', 'toSorted', 'flatMap']) Reflect.deleteProperty(Array.prototype, one);
    Reflect.deleteProperty(window, 'structuredClone');
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
    Reflect.deleteProperty(Object, 'hasOwn');
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/home');
  await showsThePlainPage(page);
  await expect(page.locator('#services')).toContainText('Peramban ini sudah lama');
  await expect(page.getByText('Peramban ini sudah lama')).toBeVisible();
  await expect(page.locator('.application-failed')).toBeHidden();
  await page.locator('#footer').click({ position: { x: 2, y: 2 } });
  expect(asked.filter((address) => /\.m?js$/.test(address))).toEqual([]);
  // The map may be more than such a browser can; its page stands.
  await page.route(/\/assets\/peta-[\w-]+\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'Peta Kota', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peta kota');
});

test.describe('code that is lost', () => {
  test('is not spoken of while it is only meant, and nothing reloads', async ({ page, misdeeds }) => {
    await visit(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.route(DIALOGS, (route) => route.abort());
    const asked = page.waitForRequest(DIALOGS);
    await mapCard(page).hover();
    await asked;
    await page.getByRole('searchbox').fill('maket');
    await expect(page.locator('#gallery article')).toHaveCount(1);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(failure(page)).toHaveCount(0);
    expect(misdeeds.events).toEqual([]);
  });

  test('without network leaves the page as it is, with a retry that brings the dialog', async ({
    page,
    context,
    misdeeds,
  }) => {
    await visit(page);
    await page.getByRole('searchbox').fill('maket');
    await context.setOffline(true);
    await mapCard(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('maket');
    await expect.poll(() => misdeeds.events).toContain('chunk.failed');
    await context.setOffline(false);
    await page.getByRole('alert').getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('dialog', { name: 'PETA KOTA' })).toBeVisible();
    await expect(page.locator('#gallery input')).toHaveValue('maket');
  });

  test('with an earlier release brings the page of the present one, once', async ({ page, misdeeds }) => {
    let looks = 0;
    await visit(page);
    await page.route(DIALOGS, (route) => route.fulfill({ status: 404 }));
    await page.route('**/home*', async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      looks += 1;
      await route.fulfill({ body: '<html data-parts="/assets/index-later.js">' });
    });
    const reloaded = page.waitForEvent('load');
    await mapCard(page).click();
    await reloaded;
    // The page is back at its address, as is the dialog whose code is still lost: now it is said.
    await expect(page).toHaveURL('/home?layanan=peta');
    await expect(failure(page)).toBeVisible();
    await expect.poll(() => looks).toBe(2);
    expect(misdeeds.events.filter((name) => name === 'release.renewed')).toHaveLength(1);
  });
});
