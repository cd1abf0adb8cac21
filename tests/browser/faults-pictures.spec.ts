import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inTable, test } from './faults/fault-test.ts';
import { newsAnswers, rawArticle } from './news-feed.ts';
import { expect, visit } from './site.ts';

const PROXY = 'https://images.weserv.nl/**';
const DIRECT = 'https://drive.google.com/**';
const picture = readFileSync('public/art/modal-map.webp');

const cover = (page: Page) => page.locator('#news .article-card__picture').first();
const source = (page: Page) =>
  cover(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? new URL(image.currentSrc).host : ''));

/** Answers the hosts of pictures: those that are up with a picture, the others not at all. */
async function pictureHosts(page: Page, up: readonly string[]): Promise<void> {
  for (const host of [PROXY, DIRECT]) {
    await page.route(host, (route) =>
      up.includes(host) ? route.fulfill({ contentType: 'image/webp', body: picture }) : route.abort(),
    );
  }
}

/** Lets the news have a picture on Drive: those of the sample are files of this site, which no proxy is asked for. */
async function newsOnDrive(page: Page): Promise<void> {
  const url = 'https://drive.google.com/uc?id=1faultAbCdEfGhIjKlMnOpQrStUvWxYz0';
  await newsAnswers(page, [
    rawArticle(1, { images: [{ id: 'one', url, originalUrl: url, description: '' }] }),
  ]);
}

const SUBSTITUTE = 'the drawing of the site in its place';
const substituted = 'a picture that does not come, with pictures of this site';
test(substituted, inTable(substituted, SUBSTITUTE), async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await visit(page);
  await cover(page).scrollIntoViewIfNeeded();
  await expect(cover(page)).toContainText('Artikel');
});

// Only a build with VITE_IMAGE_DELIVERY=proxy asks a proxy: npm run test:all -- faults makes one for these.
test.describe('behind the proxy', { tag: '@proxy' }, () => {
  const cases = [
    ['a proxy that answers', 'the picture', [PROXY], 'images.weserv.nl'],
    ['a proxy that does not answer', 'the picture, from its own host', [DIRECT], 'drive.google.com'],
  ] as const;
  for (const [name, sees, up, host] of cases) {
    test(name, inTable(name, sees), async ({ page }) => {
      await pictureHosts(page, up);
      await newsOnDrive(page);
      await visit(page);
      await expect(page.locator('#news .article-card')).toHaveCount(1);
      await cover(page).scrollIntoViewIfNeeded();
      await expect.poll(() => source(page)).toBe(host);
    });
  }

  const nothing = 'neither proxy nor host that answers';
  test(nothing, inTable(nothing, SUBSTITUTE), async ({ page }) => {
    await pictureHosts(page, []);
    await newsOnDrive(page);
    await visit(page);
    await expect(page.locator('#news .article-card')).toHaveCount(1);
    await cover(page).scrollIntoViewIfNeeded();
    await expect(cover(page)).toContainText('Artikel');
  });
});
