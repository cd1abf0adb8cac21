import { assign, fromPromise, setup } from 'xstate';
import type { Article } from '../../domain/news/article.ts';
import { prepareArticles } from '../../domain/news/prepare-articles.ts';
import { isFresh } from '../../domain/shared/cache-record.ts';
import type { CacheStore } from '../ports/cache-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { NewsFeed } from '../ports/news-feed.ts';

/** What the news section needs from outside. */
export interface NewsPorts {
  readonly newsFeed: NewsFeed;
  readonly articlesCache: CacheStore<readonly Article[]>;
  readonly clock: Clock;
}

/** What the news section draws: all articles in order, and when they were last loaded. */
export interface NewsContext {
  readonly articles: readonly Article[];
  /** Milliseconds since 1970; absent until something answered. */
  readonly updatedAt?: number | undefined;
}

/** What happens to the news section. */
export type NewsEvent = { readonly type: 'refresh.requested' };

interface Loaded {
  readonly articles: readonly Article[];
  readonly updatedAt?: number | undefined;
}

/**
 * The news (spec §4 News): a fresh cache, else the feed. When that fails the machine is `failed`, with the
 * stale cached articles where there are any, else none.
 * @param ports the news feed, its cache and the clock
 */
export function createNewsMachine(ports: NewsPorts) {
  return setup({
    types: {
      context: {} as NewsContext,
      events: {} as NewsEvent,
      input: {} as { readonly baked?: readonly Article[] | undefined },
    },
    actors: {
      readCache: fromPromise<Loaded | undefined>(async () => {
        const entry = ports.articlesCache.read();
        if (entry === undefined || !isFresh(entry, ports.clock.now())) return undefined;
        return { articles: prepareArticles(entry.value), updatedAt: entry.timestamp };
      }),
      loadFeed: fromPromise<Loaded>(async ({ signal }) => {
        const received = await ports.newsFeed.load(signal);
        ports.articlesCache.write(received);
        return { articles: prepareArticles(received), updatedAt: ports.clock.now() };
      }),
      readStale: fromPromise<Loaded>(async () => {
        const entry = ports.articlesCache.read();
        return entry === undefined
          ? { articles: [] }
          : { articles: prepareArticles(entry.value), updatedAt: entry.timestamp };
      }),
    },
    actions: {
      show: assign((_, { articles, updatedAt }: Loaded) => ({ articles, updatedAt })),
      showNothing: assign({ articles: [], updatedAt: undefined }),
    },
    guards: {
      isPresent: (_, loaded: Loaded | undefined) => loaded !== undefined,
    },
  }).createMachine({
    id: 'news',
    context: ({ input }) => ({ articles: input.baked ?? [] }),
    initial: 'loading',
    states: {
      loading: {
        initial: 'readingCache',
        states: {
          readingCache: {
            invoke: {
              src: 'readCache',
              onDone: [
                {
                  guard: { type: 'isPresent', params: ({ event }) => event.output },
                  target: '#news.loaded',
                  actions: { type: 'show', params: ({ event }) => event.output as Loaded },
                },
                { target: 'fetching' },
              ],
              onError: { target: 'fetching' },
            },
          },
          fetching: {
            invoke: {
              src: 'loadFeed',
              onDone: {
                target: '#news.loaded',
                actions: { type: 'show', params: ({ event }) => event.output },
              },
              onError: {
                target: 'readingStale',
              },
            },
          },
          readingStale: {
            invoke: {
              src: 'readStale',
              onDone: {
                target: '#news.failed',
                actions: { type: 'show', params: ({ event }) => event.output },
              },
              onError: { target: '#news.failed', actions: 'showNothing' },
            },
          },
        },
      },
      loaded: { on: { 'refresh.requested': 'loading.fetching' } },
      failed: { on: { 'refresh.requested': 'loading.fetching' } },
    },
  });
}
