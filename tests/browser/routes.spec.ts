import { city, hoursRows } from '../city.ts';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const HANDED_ON = [
  ['/admin/login', 'Login'],
  ['/register', 'Register'],
  ['/admin', 'Layanan Tata Ruang'],
  ['/admin/i-t-r-s', 'Informasi Tata Ruang (ITR)'],
  ['/admin/krk-applications', 'Keterangan Rencana Kota (KRK)'],
  ['/admin/k-k-p-r-s', 'Rekomendasi Teknis KKPR (Non Berusaha)'],
  ['/admin/siteplan-applications', 'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian'],
  ['/admin/data-requests', 'Permohonan Data'],
] as const;

test('the root replaces itself with /home', { tag: '@flow' }, async ({ page }) => {
  await page.goto('about:blank');
  await visit(page, '/');
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('on a host without redirects the application replaces the root itself', async ({ page, baseURL }) => {
  await page.route(`${baseURL}/`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/index.html` }) });
  });
  await visit(page, '/');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mau mengurus apa hari ini?');
});

for (const [[path, service], details] of varied(HANDED_ON, 2, '@city', '@flow')) {
  test(
    `${path} names its service, says what to do instead, and how to reach the office`,
    details,
    async ({ page }) => {
      await visit(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(service);
      await expect(main).toContainText('Layanan ini belum terhubung di situs ini.');
      const { customerService, hotline } = city.contact;
      for (const { label, href } of [customerService, hotline]) {
        await expect(main.locator(`a[href="${href}"]`)).toHaveText(label);
      }
      await expect(main).toContainText(city.contact.address);
      for (const [label, hours] of hoursRows) await expect(main).toContainText(`${label}${hours}`);
      await main.getByRole('link', { name: 'Kembali ke Beranda' }).click();
      await expect(page).toHaveURL('/home');
    },
  );
}

for (const [path, details] of varied(['/tidak-ada', '/admin/lain', '/home/lain'], 2, '@city', '@flow')) {
  test(`${path} shows the fallback with status 404`, details, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText(city.contact.hotline.label);
    await page.getByRole('main').getByRole('link', { name: 'Kembali ke Beranda' }).click();
    await expect(page).toHaveURL('/home');
  });
}
