import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FEED_NAMES, feedOf } from '../../src/adapters/http/feeds.ts';
import { observatoryScore } from '../../tools/observatory.ts';
import EVERYTHING_OUTSIDE from '../fixtures/everything-outside.json' with { type: 'json' };
import { expect, test, visit } from './site.ts';

// Against a build whose feeds, pictures, downloads and videos all stand on other hosts, under its own policy: a request
// that the policy forbids fails the test by itself. @outside alone picks these tests.
const OPEN = { 'Access-Control-Allow-Origin': '*' };
const ENV: Readonly<Record<string, string>> = EVERYTHING_OUTSIDE;
const PORTRAIT = 'https://berkas.example.id/kepala.webp';
const ELSEWHERE = 'https://lain.example.id/peta.png';

/** Answers for every other host, as those do; gives the addresses that were asked. */
async function outsideAnswers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const picture = await readFile('public/art/wk.webp');
  await page.route(/^https:\/\//, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.href);
    const feed = FEED_NAMES.find((name) => ENV[feedOf(name).env] === url.href);
    if (feed !== undefined) return route.fulfill({ headers: OPEN, json: await feedDocument(feed) });
    if (url.hostname.startsWith('video.')) {
      return route.fulfill({
        headers: OPEN,
        contentType: 'video/mp4',
        path: 'content/akar/video/dukungan.mp4',
      });
    }
    if (url.hostname.startsWith('teks.')) {
      return route.fulfill({
        headers: OPEN,
        contentType: 'text/vtt',
        path: 'content/akar/video/dukungan.vtt',
      });
    }
    return route.fulfill({ headers: OPEN, contentType: 'image/webp', body: picture });
  });
  return asked;
}

/** The sample's pictures as those of a drive: their ids have no dot, and nothing of them stands on this site. */
const onDrive = (text: string): string =>
  text
    .replace(
      /\/media\/([a-z0-9-]+)\.([a-z2-7]{12})\/\d+\.webp/g,
      'https://drive.google.com/file/d/$1-$2/view',
    )
    .replace(/"([a-z0-9-]+)\.([a-z2-7]{12})"/g, '"$1-$2"');

async function feedDocument(feed: string): Promise<unknown> {
  const document = JSON.parse(onDrive(await readFile(`public/content/${feed}.json`, 'utf8')));
  if (feed === 'staff') for (const item of document) item.imageUrl = PORTRAIT;
  if (feed === 'news') {
    for (const article of document.articles) article.content += `<p><img src="${ELSEWHERE}" alt="Peta"></p>`;
  }
  return document;
}

test.describe('everything outside @outside', () => {
  test('every section shows what stands elsewhere', async ({ page }) => {
    const asked = await outsideAnswers(page);
    await visit(page);
    await expect(page.locator('#news article')).toHaveCount(6);
    await expect(page.locator('#products')).toContainText(
      'Menampilkan 17 produk hukum terkait penataan ruang',
    );
    await page.locator('#gallery').scrollIntoViewIfNeeded();
    await expect(page.locator('#gallery article')).toHaveCount(8);
    const shown = (selector: string) =>
      expect
        .poll(() =>
          page
            .locator(selector)
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
    await shown('#gallery img');
    await page.locator('#leadership').scrollIntoViewIfNeeded();
    await shown('.leadership__leader img');
    await expect.poll(() => page.locator('.leadership__ground video').count()).toBe(1);
    // The video is asked for a moment after its element stands there.
    const hosts = () => [...new Set(asked.map((address) => new URL(address).hostname))].sort();
    await expect
      .poll(hosts)
      .toEqual([
        'berita.example.id',
        'feeds.example.id',
        'foto.example.id',
        'gambar.example.id',
        'script.google.com',
        'video.example.id',
      ]);
  });

  test('a photo is saved from where its feed says that it is', async ({ page }) => {
    await outsideAnswers(page);
    await visit(page, '/home?galeri=1map-lembar-persil-eq4ZJfUmB&foto=1');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh' }).click();
    await saved;
    await expect(page.getByText('Foto disimpan.')).toBeVisible();
  });

  test('the video plays with its captions', async ({ page }) => {
    const asked = await outsideAnswers(page);
    await visit(page);
    await page.getByRole('button', { name: 'Putar video' }).click();
    const video = page.locator('.video-player video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(0);
    expect(asked).toContain('https://teks.example.id/dukungan.vtt');
  });

  test('pictures of an article and of a person come from other hosts', async ({ page }) => {
    const asked = await outsideAnswers(page);
    await visit(page, '/home?artikel=pola-ruang-tepi-sungai');
    const proxied = `https://gambar.example.id/?url=${encodeURIComponent(ELSEWHERE)}`;
    await page.locator('.article-content img').last().scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain(proxied);
    await visit(page, '/home?profil');
    await expect
      .poll(() => asked)
      .toContain(`https://gambar.example.id/?url=${encodeURIComponent(PORTRAIT)}`);
  });

  test('its headers still score at least 130 with the HTTP Observatory', async ({ request }) => {
    const { score, verdicts } = observatoryScore((await request.get('/home')).headers());
    console.log(`everything outside: ${score}`, verdicts);
    expect(score).toBe(140);
  });
});
