import type { Page } from '@playwright/test';
import { newsAnswers, newsGives, rawArticle } from './news-feed.ts';
import { alive, expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const LIFETIME = 30 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 18, 3);
const cards = (page: Page) => page.locator('#news .article-card');
const notice = (page: Page) => page.locator('#news .notice');
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh artikel' });
const dated = { dateDetails: { created: { iso: '2024-01-01' } } };

/** Keeps an articles cache of one article from before the page's first script. */
async function cached(page: Page, timestamp: number): Promise<void> {
  const articles = [
    { id: 'simpanan', title: 'Dari simpanan', content: 'Isi', images: [], ...dated.dateDetails },
  ];
  const record = JSON.stringify({ articles, timestamp, expiry: timestamp + LIFETIME });
  await page.addInitScript((text) => {
    if (localStorage.getItem('articles_cache') === null) localStorage.setItem('articles_cache', text);
  }, record);
}

/** Counts the requests of the news feed. */
function asked(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/content/news.json')) count += 1;
  });
  return () => count;
}

test.describe('the list', () => {
  test('shows six articles, the newest first, and the way to all of them', { tag: '@flow' }, async ({
    page,
  }) => {
    await visit(page);
    await expect(cards(page)).toHaveCount(6);
    await expect(cards(page).first()).toContainText('Rencana pola ruang disepakati');
    await expect(cards(page).first()).toContainText('12 November 2026');
    await expect(cards(page).first()).toContainText('8 foto');
    await expect(page.getByRole('link', { name: /^Lihat Semua Artikel/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  for (const [width, details] of varied([360, 768, 1280], 1)) {
    test(`ends with when it left its feed, at ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page);
      const stamp = page.getByText(/^Terakhir diperbarui \d+ \p{L}+ \d{4}, \d\d\.\d\d WIB$/u);
      const [list, line] = [await page.locator('.news').boundingBox(), await stamp.boundingBox()];
      if (!list || !line) throw new Error('the list or the line is not shown');
      expect(line.y).toBeGreaterThan(list.y + list.height);
    });
  }

  test('stands in the served page before any script', { tag: '@flow' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/home`);
    await expect(cards(page)).toHaveCount(6);
    // Without the application it would lead nowhere, and so is not shown.
    const link = cards(page).first().locator('a');
    await expect(link).toHaveAttribute('href', '/home?artikel=pola-ruang-tepi-sungai');
    await expect(link).toBeHidden();
    await context.close();
  });

  test('puts substitutes where covers fail', { tag: '@flow' }, async ({ page, misdeeds }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
    await visit(page);
    await page.locator('#news').scrollIntoViewIfNeeded();
    await expect(cards(page).first()).toContainText('Artikel');
    await expect.poll(() => misdeeds.events).toContain('image.failed');
  });

  test('puts substitutes also where covers failed before the page was alive', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
    await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()));
    await page.goto('/home');
    await page.locator('#news').scrollIntoViewIfNeeded();
    const cover = cards(page).first().locator('img');
    await expect
      .poll(() =>
        cover.evaluate(
          (image) => (image as HTMLImageElement).complete && !(image as HTMLImageElement).naturalWidth,
        ),
      )
      .toBe(true);
    release();
    await alive(page);
    await expect(cards(page).first()).toContainText('Artikel');
  });
});

test('a refresh bypasses a fresh cache', async ({ page }) => {
  const count = asked(page);
  await visit(page);
  await expect(refresh(page)).toBeEnabled();
  await newsAnswers(page, [rawArticle(1)]);
  await refresh(page).click();
  await expect(cards(page)).toHaveCount(1);
  expect(count()).toBe(2);
});

test.describe('the cache', () => {
  for (const [name, age, requests, title] of [
    ['fresh is shown without asking', LIFETIME - 60_000, 0, 'Dari simpanan'],
    ['expired is not', LIFETIME, 1, 'Berita 1'],
    ['from a clock that was set back is not', -60_000, 1, 'Berita 1'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await cached(page, NOW - age);
      await newsAnswers(page, [rawArticle(1)]);
      const count = asked(page);
      await visit(page);
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText(title);
      expect(count()).toBe(requests);
    });
  }

  test('is written with its time and its end', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await newsAnswers(page, [rawArticle(1)]);
    await visit(page);
    await expect(cards(page)).toHaveCount(1);
    const record = await page.evaluate(() => JSON.parse(localStorage.getItem('articles_cache') ?? ''));
    expect(record).toMatchObject({ articles: [{ id: 'a1' }], timestamp: NOW, expiry: NOW + LIFETIME });
  });

  test('that is broken is dropped and cleared', async ({ page, misdeeds }) => {
    await page.addInitScript(() => localStorage.setItem('articles_cache', '{'));
    await newsGives(page, 404, '');
    await visit(page);
    await expect(notice(page)).toContainText('Gagal memuat artikel. Silakan coba lagi.');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('articles_cache'))).toBeNull();
    await expect.poll(() => misdeeds.events).toContain('cache.unusable');
  });
});

test.describe('a feed that fails', () => {
  const failures = [
    ['with 500', 500, 'kesalahan'],
    ['with a page of HTML and 200', 200, '<!doctype html><title>Error</title>'],
    ['with an envelope of something else', 200, '{"success":true}'],
  ] as const;

  for (const [[name, status, body], details] of varied(failures, 1)) {
    test(`${name} leaves the stale copy under the notice`, details, async ({ page, misdeeds }) => {
      await page.clock.setFixedTime(NOW);
      await cached(page, NOW - LIFETIME);
      await newsGives(page, status, body);
      await visit(page);
      await expect(notice(page)).toContainText('Gagal memuat artikel. Silakan coba lagi.');
      await expect(cards(page)).toContainText('Dari simpanan');
      await expect(page.locator('#news')).toContainText('Terakhir diperbarui 18 November 2026, 09.30 WIB');
      await expect.poll(() => misdeeds.events).toContain('feed.failed');
    });

    test(`${name} and no copy leaves what was served under the notice`, details, async ({ page }) => {
      await newsGives(page, status, body);
      await visit(page);
      await expect(notice(page)).toContainText('Gagal memuat artikel. Silakan coba lagi.');
      await expect(notice(page)).toContainText('Artikel yang tampil adalah salinan terakhir.');
      await expect(cards(page)).toHaveCount(6);
    });
  }
});

test('the Atom feed is announced and served as what it is', async ({ page, request }) => {
  await page.goto('/home');
  const href = await page.locator('link[rel="alternate"][type="application/atom+xml"]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect((await response.text()).match(/<entry>/g)).toHaveLength(10);
});
