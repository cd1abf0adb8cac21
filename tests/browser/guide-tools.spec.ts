import { readFile } from 'node:fs/promises';
import { atRest, button, canvases, dialog, drawn, leaf, openGuide, place } from './guide-page.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('saves the document under its name', async ({ page }) => {
  await openGuide(page);
  const saved = page.waitForEvent('download');
  await button(page, 'Unduh').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('panduan-bupc.pdf');
  const original = await readFile('content/akar/panduanbupc.pdf');
  expect((await readFile(await file.path())).equals(original)).toBe(true);
  await expect(dialog(page).getByText('Panduan disimpan.')).toBeVisible();
});

test('its outline leads to its pages, and the focus goes in and back', async ({ page }) => {
  await openGuide(page);
  await button(page, 'Daftar isi').click();
  const outline = dialog(page).getByRole('region', { name: 'Daftar isi' });
  const entry = outline.getByRole('button', { name: /^Rekomendasi Siteplan/ });
  await expect(outline.getByRole('button', { name: /^Sampul/ })).toBeFocused();
  await entry.click();
  await expect(place(page)).toHaveText('Halaman 7 dari 16');
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await outline.getByRole('button', { name: 'Tutup daftar isi' }).click();
  await expect(outline).toHaveCount(0);
  await expect(button(page, 'Daftar isi')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry).toBeFocused();
});

test('fills the screen and gives it back', async ({ page }) => {
  await openGuide(page);
  await button(page, 'Layar penuh').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toContain('guide');
  await expect(button(page, 'Layar penuh')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Layar penuh').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a swipe turns one page, forward and back', async ({ page }) => {
    await openGuide(page, 4);
    // In one go: what takes longer than a quarter of a second is a drag.
    const swipe = (from: number, to: number) =>
      dialog(page)
        .locator('.stf__item:visible')
        .first()
        .evaluate(
          (target, [start, end]) => {
            const { left, top, width, height } = target.getBoundingClientRect();
            const touch = (type: string, part: number) => {
              const place = { clientX: left + width * part, clientY: top + height / 2 };
              const touches = [new Touch({ identifier: 1, target, ...place })];
              const event = {
                bubbles: true,
                cancelable: true,
                changedTouches: touches,
                touches,
                targetTouches: touches,
              };
              target.dispatchEvent(new TouchEvent(type, event));
            };
            touch('touchstart', start);
            touch('touchmove', end);
            touch('touchend', end);
          },
          [from, to] as const,
        );
    await swipe(0.8, 0.2);
    await expect(place(page)).toHaveText('Halaman 5 dari 16');
    await atRest(page);
    await swipe(0.2, 0.8);
    await expect(place(page)).toHaveText('Halaman 4 dari 16');
  });

  test('a page zoomed wider than the screen is panned by touch and by arrow keys, and turned by button', async ({
    page,
  }) => {
    await openGuide(page, 4);
    await button(page, 'Alat lainnya').click();
    for (let step = 0; step < 5; step += 1) await button(page, 'Perbesar').click();
    await expect(dialog(page).locator('output')).toHaveText('150%');
    await expect
      .poll(() => leaf(page, 3).evaluate((element) => element.getBoundingClientRect().width > innerWidth))
      .toBe(true);
    const scroller = dialog(page).getByRole('region', { name: 'Halaman yang diperbesar' });
    await expect(drawn(page, 3)).toBeVisible();
    const box = await scroller.boundingBox();
    if (box === null) throw new Error('no zoomed page');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', 300);
    for (let x = 280; x >= 80; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    const left = () => scroller.evaluate((element) => element.scrollLeft);
    await expect.poll(left).toBeGreaterThan(100);
    await expect(place(page)).toHaveText('Halaman 4 dari 16');
    await scroller.evaluate((element) => element.scrollTo(0, 0));
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(10);
    await expect(place(page)).toHaveText('Halaman 4 dari 16');
    await button(page, 'Selanjutnya').click();
    await expect(place(page)).toHaveText('Halaman 5 dari 16');
  });

  test('the leaf that turns shows its page, not an empty copy', async ({ page }) => {
    await openGuide(page, 4);
    // The copy lives for one turn, on a busy machine for less than a frame: it is looked at as it comes.
    await dialog(page)
      .locator('.stf__block')
      .evaluate((block) => {
        const painted: boolean[] = [];
        Object.assign(window, { painted });
        new MutationObserver(() => {
          const copy = block.querySelectorAll('.guide-leaf[data-index="3"]')[1]?.querySelector('canvas');
          if (!copy || painted.length > 0) return;
          const { data } = copy.getContext('2d')?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
          painted.push(data.some((value, at) => at % 4 < 3 && value > 0 && value < 255));
        }).observe(block, { childList: true });
      });
    await button(page, 'Selanjutnya').click();
    expect(await canvases(page).count()).toBeLessThanOrEqual(5);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'painted'))).toEqual([true]);
  });
});
