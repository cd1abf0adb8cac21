import type { Locator, Page } from '@playwright/test';
import { dialogOf } from '../../src/domain/navigation/dialogs.ts';
import { dialogName } from '../../src/ui/dialog-names.ts';
import { city } from '../city.ts';
import { hold } from './hold.ts';
import { DIALOGS_TO_VARY, dialogPath, dialogWithFocus, expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const DIALOGS = /\/assets\/dialogs-[\w-]+\.js$/;
const frame = (page: Page) => page.locator('.dialog-waiting');
const card = (page: Page) => page.locator('#services').getByRole('link', { name: /^PETA KOTA/ });

/** Has the code of the dialogs wait until it is let go. */
const holdDialogs = (page: Page) => hold(page, DIALOGS);

for (const [id, details] of varied(DIALOGS_TO_VARY, 2)) {
  test(
    `while its code is on its way, the address of ${id} shows its frame, which closes`,
    details,
    async ({ page }) => {
      await holdDialogs(page);
      await visit(page, dialogPath(id));
      const { title } = dialogName(id, city.centre);
      // A folder that the page knows already has its own name.
      const name = id === 'lightbox' ? /\S/ : title;
      const waiting = page.getByRole('dialog', { name, exact: true });
      await expect(waiting).toBeVisible();
      await expect(waiting.getByRole('status')).toHaveText('Memuat...');
      await expect(waiting.getByRole('button', { name: 'Tutup' })).toBeFocused();
      await page.keyboard.press('Escape');
      const under = dialogOf(id).over;
      await expect(waiting).toHaveCount(0);
      await expect(frame(page)).toHaveCount(under ? 1 : 0);
    },
  );
}

test('a press shows the frame, and the dialog takes its place with its name; the focus goes in and comes back', async ({
  page,
}) => {
  const release = await holdDialogs(page);
  await visit(page);
  await card(page).click();
  await expect(frame(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await frame(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(frame(page)).toHaveCount(0);
  await expect(page).toHaveURL('/home');
  await expect(card(page)).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await card(page).click();
  await expect(frame(page)).toBeVisible();
  release();
  await expect(page.locator('.dialog__title')).toHaveText('PETA KOTA');
  await expect(frame(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.dialog') !== null))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page)).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
});

const boxOf = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect().toJSON());

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

for (const id of ['services', 'search', 'lightbox', 'finder'] as const) {
  test(`'Tutup' of ${id} stays where it is when the dialog takes the place of its frame`, {
    tag: id === 'services' ? '@flow' : [],
  }, async ({ page }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const release = await holdDialogs(page);
      await visit(page, dialogPath(id));
      const before = await frame(page).getByRole('button', { name: 'Tutup' }).boundingBox();
      const { x, y } = await boxOf(frame(page).getByRole('heading'));
      release();
      const dialog = await dialogWithFocus(page);
      expect(await dialog.getByRole('button', { name: 'Tutup' }).boundingBox()).toEqual(before);
      expect(await boxOf(dialog.getByRole('heading').first())).toMatchObject({ x, y });
      await page.unrouteAll();
    }
  });
}

test('Tab stays inside the frame, whose only control closes it', { tag: '@flow' }, async ({ page }) => {
  await holdDialogs(page);
  await visit(page, dialogPath('interaction'));
  const close = frame(page).getByRole('button', { name: 'Tutup' });
  await expect(close).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(close).toBeFocused();
  }
});

test('a press beside the frame closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await holdDialogs(page);
  await visit(page);
  await card(page).click();
  await expect(frame(page)).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(frame(page)).toHaveCount(0);
});

test('no frame shows where the code is there already', async ({ page }) => {
  await visit(page);
  const came = page.waitForResponse(DIALOGS);
  await card(page).hover();
  await (await came).finished();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.dialog-waiting')) document.documentElement.dataset.flashed = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  // The module is evaluated in a task after its last byte.
  await page.evaluate(async (address) => void (await import(address)), await dialogsAddress(page));
  await card(page).click();
  await expect(page.locator('.dialog__title')).toHaveText('PETA KOTA');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});

const dialogsAddress = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.find((name) => /\/dialogs-[\w-]+\.js$/.test(name)) ?? '';
  });
