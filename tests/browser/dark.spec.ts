import type { Page } from '@playwright/test';
import { expect, test, visit } from './site.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour that the browser gives its own bar: of the first that is meant for this scheme. */
const bar = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      )?.content,
  );

/** Whether painting waited for the styles of the dark scheme, as the browser tells it. */
const waited = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/dark-'))
      .map((entry) => (entry as PerformanceEntry & { renderBlockingStatus: string }).renderBlockingStatus),
  );

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('nothing is painted before the dark scheme is here, and paper stays light', { tag: '@flow' }, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'not every engine says what its painting waited for');
    await visit(page, '/home');
    expect([await waited(page), await ground(page)]).toEqual([['blocking'], 'rgb(12, 26, 28)']);
    expect(await bar(page)).toBe('#0a3336');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('normal');
    await expect(page.getByRole('heading', { name: 'PRODUK HUKUM' })).toHaveCSS('color', 'rgb(11, 35, 38)');
  });
});

test.describe('where the system is light', () => {
  test.use({ colorScheme: 'light' });

  test('nobody waits for the dark scheme', async ({ page }) => {
    await visit(page, '/home');
    expect([await waited(page), await ground(page)]).toEqual([['non-blocking'], 'rgb(255, 255, 255)']);
    expect(await bar(page)).toBe('#0a3b3d');
  });
});
