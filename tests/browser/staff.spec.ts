import { city } from '../city.ts';
import { expect, test, visit } from './site.ts';

const _picture = 'https://drive.google.com/uc?id=kepala-pusat.fzt6piluoum3';

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
