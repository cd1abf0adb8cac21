import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { runAxe } from './a11y/axe.ts';
import { expect, test, visit } from './site.ts';

const NEED = '/home?mulai=tambah-lantai';
const WITH_PARCEL = `${NEED}&persil=05.0148`;

test('a need shows its steps, one of them open, and moves on as its results are ticked', {
  tag: '@flow',
}, async ({ page }) => {
  await visit(page, NEED);
  const dialog = page.getByRole('dialog', { name: 'Tambah lantai' });
  const steps = dialog.getByRole('button', { name: /^Langkah \d/ });
  await expect(steps).toHaveText([
    /Cek persil/,
    /Minta ITR/,
    /Urus KRK/,
    /Gambar oleh arsitek/,
    /Ajukan PBG/,
    /Membangun/,
    /Minta SLF/,
  ]);
  const isOpen = async () => {
    const states = await steps.evaluateAll((list) => list.map((one) => one.getAttribute('aria-expanded')));
    return states.map((state, index) => (state === 'true' ? index + 1 : 0)).filter(Boolean);
  };
  expect(await isOpen()).toEqual([1]);
  await dialog.getByLabel('Aturan persil sudah di tangan').check();
  expect(await isOpen()).toEqual([3]);
  await expect(dialog.getByText('Tanpa PBG, jangan membangun')).toBeVisible();
  await steps.nth(6).click();
  expect(await isOpen()).toEqual([7]);
  await expect(dialog.getByText('Tanyakan kepada petugas').filter({ visible: true }).first()).toBeVisible();
});

test('ticks are one list over all steps, stay on the device, and are cleared after asking', async ({
  page,
}) => {
  await visit(page, NEED);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Urus KRK/ }).click();
  await dialog.getByRole('checkbox', { name: 'Sertipikat tanah' }).check();
  await page.reload();
  await dialog.getByRole('button', { name: /Ajukan PBG/ }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Sertipikat tanah' })).toBeChecked();
  await expect(dialog.getByText(/^1 dari \d+ siap$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Semua dalam satu daftar' }).click();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Hapus centang' }).click();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Hapus centang' }).click();
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('langkah_centang'))).toBeNull();
});

test('a device that keeps nothing says so, and the list works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page, NEED);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Aturan persil sudah di tangan').check();
  await expect(dialog.getByText('Centang tidak dapat disimpan di peramban ini.')).toBeVisible();
});

test('the parcel goes along: strip, verdict, form, application, message', { tag: '@flow' }, async ({
  page,
}) => {
  await visit(page, WITH_PARCEL);
  const dialog = page.getByRole('dialog');
  const strip = dialog.getByRole('region', { name: 'Tanah Anda' });
  await expect(strip).toContainText('Persil 05.0148');
  await expect(strip.getByRole('link', { name: 'Ganti persil' })).toHaveAttribute(
    'href',
    '/peta/?mulai=tambah-lantai&persil=05.0148',
  );
  await expect(dialog.getByRole('heading', { name: 'Boleh sampai 2 lantai di sini' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Urus KRK/ })).toHaveAttribute('aria-expanded', 'true');
  const download = page.waitForEvent('download');
  await dialog
    .getByRole('link', { name: /^Formulir KRK/ })
    .first()
    .click();
  const file = await (await download).path();
  const form = (await PDFDocument.load(readFileSync(file))).getForm();
  expect(form.getTextField('letak_tanah').getText()).toBe('Persil 05.0148, Jalan Karangmulya II 13');
  await expect(strip).toContainText('Formulir terisi');
  await dialog.getByRole('link', { name: 'Ajukan KRK' }).first().click();
  await expect(page).toHaveURL('/admin/krk-applications?persil=05.0148');
  await expect(page.getByRole('region', { name: 'Tanah Anda' })).toContainText('Persil 05.0148');
  const chat = page
    .getByRole('list')
    .getByRole('link', { name: /^Tulis lewat WhatsApp/ })
    .last();
  await expect(chat).toHaveAttribute('href', /Nomor%20persil%3A%2005\.0148/);
});

test('the questions skip what the parcel answers, and say what it forbids', async ({ page }) => {
  await visit(page, '/home?mulai=&persil=05.0148');
  const dialog = page.getByRole('dialog', { name: 'Mau membangun apa?' });
  await dialog.getByText('Rumah tinggal').click();
  await dialog.getByRole('button', { name: 'Selanjutnya' }).click();
  await expect(dialog.getByRole('heading', { name: 'Seberapa besar rencananya?' })).toBeVisible();
  await expect(dialog.getByText('2 dari 3')).toBeVisible();
  await expect(dialog.getByText('Tidak boleh di persil ini')).toBeVisible();
  await dialog.getByRole('button', { name: 'Lepas persil' }).click();
  await expect(page).toHaveURL('/home?mulai=rumah.sertipikat');
  await expect(dialog.getByText('Tidak boleh di persil ini')).toBeHidden();
});

test('the first question leads straight to the needs that no answer leads to', async ({ page }) => {
  await visit(page, '/home?mulai=&persil=05.0148');
  const straight = page.getByRole('dialog').getByRole('navigation', { name: 'Langsung ke langkahnya' });
  await expect(straight.getByRole('link')).toHaveText(['Tambah lantai', 'Buka warung atau usaha']);
  await straight.getByRole('link', { name: 'Tambah lantai' }).click();
  await expect(page).toHaveURL('/home?persil=05.0148&mulai=tambah-lantai');
  await expect(page.getByRole('dialog', { name: 'Tambah lantai' })).toBeVisible();
});

test('a step that is opened below an open one keeps its head in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, WITH_PARCEL);
  const head = page.getByRole('dialog').getByRole('button', { name: /Ajukan PBG/ });
  // The end of the open step stands above it, so that the page is held by what is about to go.
  await head.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await expect(head).toBeInViewport({ ratio: 0.9 });
});

for (const width of [320, 1280]) {
  test(`at ${width} px a need with a parcel scrolls down only`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await visit(page, WITH_PARCEL);
    await expect(page.getByRole('heading', { name: 'Boleh sampai 2 lantai di sini' })).toBeVisible();
    const body = page.locator('.dialog__body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}

test('without JavaScript the address gives the same steps as text', { tag: '@flow' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(NEED);
  await expect(page.getByRole('heading', { name: 'Tambah lantai', level: 1 })).toBeVisible();
  await expect(page.getByText('Tanpa PBG, jangan membangun.')).toBeVisible();
  await page.close();
});

for (const path of [WITH_PARCEL, '/admin/krk-applications?persil=05.0148']) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, path);
    await expect(page.getByRole('region', { name: 'Tanah Anda' })).toContainText('Persil 05.0148');
    const { violations, unexplained } = await runAxe(page, 'usual');
    expect({ violations, unexplained }).toEqual({ violations: [], unexplained: [] });
  });
}

test('a phone of little height leaves 480 px for the steps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/home?mulai=bangun-rumah');
  const body = page.locator('.dialog__body');
  await expect(page.locator('.parcel-strip')).toBeVisible();
  await body.evaluate((element) => element.scrollBy(0, 200));
  await expect(page.locator('.parcel-strip')).not.toBeInViewport();
  expect((await body.boundingBox())?.height).toBeGreaterThanOrEqual(480);
});

test('on a wide screen the parcel stays in sight while the steps scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/home?mulai=bangun-rumah');
  const strip = page.locator('.parcel-strip');
  await expect(strip).toBeVisible();
  const before = await strip.boundingBox();
  await page.locator('.dialog__body').evaluate((element) => element.scrollBy(0, 200));
  expect(await strip.boundingBox()).toEqual(before);
});
