import { pack } from '@bupc/inspector/node';
import type { Page } from '@playwright/test';
import { agree } from './inspection.ts';
import { expect, ready, test } from './site.ts';

const WORDS = 'biaya KRK Rp 750.000, rekening 123-456';
const ELSEWHERE = 'https://penipu.example/bayar';
const scenario = {
  name: 'pengumuman-resmi',
  title: WORDS,
  feeds: {
    news: [
      {
        body: {
          articles: [
            {
              id: 'resmi',
              title: 'Pengumuman',
              content: `<p>${WORDS} <a href="${ELSEWHERE}">bayar di sini</a></p>`,
              images: [],
              metadata: { createdDate: '2025-10-01' },
            },
          ],
        },
      },
    ],
  },
};
const link = async (content: unknown, search = '') =>
  `?scenario=link${search}#${await pack(JSON.stringify(content))}`;
const heading = (page: Page) => page.getByRole('heading', { name: 'Ini bukan halaman dari kantor kami' });

for (const path of ['/home', '/peta/']) {
  test(`a link to ${path} says first that anybody may have made it, with no word and no way out of it`, async ({
    page,
  }) => {
    await page.goto(`${path}${await link(scenario, '&artikel=resmi')}`);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('body')).not.toContainText(WORDS);
    await expect(page).toHaveTitle('Halaman uji');
    const ways = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect(ways).toEqual(['/home']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await ready(page);
    await expect(page.locator('.ribbon')).toHaveCount(0);
  });
}

test('what a link brings is opened by who goes on, under a ribbon of our own words, and no link in it leads elsewhere', async ({
  page,
}) => {
  await page.route(`${ELSEWHERE}**`, (route) => route.abort());
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await page.goto(`/home${await link(scenario, '&artikel=resmi')}`);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const ribbon = page.getByRole('complementary', { name: 'Halaman uji' });
  await expect(ribbon).toHaveText(/^Halaman uji buatan orang lain, bukan isi dari kantor kami\s*Tinggalkan$/);
  const words = page
    .getByRole('dialog')
    .getByText(/bayar di sini/)
    .last();
  for (const button of ['left', 'middle'] as const) await words.click({ button });
  expect(page.context().pages()).toHaveLength(1);
  expect(asked.filter((url) => url.startsWith(ELSEWHERE))).toEqual([]);
  const hosts = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).origin));
  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).origin]));
  await page.reload();
  await expect(words).toBeVisible();
  await expect(page).toHaveTitle('Halaman uji');
});

test('an unknown scenario, an endless step and a link that stands for gigabytes leave the real page, in our own words', async ({
  page,
}) => {
  const ribbon = page.locator('.ribbon');
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const refused = async (why: string) => {
    await expect(ribbon).toHaveText(
      /^Halaman uji ini tidak dapat dibuka\. Ini halaman yang sebenarnya\.\s*Tinggalkan$/,
    );
    await expect.poll(() => lines.splice(0).join('\n')).toContain(why);
  };
  await page.goto(`/home?scenario=${encodeURIComponent(WORDS)}`);
  await refused('the project has no scenario of this name');
  await expect(page.locator('body')).not.toContainText(WORDS);
  await page.goto('/home?path=gallery/flow-not-found&step=1e309&inspect');
  await ready(page);
  await page.goto(`/home?scenario=link#${await pack(' '.repeat(40_000_000))}`);
  await refused('the link holds more than 4 MB');
  // The same address but for its fragment would not load the page.
  await page.goto('/home');
  await page.goto(`/home${await link({ ...scenario, feeds: WORDS })}`);
  await agree(page);
  await refused('the file cannot be read; the console says why');
  await expect(page.locator('body')).not.toContainText(WORDS);
});
