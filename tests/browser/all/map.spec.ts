import type { Page } from '@playwright/test';
import { runAxe } from '../a11y/axe.ts';
import { alive, expect, test, visit } from '../site.ts';
import { varied } from '../varied.ts';

// What is drawn without a graphics card takes its time by the pixel.
test.use({ viewport: { width: 1000, height: 640 } });

// A parcel of the sample city, in the middle of its land and on its own.
const PARCEL = '05.0148';
const ADDRESS = 'Jalan Karangmulya II 13';
const VIEW = 'di=-7.25619,112.72767,17.5';

const search = (page: Page) => page.getByRole('combobox', { name: /^Cari alamat/ });
const found = (page: Page) => page.getByRole('listbox', { name: 'Tempat yang cocok' }).getByRole('option');
const card = (page: Page) => page.getByRole('article');
const canvas = (page: Page) => page.getByRole('region', { name: 'Peta kota' });
const centre = (page: Page) => page.locator('.map-line');
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Opens the map and waits until it knows what its centre shows. */
async function visitMap(page: Page, query = ''): Promise<void> {
  await visit(page, `/peta/${query}`);
  await expect(centre(page)).toContainText('Tengah peta:');
}

/** Moves the map's centre by keys, and waits until the address says that it has moved. */
async function moveByKeys(page: Page, key: string): Promise<void> {
  const before = parameter(page, 'di');
  await canvas(page).focus();
  await page.keyboard.press(key);
  await expect.poll(() => parameter(page, 'di')).not.toBe(before);
}

test('an address that is searched for gives the card of its parcel, with its zone and its numbers', {
  tag: '@flow',
}, async ({ page }) => {
  await visitMap(page);
  await search(page).fill(ADDRESS);
  await expect(found(page).first()).toContainText(ADDRESS);
  await search(page).press('Enter');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Perumahan kepadatan rendah');
  await expect(card(page).locator('.place-card__head')).toContainText('R-4');
  await expect(card(page).locator('.place-card__head p')).toHaveText([
    `Persil ${PARCEL}, 697 m²`,
    ADDRESS,
    'Kel. Karangmulya, Kec. Kota Tengah',
  ]);
  await expect(card(page).locator('.place-card__numbers li')).toHaveText([
    '50% KDB 348 m² tapak',
    '1 KLB 696 m² lantai',
    '40% KDH 279 m² hijau',
    '2 lantai tinggi 9 m',
  ]);
  await expect(card(page)).toContainText('Perwali Nomor 31 Tahun 2021');
  const sheet = card(page).getByRole('link', { name: 'Lembar aturan zona R-4 (PDF)' });
  const file = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expect(card(page)).toContainText('Untuk diketahui, tidak mengikat.');
  await expect.poll(() => parameter(page, 'persil')).toBe(PARCEL);
  await expect(centre(page)).toContainText('R-4 Perumahan kepadatan rendah, Kel. Karangmulya');
});

test('Back closes the card that was opened, and Forward brings it again', async ({ page }) => {
  await visitMap(page);
  await search(page).fill(PARCEL);
  await found(page).first().click();
  await expect(card(page)).toContainText(`Persil ${PARCEL}`);
  await expect.poll(() => parameter(page, 'persil')).toBe(PARCEL);
  await page.goBack();
  await expect(card(page)).toHaveCount(0);
  await expect.poll(() => parameter(page, 'persil')).toBeNull();
  await page.goForward();
  await expect(card(page)).toContainText(`Persil ${PARCEL}`);
});

test('an address with a parcel opens its card', { tag: '@flow' }, async ({ page }) => {
  await visitMap(page, `?persil=${PARCEL}`);
  await expect(card(page)).toContainText(`Persil ${PARCEL}`);
  await expect(page.getByRole('tab', { name: 'Tempat' })).toHaveAttribute('aria-selected', 'true');
});

test('Enter on the map opens the card of its centre, and a click that of its place', async ({ page }) => {
  await visitMap(page, `?${VIEW}`);
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText(`Persil ${PARCEL}`);
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error('the map has no place');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect(card(page)).not.toContainText(`Persil ${PARCEL}`);
  await expect(card(page)).toContainText(/Persil 05\.\d{4}/);
});

test('layers are put on the map and ordered by keys, and the address says which', async ({ page }) => {
  await visitMap(page, '?lapisan=batas-kota');
  const shown = page.locator('.layers__shown .layers__name');
  await expect(shown).toHaveText(['Batas Kota']);
  await page.getByRole('button', { name: /^RTRW/ }).press('Enter');
  await page.getByRole('checkbox', { name: /^Rencana Pola Ruang/ }).press('Space');
  await expect(shown).toHaveText(['Rencana Pola Ruang', 'Batas Kota']);
  await expect.poll(() => parameter(page, 'lapisan')).toBe('rtrw-pola-ruang,batas-kota');
  await page.getByRole('button', { name: 'Turunkan Rencana Pola Ruang' }).press('Enter');
  await expect.poll(() => parameter(page, 'lapisan')).toBe('batas-kota,rtrw-pola-ruang');
  await page.getByRole('slider', { name: 'Kepekatan Batas Kota' }).press('ArrowLeft');
  await expect.poll(() => parameter(page, 'lapisan')).toBe('batas-kota:98,rtrw-pola-ruang');
});

test('an activity shows in which zones it is allowed', { tag: '@flow' }, async ({ page }) => {
  await visitMap(page, '?kegiatan=gudang');
  await expect(page.getByRole('heading', { name: 'Di mana boleh ada gudang?' })).toBeVisible();
  const [allowed, conditional, forbidden] = await page.locator('.activity__zones > li').allInnerTexts();
  expect(allowed).toContain('KPI');
  expect(conditional).toContain('K-2');
  expect(forbidden).toContain('R-4');
  await expect(page.locator('.activity__places dt')).toHaveCount(5);
  const legend = page.getByRole('region', { name: 'Keterangan peta' });
  await legend.getByRole('button', { name: 'Gudang' }).press('Enter');
  await expect(legend.getByRole('listitem')).toHaveText(['Boleh', 'Boleh dengan syarat', 'Tidak boleh']);
});

test('the map under the keys is framed, and a cross marks the centre that Enter asks about', async ({
  page,
}) => {
  await visitMap(page, `?${VIEW}`);
  const drawnOver = () =>
    page.locator('.map-aim').evaluate((aim) => {
      const { content, translate, top } = getComputedStyle(aim, '::before');
      const isFramed = getComputedStyle(aim).boxShadow !== 'none';
      return [isFramed, content !== 'none', translate, Number.parseFloat(top) + 1 - aim.clientHeight / 2];
    });
  expect((await drawnOver()).slice(0, 2)).toEqual([false, false]);
  await page.locator('#map-panel-body').focus();
  await page.keyboard.press('Tab');
  await canvas(page).focus();
  expect(await drawnOver()).toEqual([true, true, '0px', 0]);
});

test('a length and an area are measured by points at the centre of the map', async ({ page }) => {
  await visitMap(page, `?${VIEW}`);
  await page.getByRole('button', { name: 'Ukur' }).press('Enter');
  const box = page.getByRole('region', { name: 'Mengukur' });
  const set = () => box.getByRole('button', { name: 'Titik di tengah peta' }).press('Enter');
  await set();
  await moveByKeys(page, 'ArrowRight');
  await set();
  await expect(box.getByRole('status')).toHaveText(/^[\d,]+ m 2 titik$/);
  await moveByKeys(page, 'ArrowDown');
  await set();
  await box.getByRole('radio', { name: 'Luas' }).press('Space');
  await expect(box.getByRole('status')).toHaveText(/^[1-9][\d.]* m² 3 titik$/);
  await box.getByRole('button', { name: 'Batalkan titik' }).press('Enter');
  await expect(box.getByRole('status')).toHaveText('0 m² 2 titik');
});

test('two layers are compared, and arrow keys move the line between them', async ({ page }) => {
  await visitMap(page, '?bandingkan=rtrw-pola-ruang,rdtr-pola-ruang');
  const line = page.getByRole('slider', { name: 'Letak garis pembanding' });
  await expect(line).toHaveAttribute('aria-valuenow', '50');
  await line.press('ArrowLeft');
  await line.press('ArrowLeft');
  await expect(line).toHaveAttribute('aria-valuenow', '40');
  await expect(line).toHaveAttribute('aria-valuetext', /^Garis di 40%: kiri Rencana Pola Ruang/);
  await page.getByRole('button', { name: 'Selesai membandingkan' }).click();
  await expect(line).toHaveCount(0);
  await expect.poll(() => parameter(page, 'bandingkan')).toBeNull();
});

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

test('a visitor who asks for her place is brought there, and nobody is asked before', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -7.25619, longitude: 112.72767 });
  await visitMap(page);
  await expect(centre(page)).not.toContainText('Karangmulya');
  await page.getByRole('button', { name: 'Lokasi saya' }).click();
  await expect(centre(page)).toContainText('R-4 Perumahan kepadatan rendah, Kel. Karangmulya');
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
  await expect(page.getByRole('heading', { name: 'Di mana boleh ada gudang?' })).toBeVisible();
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

test('without JavaScript the list stands in the page', async ({ browser }) => {
  // A page of its own: what the test usually listens with is script.
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/peta/');
  await expect(page.getByRole('heading', { name: 'Pilih kelurahan' })).toBeVisible();
  await expect(page.locator('.map-list__place')).toHaveCount(16);
  await page.getByText('Karangmulya', { exact: true }).click();
  const row = page.getByRole('row', { name: /^R-4 Perumahan kepadatan rendah/ }).filter({ visible: true });
  const sheet = 'Lembar aturan zona R-4 (PDF) (tab baru)';
  await expect(row.getByRole('cell')).toHaveText(['50%', '1', '40%', '2', '5 m', sheet]);
  await expect(row.getByRole('link', { name: sheet })).toHaveAttribute('href', '/peta/lembar/r-4.pdf');
  await expect(page.getByRole('img', { name: /^Gambar lapisan/ })).toBeVisible();
  await expect(page.getByText('Memuat peta…')).toBeHidden();
  await page.close();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`where the application does not come, the list stands after all, and no picture of it is asked for before (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    let pictures = 0;
    page.on('request', (request) => {
      if (request.url().includes('/peta/gambar/')) pictures += 1;
    });
    await page.route(/\/assets\/peta-[\w-]+\.js$/, (route) => route.abort());
    await page.goto('/peta/');
    const list = page.getByRole('heading', { name: 'Pilih kelurahan' });
    await expect(list).toBeHidden();
    expect(pictures).toBe(0);
    // Instead of waiting.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(list).toBeVisible();
    await page.getByText('Karangmulya', { exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'R-4 Perumahan kepadatan rendah' })).toHaveCount(1);
    await page.getByRole('img', { name: /^Gambar lapisan/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => pictures).toBe(1);
  });
}

for (const [width, details] of varied([360, 1280], 1)) {
  test(`with a card open at ${width} px it breaks no rule, and fits`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visitMap(page, `?persil=${PARCEL}`);
    await expect(card(page)).toContainText(`Persil ${PARCEL}`);
    await alive(page);
    const { violations, unexplained } = await runAxe(page, 'usual');
    expect({ violations, unexplained }).toEqual({ violations: [], unexplained: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test('tiles that are asked for twice at a time all come, and nothing is said to be missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/peta/?di=-7.25619,112.72767,16');
  await expect(page.locator('.map-scale')).toBeVisible();
  await expect(page.locator('.map-gaps')).toHaveCount(0);
});

test('the map stays under the finger while the panel comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const isThere = document.querySelector('.map-stage__map')?.isConnected === true;
      if (isThere !== (seen.at(-1) ?? false)) seen.push(isThere);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await visit(page, '/peta');
  await expect(page.locator('.map-stage__map')).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true]);
});

test('a click that came before the panel was alive is answered once it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/hydrate-map-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/peta/');
  const tab = page.getByRole('tab', { name: 'Kegiatan' });
  const asked = page.waitForRequest(/hydrate-map/);
  await tab.click();
  await asked;
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Cari kegiatan' })).toBeVisible();
});
