import AxeBuilder from '@axe-core/playwright';
import { expect, ready, test } from './site.ts';

test('a scenario opens the real page in its world, and a ribbon says so', { tag: '@flow' }, async ({
  page,
  misdeeds,
}) => {
  await page.goto('/home?scenario=gallery-expired-cache');
  await ready(page);
  const ribbon = page.getByRole('complementary', { name: 'Halaman uji' });
  await expect(ribbon).toContainText('Scenario gallery-expired-cache: ');
  await expect(page.locator('#gallery')).toContainText(
    'Using cached data due to API error: HTTP error! status: 500',
  );
  await ribbon.getByRole('link', { name: 'Tinggalkan' }).click();
  await ready(page);
  await expect(ribbon).toHaveCount(0);
  await expect.poll(() => misdeeds.events).toEqual(['feed.failed']);
});

// That hydration goes without a warning every test of a page holds.
test('a scenario whose images fail has its own addresses of images from the start', async ({ page }) => {
  const missing = page.waitForRequest('**/media/missing/**');
  await page.goto('/home?scenario=all-images-fail');
  await ready(page);
  // Each in turn: a picture that a jump passes over is never asked for.
  for (const section of ['news', 'gallery', 'footer'])
    await page.locator(`#${section}`).scrollIntoViewIfNeeded();
  await missing;
});

test('ribbon and dock are accessible and leave the page in sight', async ({ page }) => {
  await page.goto('/home?scenario=all-well&inspect');
  await ready(page);
  await expect(page.frameLocator('iframe').getByRole('grid', { name: 'Entries' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('.ribbon').include('.dock').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const top = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(36);
});
