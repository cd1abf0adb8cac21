import { expect, ready, test, visit } from './site.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const card = '.place-card__head p';
const latitudeIn = (url: string) => Number(new URL(url).searchParams.get('di')?.split(',')[0]);

test('a place that the sheet would cover comes above it, one above it stays where it is', async ({
  page,
}) => {
  await visit(page, '/peta/?di=-7.25619,112.72767,16');
  await expect(page.locator('.map-stage__loading')).toHaveCount(0);
  await ready(page);
  await page.touchscreen.tap(150, 544);
  await expect(page.locator(card).first()).toContainText('Persil');
  await expect.poll(() => latitudeIn(page.url())).toBeLessThan(-7.2566);

  const { href } = new URL(page.url());
  const parcel = await page.locator(card).first().textContent();
  await page.touchscreen.tap(110, 174);
  await expect(page.locator(card).first()).not.toHaveText(parcel ?? '');
  expect(latitudeIn(page.url())).toBe(latitudeIn(href));
});

test('with a card open the zoom and the own place stand above the sheet, and reach no further', async ({
  page,
}) => {
  await visit(page, '/peta/?persil=05.0148');
  await expect(page.locator(card).first()).toContainText('Persil 05.0148');
  const sheet = page.getByRole('complementary', { name: 'Isi peta' });
  await expect.poll(async () => Math.round((await sheet.boundingBox())?.height ?? 0)).toBe(318);
  const top = (await sheet.boundingBox())?.y ?? 0;
  for (const name of ['Perbesar peta', 'Perkecil peta', 'Lokasi saya']) {
    const button = await page.getByRole('button', { name }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(top);
  }
});

test('on a small phone the sheet at rest has the answer and its ways, and leaves most of the rest to the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/peta/?persil=05.0148');
  await expect(page.locator(card).first()).toContainText('Persil 05.0148');
  const sheet = page.getByRole('complementary', { name: 'Isi peta' });
  await expect.poll(async () => Math.round((await sheet.boundingBox())?.height ?? 0)).toBe(275);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} has no place`);
    return box;
  };
  const foot = await boxOf('.place-foot');
  const numbers = await boxOf('.place-card__numbers');
  expect([Math.round(foot.height), numbers.y + numbers.height <= foot.y]).toEqual([58, true]);
  const field = await boxOf('.place-search__row');
  const strip = await boxOf('.map-strip');
  expect([field.y + field.height <= 56, Math.round(strip.y + strip.height) <= 101]).toEqual([true, true]);
  const plates = await Promise.all(['.map-tools__here', '.map-tools__zoom', '.map-scale'].map(boxOf));
  const covered = plates.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(covered / (360 * (640 - 275 - 101))).toBeLessThan(0.25);
});

test('the field for an activity opens the sheet fully, so that what is found is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/peta/?persil=05.0148');
  await page.getByRole('tab', { name: 'Kegiatan' }).click();
  await page.getByLabel('Cari kegiatan').click();
  await page.getByLabel('Cari kegiatan').fill('warung');
  await expect(page.getByRole('button', { name: /Warung dan toko kelontong/ })).toBeInViewport({ ratio: 1 });
});

test('at 320 px nothing reaches beyond the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/peta/?persil=05.0148');
  await expect(page.locator(card).first()).toContainText('Persil 05.0148');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('a browser that stops drawing leaves the list, and what was open', async ({ page }) => {
  await visit(page, '/peta/?persil=05.0148');
  await expect(page.locator(card).first()).toContainText('Persil 05.0148');
  await expect(page.locator('.map-stage__loading')).toHaveCount(0);
  await page
    .locator('canvas.maplibregl-canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
  await expect(page.locator('.map-stage__reason')).toContainText('Peramban menghentikan gambar peta.');
  await expect(page.getByRole('heading', { name: 'Pilih kelurahan' })).toBeAttached();
  await expect(page.locator(card).first()).toContainText('Persil 05.0148');
});
