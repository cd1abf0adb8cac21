import type { Page } from '@playwright/test';
import { expect, test, visit } from './site.ts';

/** Makes the browser tell that its data saver is on. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', {
      get: () => ({ saveData: true }),
    });
  });

const asked = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await saveData(page);
});

test('who saves data is sent no video, has banners that rest until asked, and may start both', async ({
  page,
}) => {
  const paths = asked(page);
  await visit(page);
  const banners = page.getByRole('button', { name: 'Lanjutkan gambar utama' });
  await expect(banners).toBeVisible();
  await page.locator('#leadership').scrollIntoViewIfNeeded();
  const video = page.getByRole('button', { name: 'Lanjutkan video latar' });
  await expect(video).toBeVisible();
  expect(paths.filter((path) => /\.(?:mp4|webm)$/.test(path))).toEqual([]);
  await expect(page.locator('video')).toHaveCount(0);
  await video.click();
  await expect(page.locator('#leadership video')).toHaveCount(1);
  await banners.scrollIntoViewIfNeeded();
  await banners.click();
  await expect(page.getByRole('button', { name: 'Jeda gambar utama' })).toBeVisible();
});

test('who saves data is offered the smallest pictures alone, also in dialogs', async ({ page }) => {
  await visit(page);
  const offered = () =>
    page
      .locator('#gallery picture, #news picture')
      .evaluateAll((all) =>
        all
          .filter((picture) => !picture.querySelector('img')?.complete)
          .flatMap((picture) =>
            [...picture.querySelectorAll('source, img')].map((one) => one.getAttribute('srcset')),
          ),
      );
  await expect
    .poll(async () => (await offered()).every((one) => one && / 400w$/.test(one) && !one.includes(',')))
    .toBe(true);
  expect((await offered()).length).toBeGreaterThan(0);
  const paths = asked(page);
  await page.evaluate(() =>
    window.history.pushState(null, '', '/home?galeri=1map-garis-pantai-CGLCYAWUwR&foto=2'),
  );
  const photos = page.getByRole('dialog').locator('.lightbox-photo img');
  await expect(photos).toHaveCount(1);
  await expect(photos).toHaveJSProperty('complete', true);
  // The photo itself, and the strip under it in the same width: none in another.
  expect(paths.filter((path) => /^\/media\/.*\/(?!400\.)\d+\.\w+$/.test(path))).toEqual([]);
});

test('who saves data is sent no code before it is asked for', async ({ page }) => {
  const paths = asked(page);
  const kept: string[] = [];
  // These tests let no worker start, and Playwright says so where one is asked for.
  page.on('console', (message) => /service worker/i.test(message.text()) && kept.push(message.text()));
  await visit(page);
  await page
    .locator('#services')
    .getByRole('link', { name: /^PETA KOTA/ })
    .hover();
  await page.locator('#gallery a[data-app]').first().focus();
  await page.getByRole('searchbox').fill('maket');
  await expect(page.locator('#gallery article')).toHaveCount(1);
  expect(paths.filter((path) => /\/(?:dialogs|lightbox-body|banner-engine)-/.test(path))).toEqual([]);
  expect(kept).toEqual([]);
});
