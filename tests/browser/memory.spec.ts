import type { CDPSession, Page } from '@playwright/test';
import { DIALOG_IDS, type DialogId } from '../../src/domain/navigation/dialogs.ts';
import { at, dialog, goTo, place } from './guide-page.ts';
import { card, PARCEL, visitMap } from './map-page.ts';
import { countRetained, growing, held } from './memory.ts';
import { dialogPath, expect, ready, test } from './site.ts';

// So often in a round, and so often before the first: what a first time brings stays, such as code, styles and the engines of libraries.
const OPENINGS = process.env.NIGHTLY === 'on' ? 50 : 3;
const WARM_UP = 2;
const REFRESHES = 5;
const AUTOPLAY_MS = 60_000;
const TURNS = 5;
const SOON = { timeout: 200 };

// Each has an engine or a document of its own, or none; the others are of the same parts.
const DIALOGS: readonly DialogId[] =
  process.env.NIGHTLY === 'on' ? DIALOG_IDS : ['services', 'lightbox', 'guide', 'search'];

// A hundred openings of each take a quarter of an hour.
if (process.env.NIGHTLY === 'on') test.setTimeout(3_600_000);

async function opened(page: Page): Promise<CDPSession> {
  await page.clock.install();
  await page.addInitScript(countRetained);
  await page.goto('/home');
  await page.clock.runFor(4000);
  await ready(page);
  // Everything that comes by itself when it is seen.
  for (const section of await page.locator('main > section').all()) await section.scrollIntoViewIfNeeded();
  await page.locator('.banner__name').hover();
  await expect(page.locator('.banner__swiper.swiper-initialized')).toBeVisible();
  await page.clock.runFor(4000);
  // Whether a slide is under way must not depend on the moment at which the page is looked at.
  await page.getByRole('button', { name: 'Jeda' }).first().click();
  return page.context().newCDPSession(page);
}

async function times(count: number, act: () => Promise<void>): Promise<void> {
  for (let time = 0; time < count; time += 1) await act();
}

/** Looks at what a page holds once everything that ends by itself has come to its end. */
async function looked(page: Page, client: CDPSession) {
  await page.clock.runFor(30_000);
  return held(page, client);
}

async function openAndShut(page: Page, id: DialogId): Promise<void> {
  await goTo(page, dialogPath(id));
  await expect(dialog(page).first()).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(500);
    if (id === 'guide') await expect(page.locator('.guide')).toContainText(/Halaman \d+ dari/, SOON);
  }).toPass();
  await goTo(page, '/home');
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(500);
}

test('no dialog leaves anything behind', async ({ page }) => {
  const client = await opened(page);
  const grown: string[] = [];
  for (const id of DIALOGS) {
    const open = () => openAndShut(page, id);
    await times(WARM_UP, open);
    const more = await growing(
      () => looked(page, client),
      () => times(OPENINGS, open),
    );
    grown.push(...more.map((one) => `${id}, ${OPENINGS} openings a round: ${one}`));
  }
  expect(grown).toEqual([]);
});

test('turning banners and refreshes leave nothing behind', async ({ page }) => {
  const client = await opened(page);
  const look = () => looked(page, client);
  const turn = async () => {
    await page.getByRole('button', { name: 'Lanjutkan' }).first().click();
    await page.clock.runFor(AUTOPLAY_MS);
    await page.getByRole('button', { name: 'Jeda' }).first().click();
  };
  const refresh = async () => {
    for (const name of ['Refresh artikel', 'Segarkan']) {
      const button = page.getByRole('button', { name });
      await button.click();
      await expect(button).toBeEnabled();
    }
  };
  await turn();
  await times(WARM_UP, refresh);
  expect({
    turning: await growing(look, turn),
    refreshes: await growing(look, () => times(REFRESHES, refresh)),
  }).toEqual({ turning: [], refreshes: [] });
});

test('turned pages of the guide leave nothing behind', async ({ page }) => {
  await page.addInitScript(countRetained);
  await page.goto('/home');
  await ready(page);
  // The banners' engine comes once, whenever its first turn is due, and brings listeners that stay.
  await page.locator('.banner__name').hover();
  await expect(page.locator('.banner__swiper.swiper-initialized')).toHaveCount(1);
  const client = await page.context().newCDPSession(page);
  const openAndTurn = async () => {
    await goTo(page, at(1));
    await expect(place(page)).toHaveText('Halaman 1 dari 16');
    // A key that comes before the focus is inside goes to the page beneath.
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await times(TURNS, () => page.keyboard.press('ArrowRight'));
    await expect(place(page)).toHaveText('Halaman 10 dari 16');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };
  const look = async () => {
    await expect.poll(() => page.workers().length).toBe(0);
    return held(page, client);
  };
  await openAndTurn();
  expect(await growing(look, openAndTurn)).toEqual([]);
});

test('the card of a place on the map leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countRetained);
  await page.setViewportSize({ width: 1000, height: 640 });
  await visitMap(page);
  const client = await page.context().newCDPSession(page);
  const openAndShut = async () => {
    // At once: a map that comes to rest in between writes its own address over one of which it has not heard.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/peta/?persil=${PARCEL}`);
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Perumahan kepadatan rendah');
    await page.getByRole('button', { name: 'Tutup kartu' }).first().click();
    await expect(card(page)).toHaveCount(0);
  };
  await times(WARM_UP, openAndShut);
  expect(
    await growing(
      () => held(page, client),
      () => times(OPENINGS, openAndShut),
    ),
  ).toEqual([]);
});
