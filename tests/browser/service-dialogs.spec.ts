import { expect, ready, test, visit } from './site.ts';
import { varied } from './varied.ts';

test.describe('Layanan Tata Ruang', () => {
  test('four services open the portal in a new tab and close the dialog', { tag: '@flow' }, async ({
    page,
    context,
  }) => {
    await visit(page, '/home?layanan=utama');
    const dialog = page.getByRole('dialog', { name: 'Layanan Tata Ruang' });
    await expect(dialog.locator('h3')).toHaveText([
      'Informasi Tata Ruang (ITR)',
      'Keterangan Rencana Kota (KRK)',
      'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian',
      'Rekomendasi Teknis KKPR (Non Berusaha)',
    ]);
    const buttons = dialog.getByRole('link', { name: /^Akses Layanan/ });
    await expect(buttons).toHaveCount(4);
    const opened = context.waitForEvent('page');
    await buttons.nth(1).click();
    const service = await opened;
    await expect(service).toHaveURL('/admin?layanan=krk');
    await expect(service.getByRole('heading', { level: 1 })).toHaveText('Keterangan Rencana Kota (KRK)');
    await expect(dialog).toBeHidden();
  });
});

test.describe('PETA KOTA', () => {
  test('Buka leads to the layer on the map, and Back past the dialog', { tag: '@flow' }, async ({ page }) => {
    await visit(page);
    await page.getByRole('link', { name: /^PETA KOTA/ }).click();
    const dialog = page.getByRole('dialog', { name: 'PETA KOTA' });
    await dialog.getByRole('link', { name: /^Batas Kota .*Buka$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peta kota');
    await expect(page.locator('.layers__shown')).toContainText('Batas Kota');
    await page.goBack();
    await expect(page).toHaveURL('/home');
    await ready(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('INTERAKSI TATA RUANG has four cards that open the portal in a new tab', { tag: '@flow' }, async ({
  page,
  context,
}) => {
  await visit(page, '/home?layanan=interaksi');
  const dialog = page.getByRole('dialog', { name: 'INTERAKSI TATA RUANG' });
  await expect(dialog.locator('.interaction__name')).toHaveText([
    'Layanan Konsultasi',
    'Pengaduan Masyarakat',
    'Saran dan Masukan Tata Ruang',
    'Permohonan Data',
  ]);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: /^Pengaduan/ }).click();
  const complaint = await opened;
  await expect(complaint).toHaveURL('/admin?tujuan=pengaduan');
  await expect(complaint.getByRole('heading', { level: 1 })).toHaveText('Pengaduan Masyarakat');
  await expect(dialog).toBeHidden();
});

const WINDOWS = [
  [740, 360],
  [1280, 720],
] as const;

for (const [[width, height], details] of varied(WINDOWS, 1)) {
  test(`every service can be reached in a window of ${width}x${height}`, details, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/home?layanan=utama');
    const last = page
      .getByRole('dialog')
      .getByRole('link', { name: /^Akses Layanan/ })
      .last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Panduan persyaratan/ })
      .scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /^Panduan persyaratan/ }),
    ).toBeInViewport();
  });
}
