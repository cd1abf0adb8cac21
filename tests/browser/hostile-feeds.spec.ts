import { city } from '../city.ts';
import { expect, test, visit } from './site.ts';

test('parameters named like what every object has are left as they are, and break nothing', async ({
  page,
}) => {
  await visit(page, '/home?valueOf=1&__proto__=2&constructor&profil');
  await expect(page.getByRole('dialog', { name: `Profil ${city.centre.name}` })).toBeVisible();
  const search = () => page.evaluate(() => location.search);
  await expect.poll(search).toBe('?valueOf=1&__proto__=2&constructor&profil');
  await page.keyboard.press('Escape');
  await expect.poll(search).toBe('?valueOf=1&__proto__=2&constructor');
});
