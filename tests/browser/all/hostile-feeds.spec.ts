import type { Locator, Route } from '@playwright/test';
import { FEED_NAMES, type FeedName } from '../../../src/adapters/http/feeds.ts';
import { city } from '../../city.ts';
import { alive, expect, test, visit } from '../site.ts';
import { varied } from '../varied.ts';

const HTML = '<!doctype html><title>Error</title><p>Quota exceeded</p>';

const NO_LIST = 'a wrong envelope';
const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'status 404': (route) => route.fulfill({ status: 404 }),
  'HTML with status 200': (route) => route.fulfill({ contentType: 'text/html', body: HTML }),
  'no answer at all': (route) => route.abort(),
  'a truncated document': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"articles": [{"id"' }),
  [NO_LIST]: (route) => route.fulfill({ json: { surprise: true } }),
  'status 500': (route) => route.fulfill({ status: 500 }),
};

for (const [[what, answer], details] of varied(Object.entries(ANSWERS), 2)) {
  test(
    `with ${what} from every feed what is on view stays and each section says so`,
    details,
    async ({ page }) => {
      for (const feed of FEED_NAMES) await page.route(`/content/${feed}.json`, answer);
      await visit(page);
      await expect(page.locator('#news')).toContainText('Gagal memuat artikel. Silakan coba lagi.');
      await expect(page.locator('#news article')).toHaveCount(6);
      // What is no list counts as an empty one there (contract "Feeds").
      const products = what === NO_LIST ? 'Tidak ada produk hukum tersedia' : 'Menampilkan 17 produk hukum';
      await expect(page.locator('#products')).toContainText(products);
      await expect(page.locator('#gallery')).toContainText('Using fallback data due to API error:');
      await expect(page.locator('.banner__name')).toHaveText('Aliran sungai dan permukiman');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#leadership')).toContainText(city.leaders[1].title);
    },
  );
}

for (const [feed, details] of varied(FEED_NAMES, 2)) {
  test(`when only ${feed} fails the others are untouched`, details, async ({ page }) => {
    await page.route(`/content/${feed}.json`, (route) => route.fulfill({ status: 404 }));
    await visit(page);
    const others: Partial<Record<FeedName, Locator>> = {
      banners: page.locator('.banner__swiper'),
      gallery: page.locator('#gallery .gallery__origin', { hasText: 'Update' }),
      'legal-products': page.locator('#products', { hasText: 'Menampilkan 17 produk hukum' }),
      news: page.locator('#news', { hasText: 'Terakhir diperbarui' }),
    };
    await page.locator('#products').scrollIntoViewIfNeeded();
    delete others[feed];
    for (const section of Object.values(others)) await expect(section).toHaveCount(1);
  });
}

test('one bad item is dropped and logged, and never takes its list along', async ({ page, misdeeds }) => {
  await page.route('/content/legal-products.json', (route) =>
    route.fulfill({
      json: [
        { name: 'Perda Satu', type: 'application/pdf', url: 'https://drive.google.com/open?id=1abcdefghij' },
        { name: 'Skrip', type: 'application/pdf', url: 'javascript:alert(1)' },
        null,
        { title: 'Perda Dua', type: 'application/pdf', url: 'https://contoh.id/perda-2.pdf' },
      ],
    }),
  );
  await visit(page);
  await expect(page.locator('#products')).toContainText('Menampilkan 2 produk hukum terkait penataan ruang');
  await expect.poll(() => misdeeds.events.filter((name) => name === 'feed.item-dropped')).toHaveLength(2);
});

test('one endless word never widens a phone page or its article', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const word = 'Antikonstitusionalitas'.repeat(5);
  await page.route('/content/news.json', (route) =>
    route.fulfill({
      json: { articles: [{ id: 'panjang', title: word, content: word, images: [], metadata: {} }] },
    }),
  );
  await visit(page, '/home?artikel=panjang');
  const dialog = page.getByRole('dialog', { name: 'Detail Artikel' });
  await expect(dialog).toContainText(word);
  await expect(dialog.getByRole('button', { name: 'Tutup' })).toBeInViewport({ ratio: 1 });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest).toBeLessThanOrEqual(360);
});

test('a feed that hangs leaves what was baked in place, and the rest of the page alive', async ({ page }) => {
  await page.route('/content/news.json', () => undefined);
  await visit(page);
  await expect(page.locator('#news article')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Refresh artikel' })).toBeDisabled();
});

test('a feed that hangs longer than 10 s counts as failed', async ({ page }) => {
  await page.clock.install();
  await page.route('/content/news.json', () => undefined);
  await page.goto('/home');
  await page.clock.runFor(4000);
  await alive(page);
  await page.clock.runFor(11_000);
  await expect(page.locator('#news')).toContainText('Gagal memuat artikel. Silakan coba lagi.');
});

test('parameters named like what every object has are left as they are, and break nothing', async ({
  page,
}) => {
  await visit(page, '/home?valueOf=1&__proto__=2&constructor&profil');
  await expect(page.getByRole('dialog', { name: `Profil ${city.centre.name}` })).toBeVisible();
  const search = () => page.evaluate(() => location.search);
  await expect.poll(search).toBe('?valueOf=1&__proto__=2&constructor&profil');
  await page.keyboard.press('Escape');
  await expect.poll(search).toBe('?valueOf=1&__proto__=2&constructor');
});

test('a copy from a time that no date can hold never breaks its section', async ({ page }) => {
  const folders = [{ folderId: 'a', folderName: 'Dari cache', images: [] }];
  await page.addInitScript((data) => {
    localStorage.setItem('gallery_cache', JSON.stringify({ data, timestamp: 1e300 }));
  }, folders);
  await page.route('/content/gallery.json', (route) => route.fulfill({ status: 404 }));
  await visit(page);
  await expect(page.locator('#gallery')).toContainText('Using fallback data due to API error:');
  await expect(page.locator('#gallery .folder-card')).toHaveCount(8);
});
