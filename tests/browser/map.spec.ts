import type { Page } from '@playwright/test';
import { runAxe } from './a11y/axe.ts';
import { card, centre, found, PARCEL, search, visitMap } from './map-page.ts';
import { expect, ready, test } from './site.ts';
import { varied } from './varied.ts';

// What is drawn without a graphics card takes its time by the pixel.
test.use({ viewport: { width: 1000, height: 640 } });

const ADDRESS = 'Jalan Karangmulya II 13';
const VIEW = 'di=-7.25619,112.72767,17.5';

const canvas = (page: Page) => page.getByRole('region', { name: 'Peta kota' });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Breaks no rule, and fits. */
async function expectSound(page: Page): Promise<void> {
  const { violations, unexplained } = await runAxe(page, 'usual');
  expect({ violations, unexplained }).toEqual({ violations: [], unexplained: [] });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
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

test('an activity shows in which zones it is allowed', { tag: '@flow' }, async ({ page }) => {
  await visitMap(page, '?kegiatan=gudang');
  await expect(page.getByRole('heading', { name: 'Di mana boleh ada gudang?' })).toBeVisible();
  const [allowed, limited, , forbidden] = await page.locator('.activity__zones > li').allInnerTexts();
  expect(allowed).toContain('KPI');
  expect(limited).toContain('K-2');
  expect(forbidden).toContain('R-4');
  await expect(page.locator('.activity__places dt')).toHaveCount(5);
  const legend = page.getByRole('region', { name: 'Keterangan peta' });
  await legend.getByRole('button', { name: 'Gudang' }).press('Enter');
  await expect(legend.getByRole('listitem')).toHaveText([
    'Boleh',
    'Boleh terbatas',
    'Boleh bersyarat',
    'Tidak boleh',
  ]);
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

for (const [width, details] of varied([360, 1280], 1)) {
  test(
    `with a card, its activities or a street open at ${width} px it breaks no rule, and fits`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visitMap(page, `?persil=${PARCEL}`);
      await expect(card(page)).toContainText(`Persil ${PARCEL}`);
      await ready(page);
      await expectSound(page);
      await page.getByRole('tab', { name: 'Kegiatan' }).click();
      await page.getByRole('button', { name: /^Warung dan toko kelontong/ }).click();
      await expectSound(page);
      await search(page).fill('jalan karangmulya ii');
      await search(page).press('Enter');
      await expect(card(page)).toContainText('Ini jalan, bukan persil');
      await expectSound(page);
    },
  );
}
