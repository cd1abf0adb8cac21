import { assign, fromPromise, setup } from 'xstate';
import type { Article } from '../../domain/news/article.ts';
import { prepareArticles } from '../../domain/news/prepare-articles.ts';
import type { CacheStore } from '../ports/cache-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed } from '../ports/feed.ts';
import { cachedLoads, cacheGuards, type Loaded, readingCache } from '../shared/cache-then-feed.ts';
import type { NewsEvent } from './news-events.ts';

/** What the news section needs from outside. */
export interface NewsPorts {
  readonly feeds: { readonly news: Feed<Article> };
  readonly articlesCache: CacheStore<readonly Article[]>;
  readonly clock: Clock;
}

/** What the news section draws: all articles in order, and when they were last loaded. */
export interface NewsContext {
  readonly articles: readonly Article[];
  /** Milliseconds since 1970; absent until something answered. */
  readonly updatedAt?: number | undefined;
}

/**
 * The news (spec §4 News): a fresh cache, else the feed. When that fails the machine is `failed`, with what is on
 * view, or the cached articles where these are newer.
 * @param ports the news feed, its cache and the clock
 */
export function createNewsMachine({ feeds, articlesCache, clock }: NewsPorts) {
  const { readCache, loadFeed, readStale } = cachedLoads({
    feed: feeds.news,
    cache: articlesCache,
    clock,
    prepare: prepareArticles,
  });
  return setup({
    types: {
      context: {} as NewsContext,
      events: {} as NewsEvent,
      input: {} as { readonly baked?: readonly Article[] | undefined },
    },
    actors: {
      readCache: fromPromise<Loaded<Article> | undefined>(readCache),
      loadFeed: fromPromise<Loaded<Article>>(loadFeed),
      readStale: fromPromise<Loaded<Article>, Loaded<Article>>(({ input }) => readStale(input)),
    },
    actions: {
      show: assign((_, { items, updatedAt }: Loaded<Article>) => ({ articles: items, updatedAt })),
    },
    guards: cacheGuards,
  }).createMachine({
    id: 'news',
    context: ({ input }) => ({ articles: input.baked ?? [] }),
    initial: 'loading',
    states: {
      loading: {
        initial: 'readingCache',
        states: {
          readingCache: readingCache<Article, '#news.loaded'>('#news.loaded'),
          fetching: {
            invoke: {
              src: 'loadFeed',
              onDone: {
                target: '#news.loaded',
                actions: { type: 'show', params: ({ event }) => event.output },
              },
              onError: 'readingStale',
            },
          },
          readingStale: {
            invoke: {
              src: 'readStale',
              input: ({ context: { articles, updatedAt } }) => ({ items: articles, updatedAt }),
              onDone: {
                target: '#news.failed',
                actions: { type: 'show', params: ({ event }) => event.output },
              },
              onError: '#news.failed',
            },
          },
        },
      },
      loaded: { on: { 'refresh.requested': 'loading.fetching' } },
      failed: { on: { 'refresh.requested': 'loading.fetching' } },
    },
  });
}
