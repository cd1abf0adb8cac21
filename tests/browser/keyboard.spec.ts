import { DIALOG_IDS } from '../../src/domain/navigation/dialogs.ts';
import { focusShows } from './a11y/focus-ring.ts';
import { controlsInSight, focusWalk, type Stop, stepsBack } from './a11y/focus-walk.ts';
import { dialogPath, dialogWithFocus, expect, ready, test, visit } from './site.ts';

// Nothing moves by itself, so that what is reached is what was there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ALL = process.env.NIGHTLY === 'on';
const PAGES = ['/home', '/peta', '/aksesibilitas', '/peta/data', '/peta-situs', '/privasi', '/tidak-ada'];

for (const path of PAGES) {
  for (const width of path === '/home' || ALL ? [360, 1280] : [1280]) {
    test(`${path} at ${width} px: Tab reaches every control in the order it is seen, leaves the page, and comes back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      if (path === '/home') {
        await page.locator('#products').scrollIntoViewIfNeeded();
        await expect(page.locator('.legal__swiper.swiper-initialized')).toBeVisible();
      }
      await page.waitForLoadState('networkidle');
      const controls = await controlsInSight(page);
      // The row of laws turns to what is reached, and so brings further ones in reach.
      const known = (stops: readonly Stop[]) =>
        stops.map(({ name }) => name).filter((name) => controls.includes(name));
      const there = await focusWalk(page, 'Tab');
      expect(known(there)).toEqual(controls);
      expect(stepsBack(there)).toEqual([]);
      expect(there[0]?.name).toBe(path === '/peta' ? 'a Langsung ke isi peta' : 'a Langsung ke isi');
      const back = await focusWalk(page, 'Shift+Tab');
      expect(known(back)).toEqual(known(there).reverse());
    });
  }
}

for (const path of ALL ? [...PAGES, ...DIALOG_IDS.map(dialogPath)] : ['/tidak-ada', dialogPath('services')]) {
  test(`${path}: the focus shows on every control, with 3:1 around it`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    if (path.includes('?')) await dialogWithFocus(page);
    await page.waitForLoadState('networkidle');
    const faint: string[] = [];
    const seen = new Set<string>();
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press('Tab');
      const shown = await focusShows(page);
      if (shown === undefined || seen.has(shown.name)) break;
      seen.add(shown.name);
      if (shown.share < 1) faint.push(`${shown.name}: ${shown.share.toFixed(2)}`);
    }
    expect(faint).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
  });
}

test('a law on which the focus stands stays when the engine of its row comes, which takes over once it has gone', async ({
  page,
}) => {
  let bring = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/assets/product-swiper-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await visit(page);
  const card = page.locator('.legal__row a').nth(2);
  await card.focus();
  const arrived = page.waitForResponse('**/assets/product-swiper-*.js');
  bring();
  await arrived;
  await page.waitForLoadState('networkidle');
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.legal__row a').nth(3)).toBeFocused();
  await page.locator('#products').getByRole('link', { name: 'Semua produk hukum' }).focus();
  await expect(page.locator('.legal__swiper.swiper-initialized')).toBeVisible();
});

test('a dialog that stood open at a reload gives the focus to the link to it that is in sight', async ({
  page,
}) => {
  await visit(page);
  const card = page.locator('#services').getByRole('link', { name: /INTERAKSI TATA RUANG/ });
  await card.press('Enter');
  await dialogWithFocus(page);
  await page.reload();
  await ready(page);
  await dialogWithFocus(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});
