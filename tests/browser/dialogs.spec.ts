import { DIALOG_IDS, dialogOf } from '../../src/domain/navigation/dialogs.ts';
import { DIALOGS_TO_VARY, dialogPath, dialogWithFocus, expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

for (const [id, details] of varied(DIALOGS_TO_VARY, 2)) {
  test(
    `the address of ${id} opens it, and its button leads to what lies under it`,
    details,
    async ({ page }) => {
      const under = DIALOG_IDS.find((other) => other === dialogOf(id).over);
      await visit(page, dialogPath(id));
      // The upper one comes a frame after the lower one, and a press that had chosen the lower one's button waits for ever.
      await expect(page.locator('[role=dialog]')).toHaveCount(under ? 2 : 1);
      await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).last().click();
      await expect(page).toHaveURL(under ? dialogPath(under) : '/home');
      await expect(page.getByRole('dialog')).toHaveCount(under ? 1 : 0);
    },
  );
}

const CARDS = [
  ['LAYANAN UTAMA', 'layanan=utama', 'Layanan Tata Ruang'],
  ['PETA KOTA', 'layanan=peta', 'PETA KOTA'],
  ['INTERAKSI TATA RUANG', 'layanan=interaksi', 'INTERAKSI TATA RUANG'],
] as const;

for (const [[card, query, title], details] of varied(CARDS, 1, '@flow')) {
  test(
    `the card ${card} opens its dialog; Back closes it, Forward opens it again`,
    details,
    async ({ page }) => {
      await visit(page);
      await page
        .locator('#services')
        .getByRole('link', { name: new RegExp(`^${card}`) })
        .click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`/home?${query}`);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/home');
      await page.goForward();
      await expect(dialog).toBeVisible();
    },
  );
}

for (const how of ['button', 'backdrop', 'Escape'] as const) {
  test(`closing by ${how} leaves no trace in the history and gives the focus back`, { tag: '@flow' }, async ({
    page,
  }) => {
    await page.goto('about:blank');
    await visit(page);
    const opener = page.locator('#services').getByRole('link', { name: /^INTERAKSI/ });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'INTERAKSI TATA RUANG' });
    await expect(dialog).toBeVisible();
    if (how === 'button') await dialog.getByRole('button', { name: 'Tutup' }).click();
    else if (how === 'backdrop') await page.mouse.click(10, 10);
    else await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/home');
    await expect(opener).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('the page does not scroll while a dialog is open', { tag: '@flow' }, async ({ page }) => {
  await visit(page, '/home?layanan=interaksi');
  // The dialog comes after the page: before it stands, the page may scroll.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.mouse.move(20, 400);
  await page.evaluate(() => {
    Object.assign(window, { wheels: 0 });
    addEventListener('wheel', () => Object.assign(window, { wheels: 1 }), { passive: true });
  });
  await page.mouse.wheel(0, 800);
  // The wheel has turned, and what it could move has been painted.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wheels'))).toBe(1);
  const scrolled = await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))),
  );
  expect(scrolled).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('the focus stays inside an open dialog', { tag: '@flow' }, async ({ page }) => {
  await visit(page, '/home?layanan=interaksi');
  // Not its frame, and not before the focus has come: it stands on the dialog itself then, and goes in with the first Tab.
  const dialog = await dialogWithFocus(page);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
});

for (const [_query, _details] of varied(
  ['layanan=lain', 'foto=3', 'syarat=', 'artikel=', 'panduan=x'],
  2,
  '@flow',
)) {
}

test('a link opened by a modified click leaves this page alone', { tag: '@flow' }, async ({
  page,
  context,
}) => {
  await visit(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Cek peruntukan/ }).click({ modifiers: ['Control'] });
  await expect((await opened).getByRole('dialog', { name: 'Layanan Tata Ruang' })).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('the page stays where it is when a dialog opens, closes and comes back', { tag: '@flow' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await page.locator('#services').evaluate((section) => section.scrollIntoView({ block: 'start' }));
  const place = () => page.evaluate(() => Math.round(scrollY));
  const card = page.locator('#services').getByRole('link', { name: /^LAYANAN UTAMA/ });
  await card.hover();
  await expect.poll(place).toBeGreaterThan(1000);
  const before = await place();
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(place).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/home');
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(place).toBe(before);
});

test('coming back from another page leads to where the visitor was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await page.locator('#services').evaluate((section) => section.scrollIntoView({ block: 'start' }));
  await page
    .locator('#services')
    .getByRole('link', { name: /^PETA KOTA/ })
    .click();
  await page.getByRole('link', { name: 'Batas Kota Buka' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peta kota');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#services')).toBeInViewport();
});

for (const [query, selector] of [
  ['layanan=utama', '.service-card--teal, .task'],
  ['artikel=membaca-kode-zona', '.article-card__link'],
] as const) {
  test(`closing what ${query} opened gives the focus to a link that opens it`, async ({ page }) => {
    await visit(page, `/home?${query}`);
    await dialogWithFocus(page);
    await page.keyboard.press('Escape');
    await expect(page.locator(selector).and(page.locator(':focus'))).toHaveAttribute(
      'href',
      `/home?${query}`,
    );
  });
}
