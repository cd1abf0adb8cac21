import type { Page } from '@playwright/test';
import { generatedFolders } from '../bench/generated-folders.ts';
import { aFolder } from '../fixtures/gallery.ts';
import { expect, test, visit } from './site.ts';

const FEED = '**/content/gallery.json';
const NOW = new Date('2026-11-18T03:00:00Z');
const MINUTE = 60_000;
const answer = (folders: unknown) => ({ json: { success: true, data: { folders } } });
const stored = (folders: unknown, age: number) => ({
  data: folders,
  timestamp: NOW.getTime() - age,
  expiry: NOW.getTime() - age + 30 * MINUTE,
});
const coast = aFolder({ folderName: 'Folder dari cache' });

async function keep(page: Page, record: unknown): Promise<void> {
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('kept') === null) localStorage.setItem('gallery_cache', value);
    sessionStorage.setItem('kept', 'yes');
  }, text);
}

async function countRequests(page: Page): Promise<() => number> {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/content/gallery.json')) requests += 1;
  });
  return () => requests;
}

const gallery = (page: Page) => page.locator('#gallery');
const cards = (page: Page) => gallery(page).locator('.folder-card');
const search = (page: Page) => gallery(page).getByRole('searchbox');

test('shows eight folders a page, newest first, each with what a card holds', { tag: '@flow' }, async ({
  page,
}) => {
  await visit(page);
  await expect(gallery(page).locator('.gallery__origin')).toHaveText('Update');
  await expect(cards(page)).toHaveCount(8);
  const first = cards(page).first();
  await expect(first.getByRole('heading')).toHaveText('Loket Layanan Prioritas');
  await expect(first).toContainText('9 foto');
  await expect(first).toContainText('18 Nov 2026');
  await expect(first.getByRole('link', { name: 'Lihat Galeri → Loket Layanan Prioritas' })).toBeVisible();
  const zip = first.getByRole('link', { name: /^ZIP/ });
  await expect(zip).toHaveAttribute('target', '_blank');
  await expect(zip).toHaveAttribute('rel', /noopener/);
  await expect(cards(page).getByRole('link', { name: /^ZIP/ })).toHaveCount(7);
  await expect(gallery(page)).toContainText('1 dari 2');
  await gallery(page).getByRole('button', { name: 'Selanjutnya' }).click();
  await expect(gallery(page)).toContainText('2 dari 2');
  await expect(cards(page)).toHaveCount(5);
  await expect(gallery(page).getByRole('button', { name: 'Selanjutnya' })).toBeDisabled();
});

test.describe('the cache', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

  test('fresh: shown as Cache, no request; a refresh bypasses it', { tag: '@flow' }, async ({ page }) => {
    const requests = await countRequests(page);
    await keep(page, stored([coast], 30 * MINUTE - 1));
    await visit(page);
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Cache');
    await expect(gallery(page).locator('.gallery__stamp')).toContainText('18 November 2026, 09.30 WIB');
    await expect(cards(page)).toHaveText([/Folder dari cache/]);
    expect(requests()).toBe(0);
    await gallery(page).getByRole('button', { name: 'Segarkan' }).click();
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Update');
    await expect(cards(page)).toHaveCount(8);
    expect(requests()).toBe(1);
  });

  test('expired: stands in for a feed that fails, under its banner', { tag: '@flow' }, async ({ page }) => {
    await page.route(FEED, (route) => route.fulfill({ status: 500 }));
    await keep(page, stored([coast], 30 * MINUTE));
    await visit(page);
    await expect(
      gallery(page).getByText('Using cached data due to API error: HTTP error! status: 500', { exact: true }),
    ).toBeVisible();
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Cache');
    await expect(cards(page)).toHaveText([/Folder dari cache/]);
  });

  test('none: the built-in gallery stands in, under its banner, until a reload works', {
    tag: '@flow',
  }, async ({ page }) => {
    await page.route(FEED, (route) => route.fulfill({ status: 500 }));
    await visit(page);
    await expect(
      gallery(page).getByText('Using fallback data due to API error: HTTP error! status: 500', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(gallery(page)).toContainText('1 dari 2');
    // The cards are drawn in the frame after their number: those of the feed may stand until then.
    const cover = cards(page).filter({ hasText: 'Loket Pelayanan Tata Ruang' }).locator('img');
    await cover.scrollIntoViewIfNeeded();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.unroute(FEED);
    await gallery(page).getByRole('button', { name: 'Muat ulang' }).click();
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Update');
    await expect(gallery(page).locator('.notice')).toHaveCount(0);
  });
});

test('10,000 folders of 20 photos stay a small page, and are not cached', async ({ page, misdeeds }) => {
  test.slow();
  // No more of an image than a feed must say, so that the document stays one that the browser can be handed.
  const folders = generatedFolders(10_000).map((folder) => ({
    ...folder,
    images: folder.images.map(({ fileId, imageIndex }) => ({ fileId, imageIndex, mimeType: 'image/jpeg' })),
  }));
  const body = JSON.stringify(answer(folders).json);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FEED, async (route) => {
    await released;
    await route.fulfill({ body, contentType: 'application/json' });
  });
  // The page gives a feed ten seconds; how fast the document is handed over says nothing of the page.
  await page.clock.install({ time: 0 });
  await visit(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
  release();
  await expect(gallery(page)).toContainText('1 dari 1250', { timeout: 60_000 });
  await page.clock.resume();
  await search(page).fill('lapangan 9999');
  await expect(cards(page)).toHaveText([/Survei lapangan 9999/]);
  await search(page).fill('');
  await cards(page)
    .first()
    .getByRole('link', { name: /^Lihat Galeri/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('1 dari 20 foto');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(6000);
  expect(await page.evaluate(() => localStorage.getItem('gallery_cache'))).toBeNull();
  await expect.poll(() => misdeeds.events).toContain('cache.unusable');
});

test('names of folders take two lines at most on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/home');
  const heights = await page
    .locator('.folder-card__name')
    .evaluateAll((names) =>
      names.map(
        (name) => name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight),
      ),
    );
  expect(heights.filter((lines) => lines > 2.1)).toEqual([]);
});
