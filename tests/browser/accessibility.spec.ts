import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DIALOG_IDS } from '../../src/domain/navigation/dialogs.ts';
import { dialogPath, expect, test, visit } from './site.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

const PAGES = ['/home', ...DIALOG_IDS.map(dialogPath), '/home?hukum=semua', '/peta', '/tidak-ada'];

for (const width of [360, 1280]) {
  for (const path of PAGES) {
    test(`${path} breaks no rule of axe at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      if (/\?(?!hukum)/.test(path)) await expect(page.getByRole('dialog').last()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const [what, open] of [
  ['as a book', undefined],
  ['with its search', 'Cari'],
  ['with its outline', 'Daftar isi'],
] as const) {
  test(`the guide ${what} breaks no rule of axe`, async ({ page }) => {
    await visit(page, '/home?panduan=4');
    await expect(page.getByText('Halaman 4 dari 16')).toBeVisible();
    if (open) {
      await page.getByRole('button', { name: open, exact: true }).click();
      await expect(page.getByRole('region', { name: open, exact: true })).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
}

test('the open dropdown breaks no rule of axe', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Produk Hukum' }).click();
  await expect(page.getByText('Produk Hukum Terbaru (17)')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the first Tab leads to the content, and every control shows its focus', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const element = document.activeElement;
      return element ? `${getComputedStyle(element).outlineStyle} ${element.tagName}` : 'none';
    });
    expect(outline).toMatch(/^solid /);
  }
});
