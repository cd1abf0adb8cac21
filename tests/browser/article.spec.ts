import type { Page } from '@playwright/test';
import { city } from '../city.ts';
import { newsAnswers, rawArticle } from './news-feed.ts';
import { dialogPath, dialogWithFocus, expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const FIRST = 'pola-ruang-tepi-sungai';
const TITLE = 'Rencana pola ruang disepakati: hunian di tepi sungai mendapat jarak aman';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Detail Artikel' });
const content = (page: Page) => dialog(page).locator('.article-content').last();
const counter = (page: Page) => dialog(page).locator('.article-pictures__count > [aria-hidden]');

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

  test('the keyboard alone opens, turns, scrolls and closes, and comes back to the card', {
    tag: '@flow',
  }, async ({ page }) => {
    await visit(page);
    const link = page.getByRole('link', { name: /^Baca Selengkapnya/ }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(content(page)).toBeVisible();
    await expect(dialog(page).locator('.article-pictures__stage')).toHaveCSS('height', '400px');
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

test.describe('the carousel', () => {});

test.describe('its measures', () => {
  const screens = [
    [320, 640],
    [1280, 700],
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
    // With the face of the site, which a slow first visit goes without.
    await visit(page);
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

test('one endless word never widens a phone page or its article', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const word = 'Antikonstitusionalitas'.repeat(5);
  await newsAnswers(page, [rawArticle(1, { title: word, content: word })]);
  await visit(page, '/home?artikel=a1');
  await expect(dialog(page)).toContainText(word);
  await expect(dialog(page).getByRole('button', { name: 'Tutup' })).toBeInViewport({ ratio: 1 });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest).toBeLessThanOrEqual(360);
});

test.describe('Bagikan', () => {
  const _url = `${city.origin}/home?artikel=${FIRST}`;
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

test('thumbnails are as wide as the picture above them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, dialogPath('article'));
  await dialogWithFocus(page);
  const sides = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right];
    });
  expect(await sides('.article-thumbnails')).toEqual(await sides('.article-pictures__stage'));
});
