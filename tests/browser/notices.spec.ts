import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { noticesPart, withNotices } from '../../tools/build/notices.ts';
import { city } from '../city.ts';
import { watchShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Serves the pages as a build with these notices would. */
async function serveWith(page: Page, notices: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'notices-'));
  await writeFile(join(folder, 'pengumuman.yaml'), notices);
  const part = await noticesPart('.', { CONTENT_DIR: folder }, city);
  await rm(folder, { recursive: true });
  if (part === undefined) throw new Error('there are no notices');
  await page.route(/\/(?:home|peta)$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']
      ?.replace("script-src 'self'", `script-src 'self' ${hash(part.script)}`)
      .replace("style-src 'self'", `style-src 'self' ${hash(part.style)}`);
    const kind = route.request().url().endsWith('/peta') ? 'map' : 'page';
    await route.fulfill({
      response,
      body: withNotices(await response.text(), part, kind),
      headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
    });
  });
}

test('notices stand over the page from its first picture, cover nothing, and go for this visit', {
  tag: '@flow',
}, async ({ page }) => {
  const long = 'Selama pemeliharaan jaringan semua permohonan diterima di loket saja. '.repeat(4);
  await serveWith(
    page,
    `
- { teks: Kantor tutup besok, dari: ${day(-1)}, sampai: ${day(2)} }
- { teks: '${long}', dari: ${day(-1)}, sampai: ${day(9)}, tautan: /aksesibilitas }
- { teks: Belum waktunya, dari: ${day(5)}, sampai: ${day(9)} }
`,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  const shifts = await watchShifts(page);
  await page.goto('/home');
  const bar = page.getByRole('complementary', { name: 'Pengumuman' });
  await expect(bar.getByRole('listitem')).toHaveText([/Kantor tutup besok/, /^Selama pemeliharaan/]);
  const edges = () =>
    page.evaluate(() => [
      document.querySelector('.notices')?.getBoundingClientRect().bottom,
      document.querySelector('.header')?.getBoundingClientRect().top,
    ]);
  const [bottom, top] = await edges();
  expect(bottom).toBe(top);
  expect(await shifts()).toEqual([]);
  // Above a map that is as high as the window, too.
  await page.goto('/peta');
  await expect(page.locator('.map-header')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  const close = bar.getByRole('button', { name: 'Tutup pengumuman' });
  await close.first().focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar).toBeHidden();
  await page.goto('/home');
  await expect(page.locator('.header')).toBeVisible();
  await expect(bar).toBeHidden();
});
