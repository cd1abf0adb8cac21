import type { Page } from '@playwright/test';
import { beforeOpening } from '../city.ts';
import { hold } from './hold.ts';
import { watchShifts } from './layout-shifts.ts';
import { dialogWithFocus, expect, ready, test, visit } from './site.ts';
import { varied } from './varied.ts';

async function scrollTo(page: Page, id: string): Promise<void> {
  const section = page.locator(`#${id}`);
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(section).toBeInViewport();
}

// Each comes late, while what it fills is in sight.
const LATE = [
  ['the news', '/content/news.json', '.news__stamp', /^Terakhir diperbarui/],
  ['the gallery', '/content/gallery.json', '.gallery__stamp', /^Update/],
] as const;

const DIALOGS_FILLED_LATE = [
  ['a parcel', '/peta/indeks/kota.json', '/home?mulai=bangun-rumah&persil=05.0148', '.verdict__title'],
  ['an article', '/content/news.json', '/home?artikel=membaca-kode-zona', '.article-content--lead'],
] as const;

for (const [width, details] of varied([360, 1280], 1)) {
  test.describe(`nothing moves at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 800 } });

    test('while the page loads, is hydrated and is scrolled through', { tag: '@flow' }, async ({
      page,
      browserName,
    }) => {
      test.skip(browserName !== 'chromium', 'only Chromium says what has moved');
      const moved = await watchShifts(page);
      await visit(page);
      for (const id of ['leadership', 'services', 'news', 'products', 'gallery', 'footer']) {
        await scrollTo(page, id);
      }
      await expect(page.locator('.legal__swiper')).toBeVisible();
      expect(await moved()).toEqual([]);
    });

    test('when the font comes after the first picture', async ({ page }) => {
      const moved = await watchShifts(page);
      const release = await hold(page, '**/*.woff2');
      await page.goto('/home', { waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      await expect(page.locator('.footer__status')).toHaveText('Jam layanan');
      release();
      await ready(page);
      expect(await moved()).toEqual([]);
    });

    for (const [what, feed, place, words] of LATE) {
      test(`when ${what} come after their section`, async ({ page }) => {
        const moved = await watchShifts(page);
        const release = await hold(page, feed);
        await visit(page);
        const stamp = page.locator(place);
        await stamp.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
        release();
        await expect(stamp).toHaveText(words);
        expect(await moved()).toEqual([]);
      });
    }

    test('when the carousels take the place of what was served', async ({ page }) => {
      const moved = await watchShifts(page);
      const release = await hold(page, /\/assets\/(?:banner-engine|product-swiper)-.*\.js$/);
      await visit(page);
      await scrollTo(page, 'home');
      await page.locator('.banner').dispatchEvent('pointerover');
      await scrollTo(page, 'products');
      release();
      await expect(page.locator('.legal__swiper')).toBeVisible();
      await scrollTo(page, 'home');
      await expect(page.locator('.banner__swiper.swiper-initialized')).toBeVisible();
      expect(await moved()).toEqual([]);
    });

    for (const [what, feed, address, come] of DIALOGS_FILLED_LATE) {
      test(`when ${what} comes into its dialog`, async ({ page, browserName }) => {
        test.skip(browserName !== 'chromium', 'only Chromium says what has moved');
        const moved = await watchShifts(page);
        // A font that comes late moves letters of the dialog.
        await page.route('**/*.woff2', (route) => route.abort());
        const release = await hold(page, feed);
        await visit(page, address);
        await dialogWithFocus(page);
        release();
        await expect(page.locator(come)).toBeVisible();
        expect(await moved()).toEqual([]);
      });
    }

    test('when the page is hydrated at its foot', async ({ page }) => {
      const moved = await watchShifts(page);
      // A moment at which what is said of the office is longest.
      await page.clock.setFixedTime(beforeOpening());
      const release = await hold(page, /\/assets\/index-[\w-]+\.js$/);
      await page.goto('/home');
      await scrollTo(page, 'footer');
      await page
        .locator('.footer__status')
        .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      release();
      await ready(page);
      expect(await moved()).toEqual([]);
    });
  });
}

for (const [width, details] of varied([320, 1240, 360, 640, 960], 2)) {
  test(`the banner's controls are as high for every name at ${width} px`, details, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const names = [
      'A',
      'B kelurahan dan permukiman di tepi sungai kota',
      `C ${'panjang '.repeat(20).trim()}`,
    ];
    await page.route('/content/banners.json', (route) =>
      route.fulfill({
        json: names.map((name) => ({ name, url: `https://drive.google.com/file/d/1-${name[0]}/view` })),
      }),
    );
    await visit(page);
    const banner = page.getByRole('region', { name: 'Gambar utama' });
    await expect(banner.locator('.banner__name')).toHaveText('A');
    await banner.locator('.banner__name').hover();
    await expect(banner.locator('.banner__swiper.swiper-initialized')).toBeVisible();
    const heights = new Set<number>();
    for (const [place, name] of names.entries()) {
      if (place > 0) await banner.getByRole('button', { name: 'Selanjutnya' }).click();
      await expect(banner.locator('.banner__name')).toHaveText(name);
      heights.add(await banner.locator('.banner__controls').evaluate((element) => element.clientHeight));
    }
    expect([...heights]).toHaveLength(1);
  });
}
