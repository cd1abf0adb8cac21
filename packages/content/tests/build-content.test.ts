import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { buildContent, type DeferredContent } from '../src/build-content.ts';
import { deferredFiles } from '../src/deferred-files.ts';
import { FEED_NAMES } from '../src/feeds.ts';
import { mistakeLine } from '../src/mistakes.ts';
import { pictureCache } from '../src/places.ts';
import { type MadeRoot, makeRoot, SITE } from './made-site.ts';

let made: MadeRoot | undefined;
afterEach(() => made?.remove());

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

const ARTICLE = `---
title: Rencana disepakati
date: 2024-11-12
pictures: [meja.jpg]
---

Peta **baru**.
`;

it('makes feeds of a folder, and its pictures in the widths that the site asks for', async () => {
  made = makeRoot({
    'news/2024-11-12-rencana.md': ARTICLE,
    'news/meja.jpg': await picture('#aa5522'),
    'banners/sungai.jpg': await picture('#2255aa'),
    'staff.yaml': '- titel: Kepala\n  imageUrl: https://a.example/k.jpg\n',
  });
  const { feeds, pictures, mistakes } = await buildContent(SITE, made.places);
  expect(feeds.map(({ name }) => name)).toEqual(FEED_NAMES);
  expect(feeds.filter(({ items }) => items > 0).map(({ name, items }) => `${name} ${items}`)).toEqual([
    'banners 1',
    'news 1',
  ]);
  expect(pictures).toEqual({ used: 2, drawn: 2, removed: 0 });
  expect(mistakes.map(mistakeLine)).toEqual(['content/staff.yaml, line 1: titel is no field; write title']);
  const media = join(made.places.publicDir, 'media');
  const files = readdirSync(media).map((id) => [
    id.replace(/\..*$/, ''),
    readdirSync(join(media, id)).sort(),
  ]);
  const widths = ['20.avif', '20.webp', '40.avif', '40.webp'];
  expect(files.sort()).toEqual([
    ['meja', widths],
    ['sungai', widths],
  ]);
  const news = JSON.parse(readFileSync(join(made.places.publicDir, 'content/news.json'), 'utf8'));
  expect(news.articles[0]).toMatchObject({
    id: 'rencana',
    title: 'Rencana disepakati',
    content: '<p>Peta <strong>baru</strong>.</p>',
    images: [{ description: 'Rencana disepakati, foto 1' }],
  });
});

it('draws nothing again where nothing has changed, and removes what is no longer named', async () => {
  made = makeRoot({ 'banners/sungai.jpg': await picture('#2255aa') });
  await buildContent(SITE, made.places);
  const again = await buildContent(SITE, made.places);
  expect([again.pictures, again.feeds.some(({ changed }) => changed)]).toEqual([
    { used: 1, drawn: 0, removed: 0 },
    false,
  ]);
  const without = await buildContent(SITE, { ...made.places, folder: join(made.root, 'content/banners') });
  expect(without.pictures).toEqual({ used: 0, drawn: 0, removed: 1 });
});

it('defers what neither a feed nor a first look needs, and makes the same then as at once', async () => {
  const noise = await sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  made = makeRoot({
    'gallery/2026-05-01 Sungai/sungai.jpg': noise,
    'gallery/2026-05-01 Sungai/album.yaml': 'zip: true\n',
  });
  const { places } = made;
  const media = join(places.publicDir, 'media');
  const names = () => readdirSync(media).flatMap((id) => readdirSync(join(media, id)).sort());
  const files = () =>
    readdirSync(media).flatMap((id) =>
      readdirSync(join(media, id)).map((name) => readFileSync(join(media, id, name)).toString('base64')),
    );
  const deferred: DeferredContent = { pictures: [], archives: [] };
  const first = await buildContent(SITE, places, { deferred });
  // The feed tells how large the file is that is saved.
  expect([first.pictures.drawn, names()]).toEqual([1, ['2000.webp', '40.webp']]);
  const later = deferredFiles(deferred, { media, cache: pictureCache(places) });
  for (const { make } of later) await make();
  const finished = files();
  expect(later.map((one) => one.names.map((name) => name.split('/')[1]))).toEqual([
    ['20.webp'],
    ['sungai.zip'],
    ['20.avif', '40.avif'],
  ]);
  // What was made is taken from where it stays.
  rmSync(media, { recursive: true });
  const taken = await buildContent(SITE, places);
  expect([taken.pictures.drawn, files()]).toEqual([0, finished]);
  rmSync(media, { recursive: true });
  rmSync(pictureCache(places), { recursive: true });
  const atOnce = await buildContent(SITE, places);
  expect([atOnce.pictures.drawn, files()]).toEqual([1, finished]);
});

it('tells of what is no picture though it is drawn later', async () => {
  made = makeRoot({ 'news/2024-11-12-rencana.md': ARTICLE, 'news/meja.jpg': 'no picture' });
  const deferred: DeferredContent = { pictures: [], archives: [] };
  const { mistakes } = await buildContent(SITE, made.places, { deferred });
  expect([mistakes.map(mistakeLine), deferred.pictures]).toEqual([
    ['content/news/meja.jpg: this is no picture, or a broken one; save it again as JPEG'],
    [],
  ]);
});
