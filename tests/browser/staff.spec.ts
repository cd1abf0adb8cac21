import { city } from '../city.ts';
import { expect, test, visit } from './site.ts';

const picture = 'https://drive.google.com/uc?id=kepala-pusat.fzt6piluoum3';

test('shows the first of the processed profiles, its words stripped, in half the viewport', {
  tag: '@flow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('/content/staff.json', (route) =>
    route.fulfill({
      json: [
        { title: 'Sekretaris', category: 'Sekretaris', imageUrl: picture },
        {
          title: 'Pegawai Dinas Kepala Pusat',
          description: 'Memimpin Pegawai pusat perencanaan.',
          category: 'Kepala',
          imageUrl: picture,
        },
      ],
    }),
  );
  await visit(page, '/home?profil');
  const dialog = page.getByRole('dialog', { name: `Profil ${city.centre.name}` });
  await expect(dialog.locator('h3').first()).toHaveText('Kepala Pusat');
  await expect(dialog).toContainText('Memimpin pusat perencanaan.');
  await expect(dialog).not.toContainText('Sekretaris');
  await expect(dialog).not.toContainText('Pegawai');
  const height = () =>
    dialog.locator('.profile__photo').evaluate((area) => Math.round(area.getBoundingClientRect().height));
  await expect.poll(height).toBe(450);
});

test('a failure shows the notice with its retry over the sample profile', {
  tag: ['@city', '@flow'],
}, async ({ page }) => {
  let fails = true;
  await page.route('/content/staff.json', (route) =>
    fails ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await visit(page, '/home?profil');
  const dialog = page.getByRole('dialog', { name: `Profil ${city.centre.name}` });
  await expect(dialog).toContainText('Gagal Memuat Data');
  await expect(dialog).toContainText('Gagal memuat gambar profil. Menggunakan data contoh.');
  await expect(dialog).toContainText(`Memimpin layanan tata ruang ${city.centre.name}.`);
  fails = false;
  await dialog.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(dialog).not.toContainText('Gagal Memuat Data');
  await expect(dialog.locator('h3').first()).toHaveText('Kepala BUPC');
});

test("'Hubungi Kami' gives the customer service number and the website", { tag: '@city' }, async ({
  page,
}) => {
  await visit(page, '/home?profil');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Hubungi Kami');
  const { customerService, website } = city.contact;
  for (const { label, href } of [customerService, website]) {
    await expect(dialog.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});
