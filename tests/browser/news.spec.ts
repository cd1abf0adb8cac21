import type { Page } from '@playwright/test';
import { expect, ready, test, visit } from './site.ts';
import { varied } from './varied.ts';

const cards = (page: Page) => page.locator('#news .article-card');

test.describe('the list', () => {
  for (const [width, details] of varied([360, 768, 1280], 1)) {
    test(`ends with when it left its feed, at ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page);
      const stamp = page.getByText(/^Terakhir\sdiperbarui\s\d+\s\p{L}+\s\d{4},\s\d\d\.\d\d\sWIB$/u);
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

  test('puts substitutes also where covers failed before the page was hydrated', async ({ page }) => {
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
    await ready(page);
    await expect(cards(page).first()).toContainText('Artikel');
  });
});
