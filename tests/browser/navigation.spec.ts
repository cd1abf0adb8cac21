import { city } from '../city.ts';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const PROFIL = `Profil ${city.centre.abbreviation}`;
const tabs = ['Beranda', PROFIL, 'Layanan', 'Peta', 'Produk Hukum', 'Panduan', 'Kontak'];

test('seven tabs stand in their fixed order, Beranda active', { tag: '@city' }, async ({ page }) => {
  await visit(page);
  const bar = page.getByRole('navigation', { name: 'Navigasi utama' });
  await expect(bar.locator('.tab')).toContainText(tabs);
  await expect(bar.locator('[aria-current]')).toHaveText('Beranda');
});

for (const [tab, section] of [
  ['Kontak', 'footer'],
  ['Beranda', 'home'],
] as const) {
  test(`${tab} scrolls to its section and becomes active`, { tag: '@flow' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page);
    const link = page.getByRole('link', { name: tab, exact: true });
    await link.click();
    await expect(page.locator(`#${section}`)).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'true');
  });
}

test('Back from a section returns to where the page stood, and a dialog in between moves nothing', {
  tag: '@flow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.getByRole('link', { name: 'Kontak', exact: true }).click();
  await expect(page.locator('#footer')).toBeInViewport();
  const below = await top();
  // Without bringing it into sight, as a press would.
  await page.getByRole('link', { name: PROFIL, exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await top()).toBe(below);
  await page.goBack();
  await expect.poll(top).toBe(0);
});

test('Peta opens in a new tab that cannot reach this one', { tag: '@flow' }, async ({ page }) => {
  await visit(page);
  const peta = page.getByRole('link', { name: 'Peta (tab baru)' });
  await expect(peta).toHaveAttribute('target', '_blank');
  await expect(peta).toHaveAttribute('rel', /noopener/);
  const opened = page.context().waitForEvent('page');
  await peta.click();
  await expect(await opened).toHaveURL(/\/peta(?:\/\?di=.*)?$/);
  await expect(peta).toHaveAttribute('aria-current', 'true');
});

test('from another page the tabs lead back to /home', async ({ page }) => {
  await visit(page, '/aksesibilitas');
  await page.getByRole('link', { name: PROFIL }).click();
  await expect(page.getByRole('dialog', { name: `Profil ${city.centre.name}` })).toBeVisible();
  await visit(page, '/aksesibilitas');
  await page.getByRole('link', { name: 'Kontak', exact: true }).click();
  await expect(page).toHaveURL('/home#footer');
});

test('§2 Navigation bar: a row on desktop, a grid of three columns on a phone, each tab 44 px high', {
  tag: '@flow',
}, async ({ page }) => {
  const grid = () =>
    page.locator('.tabs__list > li').evaluateAll((tabs) => {
      const boxes = tabs.map((tab) => tab.getBoundingClientRect());
      const [columns, rows] = (['left', 'top'] as const).map(
        (side) => new Set(boxes.map((box) => Math.round(box[side]))).size,
      );
      return { columns, rows, isHigh: boxes.every(({ height }) => height >= 44) };
    });
  await page.goto('/home');
  for (const [width, columns, rows] of [
    [1280, 7, 1],
    [768, 3, 3],
    [320, 3, 3],
    [360, 3, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(grid).toEqual({ columns, rows, isHigh: true });
  }
  // The question, its four tasks and the whole carousel are on the first screen of the last.
  await expect(page.locator('.banner__controls')).toBeInViewport({ ratio: 1 });
});

for (const [width, details] of varied([320, 1280, 768, 1920], 2, '@flow')) {
  test(`the page never scrolls sideways at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  });
}

// A scroll bar that takes room is Firefox's.
test('headings begin at one left edge, also beside a scroll bar', { tag: '@flow' }, async ({ page }) => {
  await visit(page);
  const edges = () =>
    page.evaluate(() =>
      ['h1', '#services h2', '#news h2', '#gallery h2'].map((heading) =>
        Math.round(document.querySelector(heading)?.getBoundingClientRect().left ?? -1),
      ),
    );
  const [edge = -1] = await edges();
  expect(edge).toBeGreaterThan(0);
  await expect.poll(edges).toEqual([edge, edge, edge, edge]);
});
