import type { CDPSession, Page } from '@playwright/test';
import { DIALOG_IDS, type DialogId } from '../../../src/domain/navigation/dialogs.ts';
import { countRetained, grown, held } from '../memory.ts';
import { alive, dialogPath, expect, test } from '../site.ts';

// `npm run test:all -- memory` does it all; `npm test` a tenth, and of the dialogs one, beside the guide in guide-scale.spec.ts.
const SAMPLE: readonly DialogId[] = ['lightbox'];
const SOON = { timeout: 200 };
const SHARE = process.env.MEMORY === 'all' ? 1 : 0.1;
const OPENINGS = 100 * SHARE;
const REFRESHES = 200 * SHARE;
const AUTOPLAY_MS = 30 * 60_000 * SHARE;
// Three rounds of a tenth, each with its poll, on a busy machine.
const ROUNDS_MS = 90_000 * Math.max(1, 5 * SHARE);
// What a first time brings and keeps: code, styles, the engines of libraries.
const WARM_UP = 3;

test.setTimeout(Math.max(4, 20 * SHARE) * 60_000);

async function opened(page: Page): Promise<CDPSession> {
  await page.clock.install();
  await page.addInitScript(countRetained);
  await page.goto('/home');
  await page.clock.runFor(4000);
  await alive(page);
  // Everything that comes by itself when it is seen.
  for (const section of await page.locator('main > section').all()) await section.scrollIntoViewIfNeeded();
  await page.locator('.banner__name').hover();
  await expect(page.locator('.banner__swiper.swiper-initialized')).toBeVisible();
  await page.clock.runFor(4000);
  return page.context().newCDPSession(page);
}

/** Lets everything that ends by itself come to its end. */
async function rested(page: Page): Promise<void> {
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
}

for (const dialog of DIALOG_IDS) {
  const tag = SAMPLE.includes(dialog) ? '' : ' @memory';
  test(`${OPENINGS} openings of the dialog ${dialog} leave nothing behind${tag}`, async ({ page }) => {
    const client = await opened(page);
    // A clock that stands still: what a page holds must not depend on the moment.
    await page.getByRole('button', { name: 'Jeda' }).first().click();
    const open = async () => {
      await page.evaluate((path) => history.pushState({}, '', path), dialogPath(dialog));
      await expect(page.getByRole('dialog').first()).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(500);
        if (dialog === 'guide') await expect(page.locator('.guide')).toContainText(/Halaman \d+ dari/, SOON);
      }).toPass({ timeout: 30_000 });
      await page.evaluate(() => history.pushState({}, '', '/home'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.runFor(500);
    };
    for (let time = 0; time < WARM_UP; time += 1) await open();
    await rested(page);
    // A leak grows with every round. Chromium itself keeps some picture or other whose size depends on the window, once.
    await expect(async () => {
      const before = await held(page, client);
      for (let time = 0; time < OPENINGS; time += 1) await open();
      await rested(page);
      await expect.poll(async () => grown(before, await held(page, client))).toEqual([]);
    }).toPass({ timeout: ROUNDS_MS });
  });
}

test(`${AUTOPLAY_MS / 60_000} minutes of turning banners leave nothing behind`, async ({ page }) => {
  const client = await opened(page);
  // Whether a slide is under way must not depend on the moment at which it is looked at.
  const standStill = async () => {
    await page.getByRole('button', { name: 'Jeda' }).first().click();
    await rested(page);
  };
  await page.clock.runFor(60_000);
  await standStill();
  const before = await held(page, client);
  await page.getByRole('button', { name: 'Lanjutkan' }).first().click();
  await page.clock.runFor(AUTOPLAY_MS);
  await standStill();
  await expect.poll(async () => grown(before, await held(page, client))).toEqual([]);
});

test(`${REFRESHES} refreshes leave nothing behind`, async ({ page }) => {
  const client = await opened(page);
  await page.getByRole('button', { name: 'Jeda' }).first().click();
  const refresh = async () => {
    for (const name of ['Refresh artikel', 'Segarkan']) {
      const button = page.getByRole('button', { name });
      await button.click();
      await expect(button).toBeEnabled();
    }
  };
  for (let time = 0; time < WARM_UP; time += 1) await refresh();
  await rested(page);
  const before = await held(page, client);
  for (let time = 0; time < REFRESHES; time += 1) await refresh();
  await rested(page);
  await expect.poll(async () => grown(before, await held(page, client))).toEqual([]);
});
