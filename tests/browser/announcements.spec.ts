import type { Page } from '@playwright/test';
import { listen } from './a11y/hearing.ts';
import { dialogWithFocus, expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

/** Something that happens, and all that is heard of it, each once. */
interface Case {
  readonly of: string;
  readonly path?: string;
  /** Brings the page to where it happens, unheard. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  readonly heard: readonly (string | RegExp)[];
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const gallery = (page: Page) => page.locator('#gallery');
const _failing = (file: string) => (page: Page) =>
  page.route(`**/content/${file}.json`, (route) => route.fulfill({ status: 500, body: '' }));

const CASES: readonly Case[] = [
  {
    of: 'a search of the gallery',
    act: (page) => gallery(page).getByRole('searchbox').fill('sawah'),
    heard: ['1 dari 13 galeri'],
  },
  { of: 'a page of the gallery', act: press('Selanjutnya halaman galeri'), heard: ['2 dari 2'] },
  {
    of: 'a refresh of the gallery',
    act: press('Segarkan'),
    heard: ['Memuat galeri...', 'Galeri diperbarui.'],
  },
  {
    of: 'a refresh of the news',
    act: press('Refresh artikel'),
    heard: ['Memuat artikel...', 'Artikel diperbarui.'],
  },
  {
    of: 'a banner that somebody turned to',
    act: (page) => page.locator('.banner').getByRole('button', { name: 'Slide 3' }).click(),
    heard: [/./],
  },
  {
    of: 'a card of the laws that an arrow brought',
    before: async (page) => {
      await page.locator('#products').scrollIntoViewIfNeeded();
      await expect(page.locator('.legal__swiper.swiper-initialized')).toBeVisible();
    },
    act: press('Selanjutnya, dokumen hukum'),
    heard: ['Kartu 2 dari 17'],
  },
  {
    of: 'a photo',
    path: '/home?galeri=1map-lembar-persil-eq4ZJfUmB&foto=1',
    before: (page) => expect(page.getByText(/^Foto 1 dari 6: /)).toHaveCount(1),
    act: press('Selanjutnya'),
    heard: [/^Foto 2 dari 6: /],
  },
  {
    of: 'a page of the guide',
    path: '/home?panduan=4',
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Selanjutnya' }).last().click(),
    heard: [/^Halaman [56] dari 16$/],
  },
];

for (const [{ of, path = '/home', before, act, heard }, details] of varied(CASES, 7)) {
  test(`${of} is heard once`, details, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    // Every feed has answered.
    await expect(page.locator('.gallery__origin')).toHaveCount(1);
    await expect(page.locator('.news__time')).toHaveCount(1);
    if (path.includes('?') && !path.includes('hukum')) {
      await dialogWithFocus(page);
      await page.waitForLoadState('networkidle');
    }
    if (path.includes('panduan')) await expect(page.getByText('Halaman 4 dari 16')).toBeVisible();
    await before?.(page);
    const said = await listen(page);
    await act(page);
    await expect.poll(async () => (await said()).length).toBeGreaterThanOrEqual(heard.length);
    await page.waitForLoadState('networkidle');
    expect(await said()).toEqual(
      heard.map((words) => (typeof words === 'string' ? words : expect.stringMatching(words))),
    );
  });
}
