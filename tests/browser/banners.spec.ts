import type { Page } from '@playwright/test';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

// The embedded feed's own names, in the order of the rule.
const NAMES = [
  'Aliran sungai dan permukiman',
  'Arahan pola ruang sampai 2043',
  'Garis pantai dari udara',
  'Lembar persil dan jalan lingkungan',
  'Malam di tepi sungai kota',
  'Musyawarah rencana jalan lingkungan',
  'Zona hijau di kaki perbukitan',
];
/** Reaches for the slides, and waits until their engine turns them. */
async function reach(page: Page): Promise<void> {
  await page.locator('.banner__name').hover();
  await expect(page.locator('.banner__swiper.swiper-initialized')).toBeVisible();
}

/** Opens the page and reaches for the slides; from then on time stands still but for what the test lets pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await visit(page);
  await reach(page);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(600_000);
}

/** How wide the engine takes the slides to be. */
const width = (page: Page) =>
  page
    .locator('.banner__swiper')
    .evaluate((element) => (element as unknown as { swiper: { size: number } }).swiper.size);

/** How many slides the row of them has moved on. */
const offset = (page: Page) =>
  page.locator('.banner__swiper .swiper-wrapper').evaluate((row) => {
    const moved = 0 - new DOMMatrix(getComputedStyle(row).transform).e;
    return moved / row.getBoundingClientRect().width;
  });

/** One finger on the screen. */
const finger = (x: number) => [{ identifier: 0, clientX: x, clientY: 300 }];

test('each of two presses turns a slide, however soon the second comes', { tag: '@flow' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await reach(page);
  for (const wait of [0, 16, 30]) {
    const name = page.locator('.banner__name');
    await page.getByRole('button', { name: 'Slide 1' }).click();
    await expect.poll(() => offset(page)).toBe(0);
    await page.evaluate(async (between) => {
      const next = document.querySelector<HTMLElement>('.banner__dots + .banner__arrow');
      next?.click();
      await new Promise((done) => setTimeout(done, between));
      next?.click();
    }, wait);
    await expect.poll(() => offset(page)).toBe(2);
    await expect(name).toHaveText(NAMES[2] ?? '');
  }
});

test('the tasks stay above the turning slides', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page);
  await reach(page);
  await page.locator('.task__tile').first().click();
  await expect(page.getByRole('dialog', { name: 'Layanan Tata Ruang' })).toBeVisible();
});

test('the first slide turns after 6000 ms, its engine asked for only shortly before, and stays the element it was', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await visit(page);
  await page.waitForLoadState('networkidle');
  const banner = page.locator('.banner__swiper');
  await expect(banner).not.toHaveClass(/swiper-initialized/);
  await expect(banner.locator('.swiper-slide')).toHaveCount(1);
  const picture = await banner.locator('img').elementHandle();
  // The clock goes on by itself until here; what is due in the leap is the asking, and the turn is after it.
  await page.clock.pauseAt(60_000);
  // It is asked for after a frame.
  await page.clock.runFor(20);
  await expect(banner).toHaveClass(/swiper-initialized/);
  await expect(banner.locator('.swiper-slide')).toHaveCount(7);
  expect(await picture?.evaluate((image) => image.isConnected)).toBe(true);
  await page.clock.runFor(2000);
  await expect(page.locator('.banner__name')).toHaveText(NAMES[1] ?? '');
});

test('pulls and arrow keys turn the slides, keys of a dialog do not', { tag: '@flow' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await reach(page);
  const name = page.locator('.banner__name');
  const box = await page.locator('.banner__swiper').boundingBox();
  if (box === null) throw new Error('no slides');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.95, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.35, y, { steps: 8 });
  await page.mouse.up();
  await expect(name).toHaveText(NAMES[1] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveText(NAMES[2] ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(name).toHaveText(NAMES[1] ?? '');
  await page.evaluate(() => history.pushState(null, '', '/home?profil'));
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const key of ['ArrowRight', 'PageDown', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(name).toHaveText(NAMES[2] ?? '');
});

test('a swipe during which the engine comes turns the slides too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  const slides = page.locator('.banner__swiper');
  await slides.dispatchEvent('touchstart', { touches: finger(300), changedTouches: finger(300) });
  await reach(page);
  await slides.dispatchEvent('touchend', { touches: [], changedTouches: finger(200) });
  await expect(page.locator('.banner__name')).toHaveText(NAMES[1] ?? '');
});

test('a change of size takes back no slide that was asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await reach(page);
  await page.locator('.banner__swiper').evaluate((element) => {
    const { swiper } = element as unknown as { swiper: { emit: (event: string) => void } };
    document.querySelectorAll<HTMLElement>('.banner__dot')[2]?.click();
    // As the engine's own observer does, which no test can time.
    swiper.emit('beforeResize');
    swiper.emit('resize');
  });
  await expect(page.locator('.banner__name')).toHaveText(NAMES[2] ?? '');
  await expect.poll(() => offset(page)).toBe(2);
});

test('the slides go on turning after the window has changed its size', async ({ page }) => {
  await stopClock(page);
  const name = page.locator('.banner__name');
  await page.getByRole('button', { name: 'Slide 3' }).click();
  // The slides follow a frame after their controls.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return offset(page);
    })
    .toBe(2);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return width(page);
    })
    .toBe(700);
  await page.clock.runFor(100);
  await expect(name).toHaveText(String(NAMES[2]));
  await page.clock.runFor(6000);
  await expect(name).toHaveText(String(NAMES[3]));
});

test('a slide asked for while the window changes its size is shown, whenever in between it is asked for', async ({
  page,
}) => {
  await stopClock(page);
  for (const frames of [0, 1, 2, 3, 4, 5]) {
    const size = 700 + 10 * frames;
    await page.getByRole('button', { name: 'Slide 2' }).click();
    await page.setViewportSize({ width: size, height: 800 });
    for (let frame = 0; frame < frames; frame += 1) await page.clock.runFor(16);
    await page.getByRole('button', { name: 'Slide 3' }).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return [await width(page), await offset(page), await page.locator('.banner__name').textContent()];
      })
      .toEqual([size, 2, NAMES[2]]);
  }
});

for (const [width, details] of varied([320, 1280, 360, 768], 1)) {
  test(`what stands where there are no banners is whole at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/home?scenario=banners-empty');
    const state = page.locator('.banner .empty-state');
    await expect(state.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
    const outside = await state.evaluate((shown) => {
      const stage = shown.closest('.banner__stage')?.getBoundingClientRect() ?? new DOMRect();
      return [shown, ...shown.querySelectorAll('p, button')]
        .map((part) => ({ part: part.className, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.top < stage.top || box.bottom > stage.bottom || box.right > stage.right)
        .map(({ part }) => part);
    });
    expect(outside).toEqual([]);
  });
}
