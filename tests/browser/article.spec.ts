import type { Page } from '@playwright/test';
import { city } from '../city.ts';
import { newsAnswers, newsGives, newsWaits, rawArticle } from './news-feed.ts';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const FIRST = 'pola-ruang-tepi-sungai';
const TITLE = 'Rencana pola ruang disepakati: hunian di tepi sungai mendapat jarak aman';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Detail Artikel' });
const content = (page: Page) => dialog(page).locator('.article-content').last();
const counter = (page: Page) => dialog(page).locator('.article-pictures__count > [aria-hidden]');
const image = (id: string) => ({
  id,
  url: `https://drive.google.com/uc?id=${id}`,
  description: `Gambar ${id}`,
});

async function openFirst(page: Page): Promise<void> {
  await visit(page, `/home?artikel=${FIRST}`);
  await expect(content(page)).toBeVisible();
}

test.describe('opening and closing', () => {
  test('any place of a card opens its article, and Back closes it', { tag: '@flow' }, async ({ page }) => {
    await visit(page);
    const card = page.locator('#news .article-card').first();
    await card.click({ position: { x: 40, y: 40 } });
    await expect(dialog(page)).toContainText(TITLE);
    await expect(page).toHaveURL(`/home?artikel=${FIRST}`);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/home');
    await page.goForward();
    await expect(dialog(page)).toContainText(TITLE);
  });

  test('a pasted address opens its article', async ({ page }) => {
    await openFirst(page);
    await expect(dialog(page)).toContainText('12 November 2026');
    await expect(dialog(page)).toContainText('Terakhir diperbarui 13 November 2026');
    await expect(dialog(page)).toContainText('8 gambar');
  });

  test('an article of 2025 is dated 2024', async ({ page }) => {
    await visit(page, '/home?artikel=maket-kawasan');
    await expect(dialog(page)).toContainText('12 Agustus 2024');
    await expect(dialog(page)).toContainText('Terakhir diperbarui 14 Agustus 2024');
  });

  const ways = [
    ['the close button', (page: Page) => page.getByTitle('Tutup').click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click on the backdrop', (page: Page) => page.mouse.click(5, 5)],
  ] as const;

  for (const [[way, close], details] of varied(ways, 1)) {
    test(`${way} closes it and cleans the address`, details, async ({ page }) => {
      await openFirst(page);
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/home');
    });
  }

  test('the keyboard alone opens, turns, scrolls and closes, and comes back to the card', {
    tag: '@flow',
  }, async ({ page }) => {
    await visit(page);
    const link = page.getByRole('link', { name: /^Baca Selengkapnya/ }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(content(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByTitle('Tutup')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByTitle('Gambar sebelumnya')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(counter(page)).toHaveText('2 / 8');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
});

test('an unknown article leaves no entry behind for Back when it came from this page', async ({ page }) => {
  await newsGives(page, 404, '');
  await visit(page);
  await expect(page.locator('#news .notice')).toBeVisible();
  await page.evaluate(() => history.pushState({}, '', '/home?artikel=hilang'));
  await expect(page).toHaveURL('/home');
});

test('what is baked shows, and its content waits for the feed', async ({ page }) => {
  const release = await newsWaits(page);
  await visit(page, `/home?artikel=${FIRST}`);
  await expect(dialog(page)).toContainText(TITLE);
  await expect(dialog(page)).toContainText('Memuat artikel...');
  await expect(content(page)).toHaveCount(0);
  release();
  await expect(content(page)).toContainText('peta kota di situs ini.');
});

test.describe('the carousel', () => {
  test('is 400 px high and turns in a ring', { tag: '@flow' }, async ({ page }) => {
    await openFirst(page);
    await expect(dialog(page).locator('.article-pictures__stage')).toHaveCSS('height', '400px');
    await expect(counter(page)).toHaveText('1 / 8');
    await page.getByTitle('Gambar sebelumnya').click();
    await expect(counter(page)).toHaveText('8 / 8');
    await expect(page.getByTitle('Gambar 8')).toHaveAttribute('aria-current', 'true');
    await page.getByTitle('Gambar selanjutnya').click();
    await expect(counter(page)).toHaveText('1 / 8');
    await page.getByTitle('Gambar 5').click();
    await expect(counter(page)).toHaveText('5 / 8');
  });

  test('has its substitutes when pictures fail', async ({ page }) => {
    await newsAnswers(page, [rawArticle(1, { images: [image('1hilang'), image('2hilang')] })]);
    await visit(page, '/home?artikel=a1');
    await expect(dialog(page).locator('.article-pictures__stage')).toContainText('Gambar tidak tersedia');
    await expect(page.getByTitle('Gambar 1')).toHaveText('?');
  });
});

test.describe('its measures', () => {
  const screens = [
    [320, 640],
    [1280, 700],
    [360, 740],
    [768, 1024],
    [1920, 1080],
  ] as const;

  for (const [[width, height], details] of varied(screens, 1)) {
    test(`fit a screen of ${width} × ${height}`, details, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, '/home?artikel=membaca-kode-zona');
      await expect(content(page)).toBeVisible();
      const panel = dialog(page).locator('.dialog__panel');
      const tall = () => panel.evaluate((element) => element.getBoundingClientRect().height);
      await expect.poll(tall).toBeLessThanOrEqual(0.9 * height);
      const sideways = (selector: string) =>
        page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(() => sideways('.dialog__panel')).toBe(0);
      await expect.poll(() => sideways('.dialog__body')).toBe(0);
    });
  }

  test('lines hold 65 to 75 characters, and the page behind does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await newsAnswers(page, [
      rawArticle(1, { content: 'Tata ruang kota yang nyaman untuk semua. '.repeat(30) }),
    ]);
    await visit(page, '/home?artikel=a1');
    const perLine = await content(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return (element.textContent?.length ?? 0) / lines;
    });
    expect(perLine).toBeGreaterThanOrEqual(65);
    expect(perLine).toBeLessThanOrEqual(75);
    await expect(page.locator('html')).toHaveCSS('overflow', /hidden/);
  });

  test('a wide table scrolls inside itself at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const cells = Array.from({ length: 8 }, (_, column) => `<td>Kolom ${column}</td>`).join('');
    await newsAnswers(page, [rawArticle(1, { content: `<table>\n<tr>\n${cells}\n</tr>\n</table>` })]);
    await visit(page, '/home?artikel=a1');
    const region = content(page).getByRole('region', { name: 'Tabel' });
    const { inner, outer } = await region.evaluate((element) => ({
      inner: element.scrollWidth,
      outer: element.clientWidth,
    }));
    expect(inner).toBeGreaterThan(outer);
    expect(outer).toBeLessThanOrEqual(320);
    await expect(region.locator('br')).toHaveCount(0);
  });
});

test('the sanitiser comes only when an article opens', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/purif/.test(request.url())) scripts.push(request.url());
  });
  await visit(page);
  await expect(page.getByRole('button', { name: 'Refresh artikel' })).toBeEnabled();
  expect(scripts).toEqual([]);
  await page.locator('#news .article-card').first().click();
  await expect(content(page)).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test.describe('Bagikan', () => {
  const url = `${city.origin}/home?artikel=${FIRST}`;

  test('copies the address where there is no sheet, and says so', { tag: '@city' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openFirst(page);
    await page.getByRole('button', { name: 'Bagikan' }).click();
    await expect(dialog(page).getByText('Alamat artikel disalin.')).toHaveRole('status');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });

  test('hands the article to the system’s own sheet', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'canShare', { value: () => true });
      Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) });
    });
    await openFirst(page);
    await page.getByRole('button', { name: 'Bagikan' }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual([{ title: TITLE, url }]);
    await expect(dialog(page).locator('.article-share__said')).toHaveText('');
  });
});

test('is described for search engines while it is open', { tag: '@city' }, async ({ page }) => {
  await openFirst(page);
  const block = dialog(page).locator('script[type="application/ld+json"]');
  const data = JSON.parse((await block.textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'NewsArticle', headline: TITLE, inLanguage: 'id' });
  expect(data).toMatchObject({
    url: `${city.origin}/home?artikel=${FIRST}`,
    publisher: { name: city.office.name },
  });
  expect(data.image).toHaveLength(8);
  await page.getByTitle('Tutup').click();
  await expect(block).toHaveCount(0);
});

test('prints alone and whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openFirst(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByTitle('Tutup')).toBeHidden();
  await expect(page.getByText('Bagikan')).toBeHidden();
  await expect(page.getByTitle('Gambar 2')).toBeHidden();
  await expect(content(page)).toBeVisible();
  // Nothing is cut off: the panel is as high as what it holds, and the page as high as the panel.
  const heights = () =>
    page.evaluate(() => {
      const panel = document.querySelector('.dialog__panel');
      const body = document.querySelector('.dialog__body');
      const beyond = document.documentElement.scrollHeight - (panel?.getBoundingClientRect().height ?? 0);
      return {
        cut: (body?.scrollHeight ?? 0) - (body?.clientHeight ?? 0),
        isPageAsHigh: Math.abs(beyond) < 100,
        overflow: getComputedStyle(document.documentElement).overflow,
      };
    });
  await expect.poll(heights).toEqual({ cut: 0, isPageAsHigh: true, overflow: 'visible' });
});
