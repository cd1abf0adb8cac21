import { card, found, PARCEL, search, visitMap } from './map-page.ts';
import { expect, test, visit } from './site.ts';

// What is drawn without a graphics card takes its time by the pixel.
test.use({ viewport: { width: 1000, height: 640 } });

test('a layer whose server answers with a page says so beside its name, and the rest stays', async ({
  page,
}) => {
  await page.route('**/peta/lapisan/batas-kelurahan.geojson', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Perawatan</title>' }),
  );
  await visitMap(page);
  const layers = page.locator('.layers__layer');
  await expect(layers.filter({ hasText: 'Batas Kelurahan' }).getByRole('alert')).toHaveText(
    'Jawaban server bukan data peta.',
  );
  await expect(layers.getByRole('alert')).toHaveCount(1);
  await expect(layers).toHaveCount(3);
});

test('where nothing can be drawn, list, search, card and activities answer', { tag: '@flow' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, '/peta/');
  await expect(page.locator('.map-stage__reason')).toContainText('Peta tidak bisa digambar di peramban ini.');
  await expect(page.getByRole('button', { name: 'Muat ulang' })).toBeHidden();
  await page.getByText('Karangmulya', { exact: true }).click();
  await expect(page.getByRole('row', { name: /R-4 Perumahan kepadatan rendah/ }).first()).toBeVisible();
  await search(page).fill(PARCEL);
  await found(page).first().click();
  await expect(card(page)).toContainText(`Persil ${PARCEL}`);
  await page.getByRole('tab', { name: 'Kegiatan' }).click();
  await page.getByRole('textbox', { name: 'Cari kegiatan' }).fill('gudang');
  await page.getByRole('button', { name: /^Gudang/ }).click();
  await expect(page.locator('.activity-row__zones')).toContainText('Boleh di');
});

test('a map whose tiles cannot be opened says so and gives way to the list', async ({ page }) => {
  await page.route('**/peta/kota.pmtiles', (route) => route.abort());
  await visit(page, '/peta/');
  await expect(page.locator('.map-stage__reason')).toContainText('Data peta tidak datang dari server.');
  await expect(page.getByRole('heading', { name: 'Pilih kelurahan' })).toBeVisible();
  await page.unroute('**/peta/kota.pmtiles');
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(page.locator('.map-stage__canvas canvas')).toBeVisible();
  await expect(page.locator('.map-stage__reason')).toBeHidden();
});

test('tiles that stop coming are told of over the map, with the list as a way on', async ({ page }) => {
  await visitMap(page);
  await page.route('**/peta/kota.pmtiles', (route) => route.abort());
  await page.getByRole('button', { name: 'Perbesar peta' }).click();
  const gaps = page.locator('.map-gaps');
  await expect(gaps).toContainText('Data peta tidak datang dari server. Sebagian peta kosong.');
  await gaps.getByRole('button', { name: 'Lihat daftar' }).click();
  await expect(page.getByRole('heading', { name: 'Pilih kelurahan' })).toBeVisible();
  await expect(gaps).toHaveCount(0);
});

test('tiles that are asked for twice at a time all come, and nothing is said to be missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/peta/?di=-7.25619,112.72767,16');
  await expect(page.locator('.map-scale')).toBeVisible();
  await expect(page.locator('.map-gaps')).toHaveCount(0);
});
