import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isWhole } from '@bupc/content';
import { feedFile, mediaFolder } from '@bupc/content/files';
import { beforeEach, expect, it } from 'vitest';
import { feedOf } from '../../../../src/adapters/http/feeds.ts';
import {
  album,
  documentIn,
  drive,
  filesIn,
  galleryOf,
  givePictures,
  outcomeOf,
  picture,
  pull,
  startWorld,
  testClock,
  type World,
} from './pull-fixture.ts';

const DAY = 24 * 60 * 60_000;
let host: World['host'];
let places: World['places'];

const OFFICE = ['banners', 'gallery', 'legal-products', 'staff', 'news'] as const;
beforeEach(async () => {
  ({ host, places } = await startWorld());
});

const hostPictures = (...ids: string[]) => givePictures(host, ids);
const askedPictures = () => host.asked.map(({ picture: name }) => name).sort();
const none = { had: 0, new: 0, missing: 0 };

it('pulls every feed with its pictures, so that the page finds all of it at its own site', async () => {
  await hostPictures('1b', '1g', '1h', '1s', '1n', '1c', 'foto.example/isi.png');
  host.give('banners', [{ name: 'Banner', url: drive('1b') }]);
  host.give(
    'gallery',
    galleryOf([{ ...album('Rapat', ['1g', '1h']), zipFile: { downloadUrl: drive('1z') } }]),
  );
  host.give('legal-products', [{ name: 'Perda 1', type: 'application/pdf', url: drive('1p') }]);
  host.give('staff', [{ title: 'Kepala', imageUrl: drive('1s') }, { title: 'Tanpa foto' }]);
  host.give('news', {
    articles: [
      {
        id: 'a1',
        title: 'Berita',
        content: `<p>Isi</p><img src="${drive('1c')}"><img alt="x" src='https://foto.example/isi.png'><img src="/art/a.webp">`,
        images: [{ id: 'x', url: 'https://drive.google.com/uc?export=view&amp;id=1n'.replace('&amp;', '&') }],
      },
    ],
  });
  const report = await pull(host, places, OFFICE);
  expect(
    report.feeds.map(({ name, received, kept, outcome, pictures, lines }) => [
      name,
      received,
      kept,
      outcome,
      pictures,
      lines,
    ]),
  ).toEqual([
    ['banners', 1, 1, 'written', { ...none, new: 1 }, []],
    ['gallery', 1, 1, 'written', { ...none, new: 2 }, []],
    ['legal-products', 1, 1, 'written', none, []],
    ['staff', 2, 2, 'written', { ...none, new: 1 }, []],
    ['news', 1, 1, 'written', { ...none, new: 3 }, []],
  ]);
  expect(host.asked.map((asked) => [asked.host, asked.picture]).sort()).toEqual([
    ['drive.google.com', '1b'],
    ['drive.google.com', '1c'],
    ['drive.google.com', '1n'],
    ['drive.google.com', '1s'],
    ['foto.example', 'foto.example/isi.png'],
    ['lh3.googleusercontent.com', '1g'],
    ['lh3.googleusercontent.com', '1h'],
  ]);

  const texts = await Promise.all(OFFICE.map((name) => readFile(feedFile(places, name), 'utf8')));
  const outside = texts.join().match(/https?:\/\/[^"\\]*/g);
  expect(outside, 'what a visitor clicks stays a link').toEqual([drive('1z'), drive('1p')]);
  const media = await filesIn(mediaFolder(places));
  for (const [file = ''] of texts.join().matchAll(/\/media\/[^"\\]*/g))
    expect(media).toContain(file.slice(7));
  const widths = (word: string) =>
    [...new Set(media.filter((file) => file.startsWith(word)).map((file) => file.split('/')[1]))].sort();
  expect(widths('photo').filter((file) => file?.endsWith('.webp'))).toEqual(['400.webp', '800.webp']);
  expect(widths('news').filter((file) => file?.endsWith('.webp'))).toEqual(['1000.webp', '400.webp']);
  expect(texts.join()).toContain('/art/a.webp');
  for (const name of OFFICE) {
    const events: string[] = [];
    feedOf(name).parse(await documentIn(places, name), { event: (event) => events.push(event) });
    expect(events).toEqual([]);
  }
});

it('asks for no picture again within a day, and then only whether it has changed', async () => {
  await hostPictures('1a', '1b', '1c');
  host.give('gallery', galleryOf([album('Rapat', ['1a', '1b', '1c'])]));
  const clock = testClock(host);
  const again = () => pull(host, places, ['gallery'], { ports: clock.ports });
  await again();
  const before = await documentIn(places, 'gallery');
  host.asked.length = 0;
  clock.forward(DAY - 60_000);
  expect(outcomeOf(await again(), 'gallery')).toEqual({
    outcome: 'unchanged',
    pictures: { ...none, had: 3 },
  });
  expect(host.asked).toEqual([]);

  clock.forward(60_000);
  host.pictures.set('1b', { data: await picture(99), etag: '"1b-2"' });
  host.pictures.delete('1c');
  expect(outcomeOf(await again(), 'gallery')).toEqual({
    outcome: 'written',
    pictures: { had: 2, new: 1, missing: 0 },
  });
  const conditions = host.asked
    .filter((asked) => asked.host !== 'images.weserv.nl')
    .map((asked) => [asked.picture, asked.headers['if-none-match']]);
  expect(conditions.sort()).toEqual([
    ['1a', '"1a-1"'],
    ['1b', '"1b-1"'],
    ['1c', '"1c-1"'],
  ]);
  expect(host.asked.every(({ headers }) => headers['user-agent'] === 'bupc-content-pull')).toBe(true);
  const ids = (document: unknown) =>
    JSON.stringify(document)
      .match(/photo\.[a-z0-9]{12}\/800/g)
      ?.filter((_, index) => index % 3 === 0);
  const [oldIds, newIds] = [ids(before), ids(await documentIn(places, 'gallery'))];
  expect([newIds?.[0], newIds?.[2]]).toEqual([oldIds?.[0], oldIds?.[2]]);
  expect(newIds?.[1]).not.toBe(oldIds?.[1]);
  expect(existsSync(join(mediaFolder(places), String(oldIds?.[1]).split('/')[0] ?? ''))).toBe(false);
});

it('fetches a picture that two feeds share once, in the widths of both', async () => {
  await hostPictures('1a');
  host.give('gallery', galleryOf([album('Rapat', ['1a'])]));
  host.give('banners', [{ name: 'Banner', url: drive('1a') }]);
  await pull(host, places, ['gallery', 'banners']);
  expect(host.asked.map((asked) => asked.host)).toEqual(['drive.google.com']);
  const media = await filesIn(mediaFolder(places));
  expect(
    media
      .filter((file) => file.endsWith('.webp'))
      .map((file) => Number.parseInt(file.split('/')[1] ?? '', 10))
      .sort((a, b) => a - b),
  ).toEqual([400, 640, 750, 800, 960, 1280, 2000]);
});

it('draws pictures of the same content once, whatever they are called', async () => {
  const data = await picture(5);
  const ids = Array.from({ length: 12 }, (_, index) => `1-${index}`);
  for (const id of ids) host.pictures.set(id, { data });
  host.give('gallery', galleryOf([album('Sama', ids)]));
  expect(outcomeOf(await pull(host, places, ['gallery']), 'gallery').outcome).toBe('written');
  expect(new Set((await filesIn(mediaFolder(places))).map((file) => file.split('/')[0])).size).toBe(1);
});

it('leaves a picture out that cannot be had and names its feed, index, field and reason', async () => {
  await hostPictures('1a', '1c', '1d', '1e');
  host.give('gallery', galleryOf([null, album('Rapat warga', ['1a', '1b', '1c', '1d', '1e'])]));
  host.give('staff', [{ title: 'Kepala', imageUrl: 'https://foto.example/hilang.png' }]);
  const report = await pull(host, places, ['gallery', 'staff'], { allowShrink: true });
  expect(report.feeds.flatMap(({ lines }) => lines)).toEqual([
    'gallery[0]: left out: Invalid type: Expected Object but received null',
    "gallery[1].images[1] 'Rapat warga': no picture (file 1b): lh3.googleusercontent.com: status 404; images.weserv.nl: status 404",
    "staff[0].imageUrl 'Kepala': no picture (at foto.example): foto.example: status 404; images.weserv.nl: status 404",
  ]);
  expect(report.feeds.map(({ name, received, kept, pictures }) => [name, received, kept, pictures])).toEqual([
    ['gallery', 2, 1, { had: 0, new: 4, missing: 1 }],
    ['staff', 1, 1, { had: 0, new: 0, missing: 1 }],
  ]);
  expect(await documentIn(places, 'staff')).toMatchObject([{ title: 'Kepala', imageUrl: '' }]);
});

it.each([
  ['through the proxy what the host refuses', {}, ['lh3.googleusercontent.com', 'images.weserv.nl']],
  ['through the proxy first where the page does so', { VITE_IMAGE_DELIVERY: 'proxy' }, ['images.weserv.nl']],
])('asks %s', async (_, env, hosts) => {
  const data = await picture(3);
  host.hosts.set('lh3.googleusercontent.com', (response) => response.writeHead(403).end());
  host.pictures.set('1a', { data });
  host.give('gallery', galleryOf([album('Rapat', ['1a'])]));
  const report = await pull(host, places, ['gallery'], { env });
  expect(outcomeOf(report, 'gallery').pictures).toEqual({ ...none, new: 1 });
  expect(host.asked.map((asked) => asked.host)).toEqual(hosts);
});

it.each([
  [
    'a picture that is a page',
    '<html>Sign in',
    'text/html',
    'a page instead of a picture; let everybody who has the link see it',
  ],
  [
    'an SVG',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'image/svg+xml',
    'an SVG may hold scripts; save it as PNG',
  ],
])('refuses %s, and leaves nothing of it', async (_, body, type, reason) => {
  host.pictures.set('1a', (response) => response.writeHead(200, { 'Content-Type': type }).end(body));
  host.give('gallery', galleryOf([album('Rapat', ['1a'])]));
  const report = await pull(host, places, ['gallery'], { allowShrink: true });
  expect(report.feeds[0]?.lines).toEqual([
    `gallery[0].images[0] 'Rapat': no picture (file 1a): lh3.googleusercontent.com: ${reason}; images.weserv.nl: ${reason}`,
  ]);
  expect(await filesIn(places.root)).toEqual(['.content/pulled.json', 'public/content/gallery.json']);
});

const albums = (count: number) => Array.from({ length: count }, (_, index) => album(`A${index}`, []));

it('keeps the last copy of a feed that loses more than half, until that is said to be right', async () => {
  host.give('gallery', galleryOf(albums(9)));
  await pull(host, places, ['gallery']);
  const copy = await documentIn(places, 'gallery');
  host.give('gallery', galleryOf(albums(4)));
  const kept = await pull(host, places, ['gallery']);
  expect(outcomeOf(kept, 'gallery')).toEqual({
    outcome: 'stale',
    reason: '4 items instead of 9; --allow-shrink takes them',
    pictures: none,
  });
  expect(isWhole(kept)).toBe(false);
  expect(await documentIn(places, 'gallery')).toEqual(copy);
  const taken = await pull(host, places, ['gallery'], { allowShrink: true });
  expect([outcomeOf(taken, 'gallery').outcome, isWhole(taken)]).toEqual(['written', true]);
  host.give('gallery', galleryOf(albums(2)));
  expect(outcomeOf(await pull(host, places, ['gallery']), 'gallery').outcome).toBe('written');
});

it('takes a feed of which more than half of the pictures cannot be had as one that lost them', async () => {
  await hostPictures('1a');
  host.give('gallery', galleryOf([album('Rapat', ['1a', '1b', '1c'])]));
  const report = await pull(host, places, ['gallery']);
  expect(outcomeOf(report, 'gallery')).toEqual({
    outcome: 'none',
    reason: '2 of 3 pictures cannot be had; --allow-shrink goes without them',
    pictures: { had: 0, new: 1, missing: 2 },
  });
  expect(await documentIn(places, 'gallery')).toBeUndefined();
  host.asked.length = 0;
  await pull(host, places, ['gallery'], { allowShrink: true });
  expect(askedPictures(), 'what is here is not asked for again').toEqual(['1b', '1b', '1c', '1c']);
});
