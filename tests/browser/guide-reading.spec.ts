import { at, atRest, button, canvases, dialog, openGuide, place } from './guide-page.ts';
import { expect, test, visit } from './site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const sheet = (page: Parameters<typeof dialog>[0], number: number) =>
  dialog(page).getByRole('region', { name: `Halaman ${number}`, exact: true });

test('shows text that can be selected and heard, and keeps the page both ways', async ({ page }) => {
  await openGuide(page, 5);
  await button(page, 'Mode baca').click();
  await expect(sheet(page, 5)).toBeInViewport();
  await expect(sheet(page, 5)).toContainText('Informasi Tata Ruang (ITR)');
  await expect(place(page)).toHaveText('Halaman 5 dari 16');
  const selected = await sheet(page, 5)
    .getByText('Informasi Tata Ruang (ITR)')
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    });
  expect(selected).toBe('Informasi Tata Ruang (ITR)');
  await button(page, 'Selanjutnya').click();
  await expect(place(page)).toHaveText('Halaman 6 dari 16');
  await button(page, 'Mode baca').click();
  await expect(dialog(page).locator('.guide-leaf[data-index="5"]')).toBeVisible();
  await expect(place(page)).toHaveText('Halaman 6 dari 16');
});

test('is how the guide opens where less motion is wanted; the book then turns at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, at(3));
  await expect(button(page, 'Mode baca')).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet(page, 3)).toBeInViewport();
  await button(page, 'Mode baca').click();
  await expect(dialog(page).locator('.guide-leaf[data-index="2"]')).toBeVisible();
  // A page that turns is shown without the mark of one that lies still, however short its turn.
  const book = dialog(page).locator('.stf__block');
  await book.evaluate((element) => {
    const turned = new Set<string | undefined>();
    Object.assign(window, { turned });
    const look = () => {
      for (const { dataset, style, classList } of element.querySelectorAll<HTMLElement>('.stf__item')) {
        if (style.display === 'block' && !classList.contains('--simple')) turned.add(dataset.index);
      }
    };
    new MutationObserver(look).observe(element, { subtree: true, attributes: true, childList: true });
  });
  await button(page, 'Selanjutnya').click();
  await expect(dialog(page).locator('.guide-leaf[data-index="3"]')).toBeVisible();
  await atRest(page);
  expect(await page.evaluate(() => [...Reflect.get(window, 'turned')])).toEqual([]);
});

test('holds the text of every page, drawn or not', async ({ page }) => {
  await openGuide(page);
  await button(page, 'Mode baca').click();
  await expect(sheet(page, 16)).toContainText(/\S{3}/);
  const lengths = () =>
    dialog(page)
      .locator('.guide-sheet')
      .evaluateAll((sheets) => sheets.map((one) => (one.textContent ?? '').trim().length));
  await expect.poll(async () => (await lengths()).filter((length) => length > 20).length).toBe(16);
});

test('follows the scroll, with at most five pages drawn, up to either end', async ({ page }) => {
  await openGuide(page);
  await button(page, 'Mode baca').click();
  const text = dialog(page).getByRole('region', { name: 'Isi panduan' });
  await expect(sheet(page, 1)).toContainText('Panduan');
  await text.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(place(page)).toHaveText(/Halaman (8|9) dari 16/);
  await expect(page).toHaveURL(/panduan=(8|9)$/);
  expect(await canvases(page).count()).toBeLessThanOrEqual(5);
  for (const zoomOut of [0, 1, 2]) {
    await page.keyboard.press('End');
    await expect(place(page)).toHaveText('Halaman 16 dari 16');
    await page.keyboard.press('Home');
    await expect(place(page)).toHaveText('Halaman 1 dari 16');
    if (zoomOut < 2) await button(page, 'Perkecil').click();
  }
  expect(await canvases(page).count()).toBeLessThanOrEqual(5);
});

test('searches all pages: hits by page with the words around them, Enter leads on', async ({ page }) => {
  await openGuide(page);
  await button(page, 'Cari').click();
  const panel = dialog(page).getByRole('region', { name: 'Cari' });
  const box = panel.getByRole('searchbox');
  await expect(box).toBeFocused();
  await box.fill('TÁNAH');
  await expect(panel.getByRole('status')).toHaveText('22 temuan di 11 halaman');
  await expect(panel.getByRole('heading', { name: 'Halaman 5' })).toBeVisible();
  await expect(panel.locator('mark').first()).toHaveText(/^tanah$/i);
  await box.press('Enter');
  await expect(place(page)).toHaveText('Halaman 3 dari 16');
  await box.press('Enter');
  await expect(place(page)).toHaveText('Halaman 4 dari 16');
  await panel.getByRole('button', { name: /tanah ini diperuntukkan/ }).click();
  await expect(place(page)).toHaveText('Halaman 5 dari 16');
  await box.fill('tidak-ada-kata-ini');
  await expect(panel.getByRole('status')).toHaveText('Tidak ada temuan untuk “tidak-ada-kata-ini”.');
  await box.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button(page, 'Cari')).toBeFocused();
  await button(page, 'Cari').click();
  await expect(box).toHaveValue('tidak-ada-kata-ini');
});

test('on a phone the search lies over the page, and goes when a hit is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGuide(page);
  await button(page, 'Cari').click();
  const panel = dialog(page).getByRole('region', { name: 'Cari' });
  await panel.getByRole('searchbox').fill('diperuntukkan');
  await panel
    .getByRole('button', { name: /diperuntukkan/ })
    .first()
    .click();
  await expect(panel).toHaveCount(0);
  await expect(place(page)).toHaveText('Halaman 5 dari 16');
});
