import AxeBuilder from '@axe-core/playwright';
import { inspect, show } from './inspection.ts';
import { expect, test } from './site.ts';

test('F2 leads from an open dialog to the inspector, and back to where the tester was, until the dock is closed', async ({
  page,
}) => {
  const inspector = await inspect(page, '/home?inspect&layanan=peta');
  const search = page.getByPlaceholder('Cari kategori atau layer...');
  await search.focus();
  await page.keyboard.press('F2');
  await expect(page.locator('iframe[title="State inspector"]')).toBeFocused();
  await expect(inspector.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('F2');
  await expect(search).toBeFocused();
  await inspector.getByRole('button', { name: '✕ Close' }).click();
  await expect(page.locator('iframe[title="State inspector"]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/home\?layanan=peta$/);
});

test('the inspector is used by keyboard', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await inspector.getByRole('tab', { name: 'Moment' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(inspector.getByRole('tab', { name: 'Context' })).toHaveAttribute('aria-selected', 'true');
  await inspector.locator('.actors [aria-current]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(inspector.locator('.actors [aria-current]')).toContainText('dialogs');
  await page.keyboard.press('ArrowLeft');
  await expect(inspector.getByText(/Clicks in the page do nothing here/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(inspector.getByText(/Clicks in the page do nothing here/)).toHaveCount(0);
  await inspector.getByRole('grid', { name: 'Entries' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(inspector.getByText(/Clicks in the page do nothing here/)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('?');
  await expect(inspector.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(inspector.getByRole('button', { name: /^Replay/ })).toHaveAttribute('aria-current', 'page');
});

test('who goes to the log right after the moment changed stays there', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  // The page gives the focus back to the inspector a moment later.
  const given = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const later = window.setTimeout.bind(window);
        window.setTimeout = ((act: () => void, ms?: number) =>
          later(() => {
            act();
            if (ms === 250) resolve();
          }, ms)) as typeof setTimeout;
      }),
  );
  await inspector.locator('.actors [aria-current]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(inspector.getByText(/Clicks in the page do nothing here/)).toBeVisible();
  const log = inspector.getByRole('grid', { name: 'Entries' });
  await log.focus();
  await given;
  await expect(log).toBeFocused();
});

test('nothing in its bar lies over another below a page of usual width', async ({ page }) => {
  const found: string[] = [];
  for (const width of [1280, 1010]) {
    await page.setViewportSize({ width, height: 900 });
    const inspector = await inspect(page, '/home?scenario=broken-caches-and-errors&inspect');
    const boxes = await inspector.locator('.bar > *').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, bottom } = part.getBoundingClientRect();
        const all = [part, ...part.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right);
        return { name: part.className, left, right: Math.max(...all), top, bottom };
      }),
    );
    for (const [place, one] of boxes.entries())
      for (const other of boxes.slice(place + 1)) {
        const isBeside = one.right <= other.left || other.right <= one.left;
        if (!isBeside && one.bottom > other.top) found.push(`${width}: ${one.name} and ${other.name}`);
      }
    if (boxes.some(({ right }) => right > width)) found.push(`${width}: beyond the edge`);
  }
  expect(found).toEqual([]);
});

test('no view of the inspector breaks a rule of accessibility', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=gallery-expired-cache&inspect');
  await expect(inspector.getByText('loaded.fromExpiredCache').first()).toBeVisible();
  const found: string[] = [];
  for (const view of ['Log', 'Replay']) {
    await show(inspector, view);
    const { violations } = await new AxeBuilder({ page })
      .include('iframe[title="State inspector"]')
      .analyze();
    found.push(...violations.map(({ id, nodes }) => `${view}: ${id} ${nodes[0]?.html}`));
  }
  expect(found).toEqual([]);
});
