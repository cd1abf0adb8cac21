import type { Page } from '@playwright/test';
import { city } from '../city.ts';
import { runAxe } from './a11y/axe.ts';
import { expect, ready, test, visit } from './site.ts';

const PLAN = '/produk-hukum/perwali-31-2021';
const OLD = '/produk-hukum/perwali-18-2013';
const contents = (page: Page) => page.getByRole('navigation', { name: 'Daftar isi' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Cari di peraturan ini' });

test('an address opens the article, at its paragraph, with a head of its own', { tag: '@flow' }, async ({
  page,
  misdeeds,
}) => {
  await visit(page, `${PLAN}/pasal-44#ayat-3`);
  await expect(page.getByRole('heading', { name: 'Pasal 44' })).toBeVisible();
  await expect(page.locator('#ayat-3')).toBeInViewport();
  await expect(page).toHaveTitle(/^Pasal 44 Zona R-4, perumahan kepadatan rendah, Perwali 31\/2021/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${city.origin}${PLAN}/pasal-44`);
  await expect(page.getByRole('link', { name: 'Produk Hukum' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Pasal 45' }).last().click();
  await expect(page).toHaveURL(`${PLAN}/pasal-45`);
  expect(misdeeds).toEqual({ violations: [], errors: [], events: [] });
});

test("on a phone an article's name stays over the paragraph that an address leads to", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, `${PLAN}/pasal-44#ayat-3`);
  const name = page.getByRole('heading', { name: 'Pasal 44' });
  await expect(name).toBeInViewport({ ratio: 1 });
  // Fonts and styles that come move both: where they lie in the end counts.
  const places = async () => {
    const { bottom } = await name.evaluate((element) => element.getBoundingClientRect().toJSON());
    const top = await page.locator('#ayat-3').evaluate((element) => element.getBoundingClientRect().top);
    return top >= bottom && top < 320 ? 'below the name, in the upper half' : { bottom, top };
  };
  await expect.poll(places).toBe('below the name, in the upper half');
});

test('the skip link leads past the contents to the words, where the focus stays below the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${PLAN}/lampiran-13`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.getByRole('article').getByRole('link', { name: 'Pasal 44' }).first();
  await expect(first).toBeFocused();
  // Back from below, as Shift and Tab go.
  await first.evaluate((link) => {
    link.blur();
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    link.focus();
  });
  const place = () =>
    first.evaluate((link) => {
      const name = document.querySelector('.rule__name')?.getBoundingClientRect();
      return link.getBoundingClientRect().top >= (name?.bottom ?? Number.POSITIVE_INFINITY);
    });
  await expect.poll(place).toBe(true);
});

test('on a phone an amended article says since when, and leads to its history, above its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, `${PLAN}/pasal-44`);
  const state = page.locator('.regulation-head__state');
  await expect(state.getByText('sejak 10 Maret 2025')).toBeVisible();
  await expect(state.getByRole('link', { name: 'Riwayat' })).toBeVisible();
  expect((await state.boundingBox())?.height).toBeLessThan(64);
  expect((await page.locator('.ayat').first().boundingBox())?.y).toBeLessThan(400);
});

for (const width of [360, 1280]) {
  test(`the words of an article with a summary begin within 400 px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await visit(page, `${PLAN}/pasal-45`);
    expect((await page.locator('.ayat').first().boundingBox())?.y).toBeLessThan(400);
  });
}

test('the page stays where it is while words are typed into its search, and when it is loaded anew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, `${PLAN}/pasal-44`);
  await page.evaluate(() => scrollTo(0, 200));
  await field(page).evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.type('sempadan');
  await expect(page).toHaveURL(`${PLAN}/pasal-44?cari=sempadan`);
  await page.waitForFunction(() =>
    new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))).then(() => true),
  );
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.reload();
  await ready(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

test("a paragraph's link copies its address", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${PLAN}/pasal-44`);
  await page.getByRole('link', { name: 'Salin alamat ayat (3)' }).click();
  await expect(page.getByText('Alamat ayat disalin')).toBeVisible();
  await expect(page).toHaveURL(`${PLAN}/pasal-44#ayat-3`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${city.origin}${PLAN}/pasal-44#ayat-3`,
  );
});

test('on a phone the contents come when they are asked for, and nothing is wider than the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, `${PLAN}/pasal-52`);
  await expect(contents(page)).toBeHidden();
  await page.getByRole('link', { name: 'Daftar isi', exact: true }).click();
  await expect(field(page)).toBeInViewport();
  await contents(page).getByRole('link', { name: 'Tutup daftar isi' }).click();
  await expect(contents(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a replaced one leads to the one in force, and an article that none has is not there', async ({
  page,
}) => {
  await visit(page, `${OLD}/pasal-15`);
  await expect(page.getByText('Tidak berlaku lagi', { exact: true })).toBeVisible();
  await page.locator('.regulation__replaced').getByRole('link').click();
  await expect(page).toHaveURL(PLAN);
  await expect(page.getByText('Berlaku', { exact: true })).toBeVisible();
  const gone = await page.goto(`${PLAN}/pasal-99`);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const) {
  test(`axe finds nothing at ${width} px, on a ${colorScheme} ground, on the whole and while searching`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const path of [`${PLAN}/pasal-44?cari=sempadan&temuan=1#daftar-isi`, `${OLD}/pasal-15`, OLD]) {
      await visit(page, path);
      const { violations, unexplained } = await runAxe(page, 'usual');
      expect([path, ...violations, ...unexplained]).toEqual([path]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the article, its contents and its neighbours are there, and nothing that would do nothing', {
    tag: '@flow',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`${PLAN}/pasal-44`);
    await expect(page.locator('#ayat-4')).toContainText('garis sempadan sungai');
    await expect(contents(page).getByRole('link', { name: 'Pasal 44 Zona R-4' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await page.locator('main button:visible, main input:visible').count()).toBe(0);
    await page.getByRole('link', { name: 'Perwali 4/2024 Pasal 6' }).click();
    await expect(page).toHaveURL('/produk-hukum/perwali-4-2024/pasal-6');
    await context.close();
  });
});
