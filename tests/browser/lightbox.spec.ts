import { readFileSync } from 'node:fs';
import { fileSizeLabel } from '../../src/domain/shared/file-size.ts';
import { at, button, card, count, dialog, onView, shown } from './lightbox-page.ts';
import { expect, test, visit } from './site.ts';

/** What the site says of the size of a photo: that of the file that npm run content has made. */
function sizeOf(name: string): string {
  const { data }: { data: { folders: { images: { imageName: string; size: number }[] }[] } } = JSON.parse(
    readFileSync('public/content/gallery.json', 'utf8'),
  );
  const found = data.folders.flatMap(({ images }) => images).find(({ imageName }) => imageName === name);
  return fileSizeLabel(found?.size ?? 0);
}

test('opens from its card at the first photo, and Back closes it and gives the focus back', {
  tag: '@flow',
}, async ({ page }) => {
  await visit(page);
  await card(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Garis Pantai dari Udara');
  await expect(count(page)).toHaveText('1 dari 7 foto');
  await expect(page).toHaveURL(at(1));
  await expect(dialog(page)).toContainText('garis-pantai-007.webp');
  await expect(dialog(page)).toContainText(sizeOf('garis-pantai-007.webp'));
  await expect(button(page, 'Tutup')).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/home');
  await expect(card(page)).toBeFocused();
});

test('the whole card opens it, its archive apart', async ({ page }) => {
  await visit(page);
  const whole = page.locator('.folder-card').filter({ hasText: 'Loket Layanan Prioritas' });
  const zip = whole.getByRole('link', { name: /^ZIP/ });
  await zip.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await zip.click();
  await expect(dialog(page)).toHaveCount(0);
  await whole.scrollIntoViewIfNeeded();
  await whole.click({ position: { x: 40, y: 90 } });
  await expect(dialog(page)).toHaveAccessibleName('Loket Layanan Prioritas');
});

test('all by keyboard: five keys, the focus kept inside and given back', { tag: '@flow' }, async ({
  page,
}) => {
  await visit(page);
  await card(page).focus();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('1 dari 7 foto');
  await onView(page);
  for (const [key, place] of [
    ['ArrowLeft', 7],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['End', 7],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(count(page)).toHaveText(`${place} dari 7 foto`);
    await expect(shown(page).getByRole('img')).toHaveAccessibleName(new RegExp(`foto ${place}$`));
  }
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page)).toBeFocused();
});

test('the thumbnail strip leads to every photo and keeps the current one in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await visit(page, at(1));
  await onView(page);
  await page.keyboard.press('End');
  const last = button(page, 'Foto 7');
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(button(page, 'Foto 1')).toBeInViewport({ ratio: 1 });
  await button(page, 'Foto 3').click();
  await expect(count(page)).toHaveText('3 dari 7 foto');
});
