import type { Page } from '@playwright/test';
import { generatedFolders } from '../bench/generated-folders.ts';
import { aFolder } from '../fixtures/gallery.ts';
import { expect, test, visit } from './site.ts';

const FEED = '**/content/gallery.json';
const NOW = new Date('2026-11-18T03:00:00Z');
const MINUTE = 60_000;
const answer = (folders: unknown) => ({ json: { success: true, data: { folders } } });
const _stored = (folders: unknown, age: number) => ({
  data: folders,
  timestamp: NOW.getTime() - age,
  expiry: NOW.getTime() - age + 30 * MINUTE,
});
const _coast = aFolder({ folderName: 'Folder dari cache' });

async function _keep(page: Page, record: unknown): Promise<void> {
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('kept') === null) localStorage.setItem('gallery_cache', value);
    sessionStorage.setItem('kept', 'yes');
  }, text);
}

async function _countRequests(page: Page): Promise<() => number> {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/content/gallery.json')) requests += 1;
  });
  return () => requests;
}

const gallery = (page: Page) => page.locator('#gallery');
const cards = (page: Page) => gallery(page).locator('.folder-card');
const search = (page: Page) => gallery(page).getByRole('searchbox');

test('10,000 folders of 20 photos stay a small page, and are not cached', async ({ page, misdeeds }) => {
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
  await expect(gallery(page)).toContainText('1 dari 1250');
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
