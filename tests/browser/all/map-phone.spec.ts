import { alive, expect, test, visit } from '../site.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const card = '.place-card__head p';
const latitudeIn = (url: string) => Number(new URL(url).searchParams.get('di')?.split(',')[0]);

test('a place that the sheet would cover comes above it, one above it stays where it is', async ({
  page,
}) => {
  await visit(page, '/peta/?di=-7.25619,112.72767,16');
  await expect(page.locator('.map-stage__loading')).toHaveCount(0);
  await alive(page);
  await page.touchscreen.tap(150, 560);
  await expect(page.locator(card).first()).toContainText('Persil');
  await expect.poll(() => latitudeIn(page.url())).toBeLessThan(-7.2566);

  const { href } = new URL(page.url());
  const parcel = await page.locator(card).first().textContent();
  await page.touchscreen.tap(110, 190);
  await expect(page.locator(card).first()).not.toHaveText(parcel ?? '');
  expect(latitudeIn(page.url())).toBe(latitudeIn(href));
});

test('with a card open the zoom and the own place stand above the sheet, and reach no further', async ({
  page,
}) => {
  await visit(page, '/peta/?persil=05.0148');
  await expect(page.locator(card).first()).toContainText('Persil 05.0148');
  const sheet = page.getByRole('complementary', { name: 'Isi peta' });
  await expect.poll(async () => Math.round((await sheet.boundingBox())?.height ?? 0)).toBe(400);
  const top = (await sheet.boundingBox())?.y ?? 0;
  for (const name of ['Perbesar peta', 'Perkecil peta', 'Lokasi saya']) {
    const button = await page.getByRole('button', { name }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(top);
  }
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
