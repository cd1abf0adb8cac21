import { isDeepStrictEqual } from 'node:util';
import { inspect } from './inspection.ts';
import { at as photo } from './lightbox-page.ts';
import { expect, test } from './site.ts';

test('a past moment is shown by the page too, which takes nothing there', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect&layanan=peta');
  const dialog = page.getByRole('dialog');
  const search = page.getByPlaceholder('Cari kategori atau layer...');
  await search.fill('RDTR');
  await expect(inspector.getByRole('row', { name: /search\.changed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toHaveCount(0);
  await inspector.getByRole('row', { name: /search\.changed/ }).click();
  await expect(inspector.getByText(/The page shows .* Clicks in the page do nothing here\./)).toBeVisible();
  await expect(search).toHaveValue('RDTR');
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toHaveCount(1);
  await inspector.getByRole('button', { name: 'Back to the latest' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a past moment frames the element that was acted on, in sight', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  const search = page.getByPlaceholder('Cari folder galeri...');
  await search.fill('sawah');
  await search.fill('peta');
  // As a smooth scroll does that is still under way.
  await page.evaluate(() => {
    const isMarked = () => document.querySelector('.acted-part') !== null;
    const scrolling = new MutationObserver(() => {
      if (!isMarked()) return;
      scrolling.disconnect();
      requestAnimationFrame(() => scrollBy({ top: -3000, behavior: 'instant' }));
    });
    scrolling.observe(document.body, { childList: true });
  });
  await inspector.getByRole('row', { name: /"sawah"/ }).click();
  const frame = page.locator('.acted-part');
  await expect(frame).toBeInViewport();
  const isAround = async () => isDeepStrictEqual(await frame.boundingBox(), await search.boundingBox());
  await expect.poll(isAround).toBe(true);
  // A list above it that the moment draws later, or one that it draws longer.
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-top', '3000px'));
  await expect(frame).toBeInViewport();
  await expect.poll(isAround).toBe(true);
  await inspector.getByRole('button', { name: 'Back to the latest' }).click();
  await expect(frame).toHaveCount(0);
});

test('the page starts again with the lightbox that stood open, and goes on', async ({ page }) => {
  const inspector = await inspect(page, `${photo(1)}&inspect`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await inspector.getByLabel('Filter').fill('folder.settled');
  await inspector.getByRole('row', { name: 'folder.settled' }).first().click();
  await expect(inspector.getByText(/The page shows .* Clicks in the page do nothing here\./)).toBeVisible();
  await inspector.getByRole('button', { name: 'Start again from here' }).click();
  await expect(inspector.getByText('The page runs on from here')).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Tutup' }).first().click();
  await expect(dialog).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Produk Hukum' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('who reads further down than the past moment stays there while entries come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  const inspector = await inspect(page, '/home?scenario=slow-feeds&inspect');
  await inspector.getByRole('row').nth(2).click();
  await expect(inspector.getByText(/Clicks in the page do nothing here/)).toBeVisible();
  const log = inspector.getByRole('grid', { name: 'Entries' });
  const count = () => inspector.locator('.log__count').textContent();
  await log.evaluate((element) => element.scrollTo({ top: 120, behavior: 'instant' }));
  const before = await count();
  // The feeds fail by themselves once their time is up.
  await expect.poll(count).not.toBe(before);
  expect(await log.evaluate(({ scrollTop }) => Math.round(scrollTop))).toBe(120);
});
