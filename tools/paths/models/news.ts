import * as v from 'valibot';
import type { NewsContext } from '../../../src/application/news/news-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { article, listOf, moment } from './shapes.ts';

/** The news. */
export const news: Model = {
  machine: 'news',
  scenarios: [
    'nothing-baked',
    'news-fresh-cache',
    'news-expired-cache',
    'news-error',
    'news-recover',
    'news-good-then-error',
  ],
  events: examplesOf('news'),
  hostile: [],
  collapse: ({ articles, updatedAt }: NewsContext) => [articles.length, updatedAt],
  unreachable: {
    'news.loading.readingCache: readCache failed → news.loading.fetching':
      'a cache never throws (ports/cache-store.ts); the way out stands should one do so',
    'news.loading.readingStale: readStale failed → news.failed':
      'a cache never throws (ports/cache-store.ts); the way out stands should one do so',
  },
  context: v.strictObject({ articles: listOf(article), updatedAt: moment }),
};
