import { at, button, count, dialog, onView, scale, shift, shown } from './lightbox-page.ts';
import { expect, test, visit } from './site.ts';

test('zooms to 1.5 and rotates by 90, both reset by another photo', async ({ page }) => {
  await visit(page, at(1));
  const photo = () => shown(page).locator('.lightbox-photo');
  await onView(page);
  await button(page, 'Perbesar').click();
  await expect.poll(() => scale(page)).toBe(1.5);
  await expect.poll(() => shift(page), 'the middle stays in the middle').toEqual([0, 0]);
  for (const degrees of ['90', '180', '270', '0', '90']) {
    await button(page, 'Putar 90 derajat').click();
    await expect(photo()).toHaveAttribute('data-rotation', degrees);
  }
  await button(page, 'Selanjutnya').click();
  await expect(photo()).toHaveAttribute('data-rotation', '0');
  await expect.poll(() => scale(page)).toBe(1);
  await button(page, 'Perbesar').click();
  await expect(button(page, 'Perkecil')).toBeVisible();
  await button(page, 'Perkecil').click();
  await expect.poll(() => scale(page)).toBe(1);
  await button(page, 'Sebelumnya').click();
  await expect.poll(() => scale(page)).toBe(1);
  await expect(photo()).toHaveAttribute('data-rotation', '0');
});

test('a rotated photo fits the stage', async ({ page }) => {
  await visit(page, at(1));
  await button(page, 'Putar 90 derajat').click();
  await onView(page);
  const size = (selector: string) =>
    dialog(page)
      .locator(selector)
      .evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      });
  const stage = await size('.swiper');
  await expect.poll(() => size('.swiper-slide-active img')).toEqual(stage);
});

test('a double click zooms, a drag pans, and the button zooms out', async ({ page }) => {
  await visit(page, at(2));
  await onView(page);
  const box = await dialog(page).locator('.swiper').boundingBox();
  if (box === null) throw new Error('no stage');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.dblclick(x, y);
  await expect(button(page, 'Perkecil')).toBeVisible();
  await expect.poll(() => scale(page)).toBe(1.5);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 5 });
  await page.mouse.up();
  const panned = () => shift(page).then(([x]) => x);
  await expect.poll(panned).toBeLessThan(-20);
  await expect(count(page)).toHaveText('2 dari 7 foto');
  await button(page, 'Perkecil').click();
  await expect.poll(() => scale(page)).toBe(1);
  await expect.poll(panned).toBe(0);
});

test('a swipe turns to the next photo', async ({ page }) => {
  await visit(page, at(2));
  await onView(page);
  const box = await dialog(page).locator('.swiper').boundingBox();
  if (box === null) throw new Error('no stage');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
  await page.mouse.up();
  await expect(count(page)).toHaveText('3 dari 7 foto');
  await expect(page).toHaveURL(at(3));
});
