import { city } from '../city.ts';
import { at, atRest, button, dialog, drawn, leaf, number, openGuide, place } from './guide-page.ts';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('opens by its address at its page, everything from this site', { tag: ['@city', '@flow'] }, async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => void hosts.add(new URL(request.url()).origin));
  await openGuide(page, 4);
  await expect(dialog(page)).toHaveAccessibleName(`Panduan ${city.centre.abbreviation}`);
  await expect(place(page)).toHaveText('Halaman 4 dari 16');
  await expect(number(page)).toHaveValue('4');
  await expect(leaf(page, 3)).toBeVisible();
  await expect(leaf(page, 4)).toBeVisible();
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});

test('keys that come as soon as the page is named turn the leaves of the book', async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.guide-bar__place')?.textContent?.startsWith('Halaman 1 ')) return;
      watch.disconnect();
      const panel = document.querySelector('.guide__panel');
      const press = () =>
        panel?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      for (let turn = 0; turn < 2; turn += 1) press();
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await visit(page, at(1));
  await expect(place(page)).toHaveText('Halaman 4 dari 16');
});

test('turns by button, key, drag and input alike, and the address follows', { tag: '@flow' }, async ({
  page,
}) => {
  await openGuide(page);
  await button(page, 'Selanjutnya').click();
  await expect(place(page)).toHaveText('Halaman 2 dari 16');
  await atRest(page);
  await expect(page).toHaveURL(at(2));
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('Halaman 4 dari 16');
  await atRest(page);
  await expect(page).toHaveURL(at(4));

  const right = await leaf(page, 4).boundingBox();
  if (right === null) throw new Error('no right page');
  const y = right.y + right.height - 40;
  await page.mouse.move(right.x + right.width - 20, y);
  await page.mouse.down();
  await page.mouse.move(right.x - right.width / 2, y, { steps: 12 });
  await page.mouse.up();
  await expect(place(page)).toHaveText('Halaman 6 dari 16');
  await atRest(page);

  await number(page).fill('11');
  await number(page).press('Enter');
  await expect(place(page)).toHaveText('Halaman 11 dari 16');
  await expect(leaf(page, 9)).toBeVisible();
  await expect(leaf(page, 10)).toBeVisible();
  await expect(page).toHaveURL(at(11));
  await button(page, 'Sebelumnya').click();
  await expect(place(page)).toHaveText('Halaman 8 dari 16');
  await expect(page).toHaveURL(at(8));
});

test('zooms from 70% to 150%, and clicks turn the right way while zoomed', async ({ page }) => {
  await openGuide(page, 4);
  const zoom = dialog(page).locator('output');
  for (let step = 0; step < 5; step += 1) await button(page, 'Perbesar').click();
  await expect(zoom).toHaveText('150%');
  await expect(button(page, 'Perbesar')).toHaveAttribute('aria-disabled', 'true');
  await expect(place(page)).toHaveText('Halaman 4 dari 16');
  await expect(drawn(page, 3)).toBeVisible();
  await expect
    .poll(() =>
      leaf(page, 3)
        .boundingBox()
        .then((box) => (box?.width ?? 0) > 500),
    )
    .toBe(true);
  await leaf(page, 3).click({ position: { x: 200, y: 400 } });
  await expect(place(page)).toHaveText('Halaman 2 dari 16');
  await atRest(page);
  await leaf(page, 2).click({ position: { x: 200, y: 400 } });
  await expect(place(page)).toHaveText('Halaman 4 dari 16');
  await button(page, 'Atur ulang zoom').click();
  await expect(zoom).toHaveText('100%');
  for (let step = 0; step < 3; step += 1) await button(page, 'Perkecil').click();
  await expect(zoom).toHaveText('70%');
  await expect(button(page, 'Perkecil')).toHaveAttribute('aria-disabled', 'true');
  await expect(place(page)).toHaveText('Halaman 4 dari 16');
  await expect(leaf(page, 3)).toBeVisible();
});

test('keeps its page between wide and narrow, with one page at a time where it is narrow', async ({
  page,
}) => {
  await openGuide(page, 5);
  await expect(leaf(page, 3)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(leaf(page, 3)).toBeHidden();
  await expect(leaf(page, 4)).toBeVisible();
  await expect(place(page)).toHaveText('Halaman 5 dari 16');
  await button(page, 'Selanjutnya').click();
  await expect(place(page)).toHaveText('Halaman 6 dari 16');
  await atRest(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(leaf(page, 5)).toBeVisible();
  await expect(leaf(page, 6)).toBeVisible();
  await expect(place(page)).toHaveText('Halaman 6 dari 16');
});

const SIZES = [
  [360, 740, '200%'],
  [1280, 800, '100%'],
] as const;

for (const [[width, height, text], details] of varied(SIZES, 1)) {
  test(
    `has every tool in reach and room for its pages at ${width} × ${height}, text at ${text}`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openGuide(page, 4);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
      await expect
        .poll(() =>
          dialog(page).evaluate((element) => {
            const outside = [
              ...element.querySelectorAll('.guide-bar > *, .guide-tools :is(button, a, input)'),
            ];
            return {
              pages: (element.querySelector('.guide-main')?.clientHeight ?? 0) >= 0.45 * innerHeight,
              outside: outside
                .map((tool) => [tool.getAttribute('aria-label'), tool.getBoundingClientRect()] as const)
                .filter(([, { left, right }]) => left < 0 || right > innerWidth)
                .map(([name]) => name),
            };
          }),
        )
        .toEqual({ pages: true, outside: [] });
      const low = () => place(page).evaluate((element) => element.getBoundingClientRect().height);
      await expect.poll(low).toBeLessThan(text === '100%' ? 30 : 60);
      const left = () => button(page, 'Cari').evaluate((element) => element.getBoundingClientRect().left);
      const before = await left();
      await button(page, 'Mode baca').click();
      await expect(dialog(page).getByRole('region', { name: 'Isi panduan' })).toBeVisible();
      await expect.poll(left).toBe(before);
    },
  );
}
