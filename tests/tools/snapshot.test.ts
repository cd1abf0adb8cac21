import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { FEED_NAMES, feedOf } from '../../src/adapters/http/feeds.ts';
import { excerpt, plainText } from '../../src/domain/news/excerpt.ts';
import { bakeSnapshot, knownArticles } from '../../tools/build/snapshot.ts';

const publicDir = resolve(import.meta.dirname, '../../public');

it('bakes the embedded content: a page of it, and what tells that there is more', async () => {
  const snapshot = await bakeSnapshot(publicDir, readDeployment({}));
  const counts = Object.entries(snapshot).map(([feed, items]) => [feed, items.length]);
  const baked = FEED_NAMES.filter((name) => feedOf(name).bake !== undefined);
  expect(Object.keys(snapshot)).toEqual(baked);
  expect(Object.fromEntries(counts)).toMatchObject({
    banners: 8,
    gallery: 13,
    'legal-products': 17,
    news: 7,
  });
  expect(new Set(snapshot.gallery?.map(({ images }) => images.length))).toEqual(new Set([1]));
});

it('cuts an article short without changing its excerpt', async () => {
  const whole = (await knownArticles(publicDir, readDeployment({}))) ?? [];
  const { news = [] } = await bakeSnapshot(publicDir, readDeployment({}));
  const excerptOf = ({ content }: { content: string }) => excerpt(plainText(content));
  expect(news.map(excerptOf)).toEqual(whole.slice(0, 7).map(excerptOf));
});

it('leaves out a feed that is elsewhere', async () => {
  const deployment = readDeployment(
    Object.fromEntries(FEED_NAMES.map((name) => [feedOf(name).env, 'https://feeds.id/feed'])),
  );
  expect(await bakeSnapshot(publicDir, deployment)).toEqual({});
  expect(await knownArticles(publicDir, deployment)).toBeUndefined();
});

it('stops at a file that holds none', async () => {
  const deployment = readDeployment({ VITE_NEWS_URL: '/content/missing.json' });
  const reason =
    'VITE_NEWS_URL takes a feed that can be read; public/content/missing.json: there is no such file';
  await expect(bakeSnapshot(publicDir, deployment)).rejects.toThrow(reason);
  await expect(knownArticles(publicDir, deployment)).rejects.toThrow(reason);
});
