import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pullLock, pullReportLines } from '@bupc/content';
import { feedFile, mediaFolder } from '@bupc/content/files';
import { beforeEach, expect, it } from 'vitest';
import type { FeedName } from '../../../../src/adapters/http/feeds.ts';
import {
  album,
  configOf,
  filesIn,
  galleryOf,
  givePictures,
  outcomeOf,
  pull,
  startWorld,
  type World,
} from './pull-fixture.ts';

let host: World['host'];
let places: World['places'];

beforeEach(async () => {
  ({ host, places } = await startWorld());
});

const hostPictures = (...ids: string[]) => givePictures(host, ids);

it('removes what no document names, but nothing while a feed has failed', async () => {
  await hostPictures('1a', '1b');
  host.give('gallery', galleryOf([album('Rapat', ['1a'])]));
  await pull(host, places, ['gallery', 'staff']);
  host.give('gallery', galleryOf([album('Rapat', ['1b'])]));
  host.feeds.set('staff', (response) => response.writeHead(404).end());
  const folders = async () =>
    new Set((await filesIn(mediaFolder(places))).map((file) => file.split('/')[0])).size;
  expect((await pull(host, places, ['gallery', 'staff'])).removed).toBe(0);
  expect(await folders()).toBe(2);
  host.give('staff', []);
  expect((await pull(host, places, ['gallery', 'staff'])).removed).toBe(1);
  expect(await folders()).toBe(1);
});

it('goes on without a state that cannot be read, and removes what a killed pull left half done', async () => {
  await hostPictures('1a');
  host.give('gallery', galleryOf([album('Rapat', ['1a'])]));
  await pull(host, places, ['gallery']);
  const whole = await filesIn(places.root);
  const [drawn = ''] = await filesIn(mediaFolder(places));
  await writeFile(join(places.state, 'pulled.json'), '{"pictures":[[');
  await writeFile(join(places.state, 'pulled.journal'), '["drive:1a",{"fileId":');
  await writeFile(join(mediaFolder(places), `${drawn}.part`), 'half');
  await writeFile(`${feedFile(places, 'gallery')}.part`, '{');
  await mkdir(join(places.state, 'pull'));
  await writeFile(join(places.state, 'pull/abc'), 'half');
  await writeFile(pullLock(places), '2147483646\n');
  const report = await pull(host, places, ['gallery']);
  expect(outcomeOf(report, 'gallery').outcome).toBe('unchanged');
  expect(await filesIn(places.root)).toEqual(whole);
});

it('fetches a picture again whose files are gone', async () => {
  await hostPictures('1a');
  host.give('gallery', galleryOf([album('Rapat', ['1a'])]));
  await pull(host, places, ['gallery']);
  const media = await filesIn(mediaFolder(places));
  await rm(join(mediaFolder(places), media.find((file) => file.endsWith('400.webp')) ?? ''));
  await pull(host, places, ['gallery']);
  expect(await filesIn(mediaFolder(places))).toEqual(media);
  expect(host.asked.at(-1)?.headers['if-none-match']).toBeUndefined();
});

it('runs once at a time', async () => {
  host.give('gallery', galleryOf([album('Rapat', ['1a'])]));
  let second: Promise<unknown> = Promise.resolve();
  host.pictures.set('1a', (response) => {
    second = pull(host, places, ['gallery']).catch(({ message }: Error) => message);
    second.then(() => response.writeHead(404).end());
  });
  await pull(host, places, ['gallery']);
  expect(await second).toBe(
    `another pull is running (process ${process.pid}); where none is, remove ${pullLock(places)}`,
  );
  await writeFile(pullLock(places), `${process.ppid}\n`);
  await expect(pull(host, places, ['gallery'])).rejects.toThrow('another pull is running');
});

it('tells in a closing table what became of each feed, and what the build and the page will do', async () => {
  host.give('staff', [{ title: 'Kepala' }, null]);
  host.feeds.set('news', (response) => response.writeHead(404).end());
  const env = { VITE_BANNERS_URL: `${host.url}/macros/banners/exec` };
  const names: FeedName[] = ['staff', 'news'];
  const report = await pull(host, places, names, { env });
  const port = (url: string) => url.replace('http://localhost:', '');
  const lines = pullReportLines(report, configOf(host, names, env)).join('\n');
  expect(lines.replaceAll(port(host.url), 'AAAAA').replace(/ +$/gm, '')).toBe(`\
staff[1]: left out: Invalid type: Expected Object but received null

feed     host             received  kept  dropped  pictures had  new  not had  document
-------  ---------------  --------  ----  -------  ------------  ---  -------  ---------------------------------------
banners  localhost:AAAAA         0     0        0             0    0        0  written
staff    localhost:AAAAA         2     1        1             0    0        0  written
news     localhost:AAAAA         0     0        0             0    0        0  no copy: status 404 (isi.skrip.example)
pictures: 0 had, 0 new, 0 not had, 0 removed
news was never pulled, and public/content/news.json is not there. npm run build stops at it until a pull succeeds, or until CONTENT_NEWS_URL is empty and the folder gives the feed.
The page still asks a host at every visit, since VITE_BANNERS_URL is set. Set CONTENT_BANNERS_URL instead and leave it empty, and it shows what was pulled.`);
});
