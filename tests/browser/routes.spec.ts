import { city, hoursRows } from '../city.ts';
import { expect, test, visit } from './site.ts';

const HANDED_ON = [
  ['/admin/login', 'Login'],
  ['/admin/krk-applications', 'Keterangan Rencana Kota (KRK)'],
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

for (const [path, service] of HANDED_ON) {
  test(`${path} names its service, says what to do instead, and how to reach the office`, {
    tag: ['@city', '@flow'],
  }, async ({ page }) => {
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
  });
}

const CHOSEN = [
  ['/admin?layanan=krk', 'Keterangan Rencana Kota (KRK)', 'Ajukan KRK dalam tiga langkah'],
  ['/admin?persil=05.0148&tujuan=pengaduan', 'Pengaduan Masyarakat', 'Laporkan dalam empat langkah'],
] as const;

for (const [path, name, steps] of CHOSEN) {
  test(`${path} shows what was chosen, before the page answers and after`, { tag: '@flow' }, async ({
    page,
  }) => {
    const shown = async () => {
      await expect(page.locator('h1:visible')).toHaveText(name);
      await expect(page.locator('main h2.handoff__heading:visible')).toHaveText(steps);
    };
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await shown();
    await page.unroute('**/assets/*.js');
    await visit(page, path);
    await shown();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[()]/g, '.')} \\| `));
  });
}

for (const path of ['/tidak-ada', '/admin/lain']) {
  test(`${path} shows the fallback with status 404`, { tag: ['@city', '@flow'] }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText(city.contact.hotline.label);
    await page.getByRole('main').getByRole('link', { name: 'Kembali ke Beranda' }).click();
    await expect(page).toHaveURL('/home');
  });
}

test('on a phone the footer of an inner page is at most 640 px high, which leaves room for two special days', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/aksesibilitas');
  const { height = 0 } = (await page.locator('.footer').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThanOrEqual(640);
});

test('the heading of a page that hands over is as large as that of any page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const heading = () => page.locator('h1:visible').evaluate((h1) => getComputedStyle(h1).fontSize);
  await visit(page, '/aksesibilitas');
  const usual = await heading();
  await visit(page, '/admin');
  expect(await heading()).toBe(usual);
});
