import type { Page } from '@playwright/test';
import { dialogWithFocus, expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const MAP_ENTRY = /\/assets\/peta-[\w-]+\.js$/;
const HYDRATION = /\/assets\/hydrate-map-[\w-]+\.js$/;

// What is drawn without a graphics card takes its time by the pixel.
test.use({ viewport: { width: 1000, height: 640 } });

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Sebagian halaman ini gagal dimuat' });

/** What would do nothing if it were touched. */
const deadControls = (page: Page) =>
  page
    .locator('button:visible, input:visible, select:visible, a[data-app]:visible, [role=tab]:visible')
    .count();

async function standsAsList(page: Page): Promise<void> {
  await expect(failure(page)).toHaveCount(1);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pilih kelurahan' })).toBeVisible();
  await expect(page.locator('.map-list__place')).toHaveCount(16);
  expect(await deadControls(page)).toBe(0);
  await expect(page.getByText('Memuat peta…')).toBeHidden();
  // The line at the lower edge hides nothing of the end, which moves while fonts and styles come.
  const picture = page.getByRole('img', { name: /^Gambar lapisan/ });
  const covered = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [end, line] = [await picture.boundingBox(), await failure(page).boundingBox()];
    return end === null || line === null ? 'not drawn' : Math.max(0, end.y + end.height - line.y);
  };
  await expect.poll(covered, 'pixels of the last picture that the line hides').toBe(0);
  await page.getByText('Karangmulya', { exact: true }).click();
  const sheet = page.getByRole('link', { name: 'Lembar aturan zona R-4 (PDF) (tab baru)' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveAttribute('href', '/peta/lembar/r-4.pdf');
}

const GONE = [
  ['its code', MAP_ENTRY],
  ['the code of its panel', HYDRATION],
  ['the styles of its panel', /\/assets\/hydrate-map-[\w-]+\.css$/],
  ['React', /\/assets\/indonesian-date-[\w-]+\.js$/],
] as const;

for (const [[what, part], details] of varied(GONE, 1)) {
  test(
    `a map whose release is gone, ${what} with it, stands as its list, says so, and comes when asked again`,
    details,
    async ({ page }) => {
      await page.route(part, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
      );
      await page.goto('/peta/?persil=05.0148');
      await standsAsList(page);
      await page.unroute(part);
      await page.getByRole('link', { name: 'Muat ulang' }).click();
      await expect(page.locator('.map-stage__canvas canvas')).toBeVisible();
      await expect(page).toHaveURL(/persil=05\.0148/);
      await expect(failure(page)).toHaveCount(0);
    },
  );
}

test('a map whose code throws at its start stands as its list, and says so', async ({ page, misdeeds }) => {
  await page.route(MAP_ENTRY, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken release")' }),
  );
  await page.goto('/peta/');
  await standsAsList(page);
  expect(misdeeds.errors).toEqual([]);
});

for (const [part, details] of varied(['drawn-map', 'map-worker', 'tile_cache'], 1)) {
  test(
    `a map whose ${part} does not come gives way to its list, and the panel answers`,
    details,
    async ({ page, misdeeds }) => {
      await page.route(new RegExp(`/assets/${part}-[\\w-]+\\.js$`), (route) =>
        route.fulfill({ status: 404 }),
      );
      await visit(page, '/peta/');
      await expect(page.locator('.map-stage__reason')).toContainText(
        'Peta tidak dapat digambar di peramban ini. Daftar dan pencarian tetap bisa dipakai.',
      );
      await expect(page.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Pilih kelurahan' })).toBeVisible();
      await page.getByRole('tab', { name: 'Kegiatan' }).click();
      await expect(page.getByRole('textbox', { name: 'Cari kegiatan' })).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
      // The library's own line, of a part of it that nobody can listen to.
      const own = misdeeds.errors.splice(0);
      expect(own.filter((line) => !line.startsWith('Error: Worker failed to load'))).toEqual([]);
    },
  );
}

test('a map that breaks while it is drawn leaves its list, and is logged', async ({ page, misdeeds }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query === '(min-width: 90em)') throw new Error('broken part');
      return matchMedia(query);
    };
  });
  await page.goto('/peta/');
  await standsAsList(page);
  expect(misdeeds.events).toContain('page.failed');
  await page
    .getByRole('navigation', { name: 'Halaman situs' })
    .getByRole('link', { name: 'Beranda' })
    .click();
  await expect(page).toHaveURL('/home#home');
});

test('a landing page that breaks above its sections stays as without its application, and is logged', {
  tag: '@flow',
}, async ({ page, misdeeds }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (...given: Parameters<typeof listen>) => {
      if (given[0] === 'beforeprint') throw new Error('broken part');
      listen.apply(window, given);
    };
  });
  await page.goto('/home?utm=x');
  await expect(failure(page)).toHaveCount(1);
  await expect(failure(page)).toBeVisible();
  const services = page.locator('#services');
  await expect(services).toContainText('Tanpa JavaScript, buka langsung:');
  await expect(services.getByRole('link', { name: 'Peta Kota' })).toHaveAttribute('href', '/peta');
  await expect(page.locator('#news article')).toHaveCount(6);
  expect(
    await page.locator('button:visible, input:visible, a[data-app]:not([data-plain]):visible').count(),
  ).toBe(0);
  expect(misdeeds.events).toContain('page.failed');
  await page.getByRole('link', { name: 'Muat ulang' }).click();
  await expect(page).toHaveURL('/home?utm=x');
});

for (const isWaiting of [false, true]) {
  test(`a landing page that breaks under ${isWaiting ? 'a dialog that waits for its code' : 'an open dialog'} is free of it, and gives the focus to the way on`, async ({
    page,
    misdeeds,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    if (isWaiting) await page.route(/\/assets\/dialogs-[\w-]+\.js$/, () => undefined);
    await visit(page, '/home?layanan=peta');
    if (isWaiting) await expect(page.locator('.dialog-waiting')).toBeVisible();
    else await dialogWithFocus(page);
    await page.evaluate(() => {
      window.matchMedia = () => {
        throw new Error('broken part');
      };
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Muat ulang' })).toBeFocused();
    expect(await page.locator('[inert], [aria-hidden=true]:has(a:visible)').count()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
      'hidden',
    );
    await page.locator('#footer').scrollIntoViewIfNeeded();
    await expect(page.locator('#footer a:visible').first()).toBeVisible();
    expect(misdeeds.events).toContain('page.failed');
    // What listens to the wish for less motion asks as well.
    expect(misdeeds.errors.splice(0)).toEqual(['broken part']);
  });
}
