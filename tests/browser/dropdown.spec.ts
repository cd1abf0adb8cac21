import { expect, test, visit } from './site.ts';

const heading = 'Produk Hukum Terbaru (17)';

test.describe('on a wide screen with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('opens on hover, closes 300 ms after leaving, stays when the pointer comes back', {
    tag: '@flow',
  }, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await visit(page);
    // A feed under way would reach its time limit in the leap.
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(60_000);
    const button = page.getByRole('button', { name: 'Produk Hukum' });
    const panel = page.getByText(heading);
    await button.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(20, 700);
    await page.clock.runFor(299);
    await panel.hover();
    await page.clock.runFor(1000);
    await expect(panel).toBeVisible();
    await page.mouse.move(20, 700);
    await page.clock.runFor(299);
    await expect(panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel).toBeHidden();
  });

  test('works by keyboard alone: opens, walks through, Escape gives the focus back, leaving closes', {
    tag: '@flow',
  }, async ({ page }) => {
    await visit(page);
    const button = page.getByRole('button', { name: 'Produk Hukum' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(heading)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('.dropdown__panel a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(heading)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(heading)).toBeVisible();
    for (let press = 0; press < 13; press += 1) await page.keyboard.press('Tab');
    await expect(page.getByText(heading)).toBeHidden();
    await expect(page.getByRole('link', { name: /^Panduan/ }).first()).toBeFocused();
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the button toggles it and a tap on the dark backdrop closes it', { tag: '@flow' }, async ({
    page,
  }) => {
    await visit(page);
    const button = page.getByRole('button', { name: 'Produk Hukum' });
    await button.tap();
    await expect(page.getByText(heading)).toBeVisible();
    await button.tap();
    await expect(page.getByText(heading)).toBeHidden();
    await button.tap();
    await expect(page.getByText(heading)).toBeVisible();
    await page.touchscreen.tap(180, 30);
    await expect(page.getByText(heading)).toBeHidden();
    await expect(page).toHaveURL('/home');
  });
});
