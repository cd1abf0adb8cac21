import { city } from '../city.ts';
import { expect, test, visit } from './site.ts';

const ADDRESS = '/home?artikel=membaca-kode-zona';
const TITLE = 'Cara membaca kode zona di lembar KRK';

test('a shared article comes with its own head, and is hydrated without a warning', async ({
  page,
  request,
}) => {
  const served = await (await request.get(ADDRESS)).text();
  expect(served).toContain(`<title>${TITLE} | ${city.centre.abbreviation}</title>`);
  expect(served).toContain(`<meta property="og:title" content="${TITLE}">`);
  await visit(page, ADDRESS);
  await expect(page.getByRole('dialog', { name: 'Detail Artikel' })).toContainText(TITLE);
  const blocks = page.locator('script[type="application/ld+json"]');
  await expect(blocks).toHaveCount(1);
  expect(served).toContain(`${await blocks.textContent()}</script></body>`);
  const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
  expect(picture.origin).toBe(city.origin);
  expect((await request.get(picture.pathname)).headers()['content-type']).toBe('image/jpeg');
  await page.getByTitle('Tutup').click();
  await expect(blocks).toHaveCount(0);
});

test('what a host gives that chooses nothing by the query becomes the address itself', async ({ page }) => {
  await visit(page, '/bagikan/artikel/membaca-kode-zona');
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByRole('dialog', { name: 'Detail Artikel' })).toContainText(TITLE);
});
