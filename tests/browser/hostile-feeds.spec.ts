import { city } from '../city.ts';
import { expect, test, visit } from './site.ts';

test('one endless word never widens a phone page or its article', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const word = 'Antikonstitusionalitas'.repeat(5);
  await page.route('/content/news.json', (route) =>
    route.fulfill({
      json: { articles: [{ id: 'panjang', title: word, content: word, images: [], metadata: {} }] },
    }),
  );
  await visit(page, '/home?artikel=panjang');
  const dialog = page.getByRole('dialog', { name: 'Detail Artikel' });
  await expect(dialog).toContainText(word);
  await expect(dialog.getByRole('button', { name: 'Tutup' })).toBeInViewport({ ratio: 1 });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest).toBeLessThanOrEqual(360);
});

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
