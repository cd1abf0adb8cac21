import type { Page } from '@playwright/test';
import { generatedFolders } from '../bench/generated-folders.ts';
import { aFolder } from '../fixtures/gallery.ts';
import { alive, expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

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

  test('is written from the feed, fresh for 30 minutes and not longer', async ({ page }) => {
    const requests = await countRequests(page);
    await visit(page);
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Update');
    await page.clock.setFixedTime(NOW.getTime() + 30 * MINUTE - 1);
    await page.reload();
    await alive(page);
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Cache');
    expect(requests()).toBe(1);
    await page.clock.setFixedTime(NOW.getTime() + 30 * MINUTE);
    await page.reload();
    await alive(page);
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Update');
    expect(requests()).toBe(2);
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
    const cover = cards(page).first().locator('img');
    await cover.scrollIntoViewIfNeeded();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.unroute(FEED);
    await gallery(page).getByRole('button', { name: 'Muat ulang' }).click();
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Update');
    await expect(gallery(page).locator('.notice')).toHaveCount(0);
  });

  test('broken: dropped, cleared and replaced', async ({ page, misdeeds }) => {
    await keep(page, '{"data":[');
    await visit(page);
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Update');
    await expect.poll(() => misdeeds.events).toContain('cache.unusable');
    const record = await page.evaluate(() => JSON.parse(localStorage.getItem('gallery_cache') ?? 'null'));
    expect(record.data).toHaveLength(13);
  });

  test('forbidden: the site goes on without it', async ({ page, misdeeds }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page);
    await expect(gallery(page).locator('.gallery__origin')).toHaveText('Update');
    await expect(cards(page)).toHaveCount(8);
    await expect.poll(() => misdeeds.events).toContain('cache.unusable');
  });
});

const BAD_ANSWERS = [
  [
    'an HTML page with status 200',
    { body: '<p>error', contentType: 'text/html' },
    'Invalid API response format',
  ],
  ['an answer without its success flag', { json: { data: { folders: [] } } }, 'Invalid API response format'],
  ['status 404', { status: 404 }, 'HTTP error! status: 404'],
] as const;

for (const [[what, bad, banner], details] of varied(BAD_ANSWERS, 1)) {
  test(`${what} is a failure`, details, async ({ page }) => {
    await page.route(FEED, (route) => route.fulfill(bad));
    await visit(page);
    await expect(gallery(page)).toContainText(`Using fallback data due to API error: ${banner}`);
  });
}

test('bad items never take the others along', async ({ page, misdeeds }) => {
  const image = { fileId: 'loket-01.asmaeddhxweg', mimeType: 'image/webp', imageIndex: '2' };
  await page.route(FEED, (route) =>
    route.fulfill(
      answer([
        null,
        { folderId: 'x' },
        { folderId: 'kosong', folderName: 'Tanpa foto', createdDate: 'kemarin', imageCount: 9 },
        {
          folderId: 'ada',
          folderName: 'Satu foto',
          images: [image, { ...image, mimeType: 'image/svg+xml' }],
        },
        { folderId: 'ada', folderName: 'Dengan id yang sama' },
      ]),
    ),
  );
  await visit(page);
  await expect(cards(page)).toHaveCount(2);
  const bare = cards(page).filter({ hasText: 'Tanpa foto' });
  await expect(bare).toContainText('0 foto');
  await expect(bare).toContainText('Tanggal tidak tersedia');
  await expect(bare.getByRole('link')).toHaveCount(0);
  const one = cards(page).filter({ hasText: 'Satu foto' });
  await expect(one).toContainText('1 foto');
  await expect(one.getByRole('link', { name: /^Lihat Galeri/ })).toHaveCount(1);
  await expect.poll(() => misdeeds.events.filter((name) => name === 'feed.item-dropped')).toHaveLength(2);
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
