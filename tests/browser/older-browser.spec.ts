import { button, drawn, openGuide, place } from './guide-page.ts';
import { becomeOld } from './older-browser.ts';
import { DIALOGS_TO_VARY, expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

test.beforeEach(({ page }) => becomeOld(page));

test('in the oldest browsers the page is hydrated with all its sections', async ({ page }) => {
  await visit(page);
  expect(await page.evaluate(() => 'withResolvers' in Promise || 'requestIdleCallback' in window)).toBe(
    false,
  );
  for (const section of ['services', 'news', 'products', 'gallery', 'footer'])
    await expect(page.locator(`#${section}`)).toBeVisible();
  await expect(page.locator('.section-failed, .application-failed:visible')).toHaveCount(0);
  await page.locator('#products').scrollIntoViewIfNeeded();
  await expect(page.locator('.legal__swiper')).toBeVisible();
  await page.getByRole('searchbox').fill('maket');
  await expect(page.locator('#gallery article')).toHaveCount(1);
});

for (const [_id, _details] of varied(
  DIALOGS_TO_VARY.filter((one) => one !== 'guide'),
  2,
)) {
}

test('in the oldest browsers the guide is drawn by the build for them, turned, read and searched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/.*\/|-[\w-]{8}(?=\.\w+$)/g, '')));
  await openGuide(page, 2);
  expect(asked.filter((name) => /^pdf-/.test(name))).toEqual(['pdf-legacy.js', 'pdf-legacy-worker.js']);
  expect(await blank(page, 1)).toBe(false);
  await button(page, 'Selanjutnya').click();
  await expect(place(page)).toHaveText(/^Halaman [34] /);
  await button(page, 'Cari').click();
  await page.getByRole('dialog').getByRole('searchbox').fill('tanah');
  await expect(page.getByRole('dialog').locator('.guide-hits button').first()).toBeVisible();
});

test('a browser that has what it needs is given the modern build alone', async ({ browser }) => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/.*\/|-[\w-]{8}(?=\.\w+$)/g, '')));
  await openGuide(page);
  expect(asked.filter((name) => /^pdf[-.]/.test(name))).toEqual(['pdf-modern.js', 'pdf.worker.min.mjs']);
  await page.close();
});

/** Whether nothing is drawn on a page of the book. */
const blank = (page: Parameters<typeof openGuide>[0], index: number) =>
  drawn(page, index).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return new Set(new Uint32Array(new Uint8ClampedArray(data).buffer)).size < 2;
  });
