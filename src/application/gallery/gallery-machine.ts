import { assign, fromPromise, setup } from 'xstate';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { cachedDataBanner, fallbackDataBanner } from '../../domain/gallery/gallery-messages.ts';
import { prepareGallery } from '../../domain/gallery/prepare-gallery.ts';
import { searchFolders } from '../../domain/gallery/search-folders.ts';
import { clampPage } from '../../domain/shared/pages.ts';
import { shownMessage } from '../../domain/shared/shown-error.ts';
import type { CacheStore } from '../ports/cache-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { FallbackGallery } from '../ports/fallback-gallery.ts';
import type { Feed } from '../ports/feed.ts';
import { cachedLoads, cacheGuards, type Loaded, readingCache } from '../shared/cache-then-feed.ts';
import type { GalleryEvent } from './gallery-events.ts';

/** What the gallery needs from outside. */
export interface GalleryPorts {
  readonly feeds: { readonly gallery: Feed<GalleryFolder> };
  readonly galleryCache: CacheStore<readonly GalleryFolder[]>;
  readonly fallbackGallery: FallbackGallery;
  readonly clock: Clock;
}

/** What the gallery section draws. Times are milliseconds since 1970. */
export interface GalleryContext {
  readonly folders: readonly GalleryFolder[];
  /** When the feed sent the shown folders; absent until something answered. */
  readonly updatedAt?: number | undefined;
  /** The yellow notice (spec §8 Gallery), or the message of a failed load. */
  readonly message?: string | undefined;
  readonly query: string;
  /** 1-based. */
  readonly page: number;
}

interface Recovered extends Loaded<GalleryFolder> {
  readonly from: 'expiredCache' | 'fallback';
}

const inRange = ({ folders, query }: GalleryContext, page: number): number =>
  clampPage(page, searchFolders(folders, query).length);

function shown(context: GalleryContext, { items, updatedAt }: Loaded<GalleryFolder>, message?: string) {
  const loaded = { ...context, folders: items, updatedAt, message };
  return { ...loaded, page: inRange(loaded, context.page) };
}

/**
 * The gallery (spec §4 Gallery load): fresh cache, else the feed, else the folders that had loaded or an expired
 * cache, else the built-in fallback; failed only when even that throws, with what is on view. Search resets the page.
 * @param ports the gallery feed, its cache, the built-in fallback and the clock
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a chart is read as one
export function createGalleryMachine({ feeds, galleryCache, fallbackGallery, clock }: GalleryPorts) {
  const { readCache, loadFeed, readStale } = cachedLoads({
    feed: feeds.gallery,
    cache: galleryCache,
    clock,
    prepare: prepareGallery,
  });
  return setup({
    types: {
      context: {} as GalleryContext,
      events: {} as GalleryEvent,
      input: {} as { readonly baked?: readonly GalleryFolder[] | undefined },
    },
    actors: {
      readCache: fromPromise<Loaded<GalleryFolder> | undefined>(readCache),
      loadFeed: fromPromise<Loaded<GalleryFolder>>(loadFeed),
      recover: fromPromise<Recovered, Loaded<GalleryFolder>>(async ({ input }) => {
        const stale = await readStale(input);
        // Without a time these are baked folders, with one photo each: the built-in gallery is whole.
        if (stale.updatedAt !== undefined) return { ...stale, from: 'expiredCache' };
        return { items: prepareGallery(await fallbackGallery.load()), from: 'fallback' };
      }),
    },
    actions: {
      show: assign(({ context }, loaded: Loaded<GalleryFolder>) => shown(context, loaded)),
      setMessage: assign((_, message: string) => ({ message })),
      showCopy: assign(({ context }, copy: Recovered) => {
        const bannerOf = copy.from === 'expiredCache' ? cachedDataBanner : fallbackDataBanner;
        return shown(context, copy, bannerOf(context.message ?? ''));
      }),
      search: assign((_, query: string) => ({ query, page: 1 })),
      turnPage: assign(({ context }, step: number) => ({ page: inRange(context, context.page + step) })),
    },
    guards: {
      ...cacheGuards,
      isFromCache: (_, recovered: Recovered) => recovered.from === 'expiredCache',
    },
  }).createMachine({
    id: 'gallery',
    context: ({ input }) => ({ folders: input.baked ?? [], query: '', page: 1 }),
    initial: 'loading',
    on: {
      'search.changed': { actions: { type: 'search', params: ({ event }) => event.query } },
      'page.next': { actions: { type: 'turnPage', params: 1 } },
      'page.previous': { actions: { type: 'turnPage', params: -1 } },
    },
    states: {
      loading: {
        initial: 'readingCache',
        states: {
          readingCache: readingCache<GalleryFolder, '#gallery.loaded.fromCache'>('#gallery.loaded.fromCache'),
          fetching: {
            invoke: {
              src: 'loadFeed',
              onDone: {
                target: '#gallery.loaded.fromFeed',
                actions: { type: 'show', params: ({ event }) => event.output },
              },
              onError: {
                target: 'recovering',
                actions: { type: 'setMessage', params: ({ event }) => shownMessage(event.error) },
              },
            },
          },
          recovering: {
            invoke: {
              src: 'recover',
              input: ({ context: { folders, updatedAt } }) => ({ items: folders, updatedAt }),
              onDone: [
                {
                  guard: { type: 'isFromCache', params: ({ event }) => event.output },
                  target: '#gallery.loaded.fromExpiredCache',
                  actions: { type: 'showCopy', params: ({ event }) => event.output },
                },
                {
                  target: '#gallery.loaded.fromFallback',
                  actions: { type: 'showCopy', params: ({ event }) => event.output },
                },
              ],
              onError: {
                target: '#gallery.failed',
                actions: { type: 'setMessage', params: ({ event }) => shownMessage(event.error) },
              },
            },
          },
        },
      },
      loaded: {
        initial: 'fromFeed',
        on: { 'refresh.requested': 'loading.fetching' },
        states: { fromCache: {}, fromFeed: {}, fromExpiredCache: {}, fromFallback: {} },
      },
      failed: { on: { 'refresh.requested': 'loading.fetching' } },
    },
  });
}
