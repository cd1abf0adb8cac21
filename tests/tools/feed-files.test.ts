import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { FEED_NAMES, FEEDS, type FeedName, feedOf } from '../../src/adapters/http/feeds.ts';
import { checkFeedFiles } from '../../tools/build/feed-files.ts';
import { madeFiles, writeFiles } from './made-files.ts';

let folder: string;

beforeEach(() => {
  folder = madeFiles();
  for (const name of FEED_NAMES) write(name, JSON.stringify(FEEDS[name].empty));
});

const write = (name: string, text: string) => writeFiles(folder, { [`content/${name}.json`]: text });
const shown = (name: string) => relative(process.cwd(), join(folder, `content/${name}.json`));

/** What a check gives: what it warns of, and the lines of its refusal. */
async function checked(env: Record<string, string> = {}, publicDir = folder) {
  const warnings: string[] = [];
  const refusal = await checkFeedFiles(publicDir, readDeployment(env), (line) => warnings.push(line)).catch(
    ({ message }) => message,
  );
  return { warnings, refusal: refusal?.split('\n') };
}

const PASSES = { warnings: [], refusal: undefined };
const refused = (name: FeedName, reason: string) =>
  `${feedOf(name).env} takes a feed that can be read; ${shown(name)}: ${reason}`;

it('takes the embedded content, and feeds without items', async () => {
  expect(await checked({}, resolve(import.meta.dirname, '../../public'))).toEqual(PASSES);
  expect(await checked()).toEqual(PASSES);
});

it('does not look for a feed that is elsewhere', async () => {
  await rm(join(folder, 'content/news.json'));
  expect(await checked({ VITE_NEWS_URL: 'https://feeds.id/news.json' })).toEqual(PASSES);
});

it('finds a file whose address has a query and encoded blanks, and takes its byte-order mark', async () => {
  write('berita baru', '\uFEFF{"articles": []}');
  expect(await checked({ VITE_NEWS_URL: '/content/berita%20baru.json?v=2' })).toEqual(PASSES);
});

it('names every file that cannot be used, with its variable and the reason', async () => {
  await rm(join(folder, 'content/banners.json'));
  write('gallery', '{"success": false}');
  write('legal-products', '{}');
  write('staff', '<html>');
  write('news', '[]');
  const { warnings, refusal } = await checked({ SNAPSHOT: 'off' });
  expect(warnings).toEqual([]);
  expect(refusal).toEqual([
    refused('banners', 'there is no such file'),
    refused('gallery', 'its envelope is wrong'),
    refused('legal-products', 'it holds no list'),
    expect.stringContaining(refused('staff', 'it holds no JSON (Unexpected token')),
    refused('news', 'its envelope is wrong'),
  ]);
});

it('warns of single bad items, with their file and place', async () => {
  write('news', '{"articles": [{"id": "a"}, {"title": "no id"}, {"id": "b", "images": [7]}]}');
  write('legal-products', '[{"name": "A", "url": "javascript:alert(1)"}]');
  const { warnings, refusal } = await checked();
  expect(refusal).toBeUndefined();
  expect(warnings).toEqual([
    expect.stringMatching(`^${shown('legal-products')}: feed.item-dropped, index 0, reason ".+"$`),
    expect.stringMatching(`^${shown('news')}: feed.item-dropped, index 1, reason ".+"$`),
    expect.stringMatching(`^${shown('news')}: feed.image-dropped, item 2, index 0, reason ".+"$`),
  ]);
});
