import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Perwali Nomor ${index + 1} tentang Ruang ${index % 7}`,
    type: index % 3 === 0 ? 'application/x-zip-compressed' : 'application/pdf',
    url: `https://drive.google.com/file/d/1berkas-nomor-${index}/view`,
    category: index % 2 === 0 ? 'Perwali' : 'Lampiran',
    year: 2000 + (index % 20),
  }));

// A phone shows the edge of the next card, which may be reached as well.
const WIDTHS = [
  [360, 1, 2],
  [1280, 4, 4],
  [700, 2, 2],
  [1000, 3, 3],
] as const;

test.describe('the carousel', () => {
  for (const [[width, cards, reachable], details] of varied(WIDTHS, 2, '@flow')) {
    test(
      `shows ${cards} whole card(s) at ${width} px, and none out of sight can be reached by key`,
      details,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await visit(page);
        await page.locator('#products').scrollIntoViewIfNeeded();
        await expect(page.locator('.legal__swiper')).toBeVisible();
        const whole = () =>
          page.locator('.legal__swiper .law-card').evaluateAll(
            (all) =>
              all.filter((card) => {
                const { left, right } = card.getBoundingClientRect();
                return left >= 0 && right <= innerWidth;
              }).length,
          );
        await expect.poll(whole).toBe(cards);
        await expect(page.locator('.legal__slide:not([inert])')).toHaveCount(reachable);
      },
    );
  }

  test('loops by its arrows, in Indonesian numeric order', { tag: '@flow' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route('/content/legal-products.json', (route) => route.fulfill({ json: many(12) }));
    await visit(page);
    await page.locator('#products').scrollIntoViewIfNeeded();
    await expect(page.locator('.legal__swiper')).toBeVisible();
    const first = page.locator('.legal__slide:not([inert]) h3').first();
    await expect(first).toHaveText('Perwali Nomor 1 tentang Ruang 0');
    await page.locator('.legal__arrows').getByRole('button', { name: 'Selanjutnya' }).click();
    await expect(first).toHaveText('Perwali Nomor 2 tentang Ruang 1');
    const back = page.locator('.legal__arrows').getByRole('button', { name: 'Sebelumnya' });
    await back.click();
    await expect(first).toHaveText('Perwali Nomor 1 tentang Ruang 0');
    await back.click();
    await expect(first).toHaveText('Perwali Nomor 12 tentang Ruang 4');
  });
});

test.describe('the list of all legal products', () => {
  test('opens and narrows where the visitor is, and Back closes it', { tag: '@flow' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page);
    const toggle = page.getByRole('link', { name: 'Semua produk hukum' });
    await toggle.scrollIntoViewIfNeeded();
    await toggle.click();
    const list = page.getByRole('region', { name: 'Semua produk hukum' });
    await list.getByRole('searchbox').fill('perwali');
    await expect(page).toHaveURL('/home?hukum=semua&cari=perwali');
    await expect(list.getByRole('searchbox')).toBeInViewport();
    // With its heading in sight, which stands above all that comes and goes: the browser holds what is seen in its place.
    const scrolled = await page.locator('#products h2').evaluate((heading) => {
      heading.scrollIntoView({ block: 'start', behavior: 'instant' });
      return scrollY;
    });
    await page.goBack();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL('/home');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('5,000 products leave the page under 6,000 elements', async ({ page }) => {
    await page.route('/content/legal-products.json', (route) => route.fulfill({ json: many(5000) }));
    await visit(page, '/home?hukum=semua');
    await expect(page.getByText('5.000 dari 5.000 produk hukum')).toBeVisible();
    await expect(page.locator('.legal__swiper')).toBeHidden();
    await page.getByRole('link', { name: 'Tutup daftar' }).click();
    await expect(page.getByText('Menampilkan 5.000 produk hukum terkait penataan ruang')).toBeVisible();
    await expect(page.locator('.legal__swiper')).toBeVisible();
    await page.getByRole('link', { name: 'Semua produk hukum' }).click();
    await expect(page.getByText('5.000 dari 5.000 produk hukum')).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(6000);
  });
});
