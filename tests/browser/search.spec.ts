import { expect, test, visit } from './site.ts';

const field = 'Cari di seluruh situs';
const words = (url: string) => new URL(url).searchParams.get('temukan');

test('a key opens it, arrows and Enter lead into the dialog, Back to the words, Back again out', {
  tag: '@flow',
}, async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: field });
  await expect(box).toBeFocused();
  await page.keyboard.type('kuota krk');
  const terms = page.getByRole('option', { name: /^KRK Prioritas/ });
  await expect(terms).toBeVisible();
  for (let step = 0; step < 10 && (await terms.getAttribute('aria-selected')) !== 'true'; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'KRK Prioritas' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('kuota krk');
  expect(words(page.url())).toBe('kuota krk');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(words(page.url())).toBeNull();
});

test('its height is the same with suggestions, results and none', async ({ page }) => {
  await visit(page, '/home?temukan=');
  const panel = page.locator('.search');
  const box = page.getByRole('combobox', { name: field });
  const heights: (number | undefined)[] = [];
  for (const [typed, shown] of [
    ['', 'Langsung ke'],
    ['krk', /^Semua \d/],
    ['<script>zxqwv', 'Belum ada di situs ini.'],
  ] as const) {
    await box.fill(typed);
    await expect(
      panel
        .getByText(shown)
        .or(panel.getByRole('button', { name: shown }))
        .first(),
    ).toBeVisible();
    heights.push((await panel.boundingBox())?.height);
  }
  expect(new Set(heights).size).toBe(1);
  await expect(page.getByRole('link', { name: /^Tanyakan lewat WhatsApp/ })).toHaveAttribute(
    'href',
    /text=Saya%20mencari%3A%20%3Cscript%3Ezxqwv$/,
  );
});

test('on a phone it is the whole screen, and with the keyboard up the best answer is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page);
  await page.getByRole('link', { name: 'Cari di situs ini' }).click();
  await page.getByRole('combobox', { name: field }).fill('jam buka');
  const best = page.getByRole('option', { name: /^Jam buka/ });
  await expect(best).toBeVisible();
  expect(await page.locator('.search').boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 320, height: 300 });
  await expect(page.locator('.search[data-low]')).toBeVisible();
  const { y = 0, height = 0 } = (await best.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(300);
});

test('a tap gives its field the focus, and the number of a parcel leads to the map', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  await visit(page);
  await page.getByRole('link', { name: 'Cari di situs ini' }).tap();
  await expect(page.getByRole('combobox', { name: field })).toBeFocused();
  await page.keyboard.type('05.0148');
  await page.getByRole('link', { name: 'Buka di peta' }).tap();
  await expect(page).toHaveURL(/\/peta\/\?(?:.*&)?persil=05\.0148/);
  await context.close();
});

test('a result of the contact leads to the end of the page', async ({ page }) => {
  await visit(page, '/home?temukan=surel');
  await page.getByRole('option', { name: /^Surel/ }).click();
  await expect(page.locator('#footer')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
