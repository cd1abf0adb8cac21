import { assign, fromPromise, setup } from 'xstate';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { cachedDataBanner, fallbackDataBanner } from '../../domain/gallery/gallery-messages.ts';
import { prepareGallery } from '../../domain/gallery/prepare-gallery.ts';
import { searchFolders } from '../../domain/gallery/search-folders.ts';
import { isFresh } from '../../domain/shared/cache-record.ts';
import { clampPage } from '../../domain/shared/pages.ts';
import type { CacheStore } from '../ports/cache-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { FallbackGallery } from '../ports/fallback-gallery.ts';
import type { GalleryFeed } from '../ports/gallery-feed.ts';
import { failureMessage } from '../shared/failure.ts';

/** What the gallery needs from outside. */
export interface GalleryPorts {
  readonly galleryFeed: GalleryFeed;
  readonly galleryCache: CacheStore<readonly GalleryFolder[]>;
  readonly fallbackGallery: FallbackGallery;
  readonly clock: Clock;
}

/** What the gallery section draws. Times are milliseconds since 1970. */
export interface GalleryContext {
  readonly folders: readonly GalleryFolder[];
  /** When the shown folders left their feed; absent until something answered. */
  readonly updatedAt?: number | undefined;
  /** The yellow notice of spec §8, or the message of a failed load. */
  readonly message?: string | undefined;
  readonly query: string;
  /** 1-based. */
  readonly page: number;
}

/** What happens to the gallery section. */
export type GalleryEvent =
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'search.changed'; readonly query: string }
  | { readonly type: 'page.next' }
  | { readonly type: 'page.previous' };

interface Loaded {
  readonly folders: readonly GalleryFolder[];
  /** Absent for what never left a feed. */
  readonly updatedAt?: number;
}

interface Recovered extends Loaded {
  readonly from: 'expiredCache' | 'fallback';
}

/**
 * The gallery (spec §4 Gallery load): fresh cache, else the feed, else an expired cache, else the built-in
 * fallback; failed only when even that throws. Search resets the page.
 * @param ports the gallery feed, its cache, the built-in fallback and the clock
 */
export function createGalleryMachine(ports: GalleryPorts) {
  return setup({
    types: {
      context: {} as GalleryContext,
      events: {} as GalleryEvent,
      input: {} as { readonly baked?: readonly GalleryFolder[] | undefined },
    },
    actors: {
      readCache: fromPromise<Loaded | undefined>(async () => {
        const entry = ports.galleryCache.read();
        if (entry === undefined || !isFresh(entry, ports.clock.now())) return undefined;
        return { folders: prepareGallery(entry.value).folders, updatedAt: entry.timestamp };
      }),
      loadFeed: fromPromise<Loaded>(async ({ signal }) => {
        const received = await ports.galleryFeed.load(signal);
        ports.galleryCache.write(received);
        return { folders: prepareGallery(received).folders, updatedAt: ports.clock.now() };
      }),
      recover: fromPromise<Recovered>(async () => {
        const entry = ports.galleryCache.read();
        if (entry !== undefined) {
          const { folders } = prepareGallery(entry.value);
          return { folders, updatedAt: entry.timestamp, from: 'expiredCache' };
        }
        const { folders } = prepareGallery(await ports.fallbackGallery.load());
        return { folders, from: 'fallback' };
      }),
    },
    actions: {
      show: assign((_, { folders, updatedAt }: Loaded) => ({ folders, updatedAt })),
      clearMessage: assign({ message: undefined }),
      keepMessage: assign((_, message: string) => ({ message })),
      tellCached: assign(({ context }) => ({ message: cachedDataBanner(context.message ?? '') })),
      tellFallback: assign(({ context }) => ({ message: fallbackDataBanner(context.message ?? '') })),
      clearFolders: assign({ folders: [], updatedAt: undefined }),
      search: assign((_, query: string) => ({ query, page: 1 })),
      turnPage: assign(({ context }, step: number) => ({
        page: clampPage(context.page + step, searchFolders(context.folders, context.query).length),
      })),
      keepPageInRange: assign(({ context }) => ({
        page: clampPage(context.page, searchFolders(context.folders, context.query).length),
      })),
    },
    guards: {
      isPresent: (_, loaded: Loaded | undefined) => loaded !== undefined,
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
          readingCache: {
            invoke: {
              src: 'readCache',
              onDone: [
                {
                  guard: { type: 'isPresent', params: ({ event }) => event.output },
                  target: '#gallery.loaded.fromCache',
                  actions: [
                    { type: 'show', params: ({ event }) => event.output as Loaded },
                    'clearMessage',
                    'keepPageInRange',
                  ],
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
                target: '#gallery.loaded.fromFeed',
                actions: [
                  { type: 'show', params: ({ event }) => event.output },
                  'clearMessage',
                  'keepPageInRange',
                ],
              },
              onError: {
                target: 'recovering',
                actions: [{ type: 'keepMessage', params: ({ event }) => failureMessage(event.error) }],
              },
            },
          },
          recovering: {
            invoke: {
              src: 'recover',
              onDone: [
                {
                  guard: { type: 'isFromCache', params: ({ event }) => event.output },
                  target: '#gallery.loaded.fromExpiredCache',
                  actions: [
                    { type: 'show', params: ({ event }) => event.output },
                    'tellCached',
                    'keepPageInRange',
                  ],
                },
                {
                  target: '#gallery.loaded.fromFallback',
                  actions: [
                    { type: 'show', params: ({ event }) => event.output },
                    'tellFallback',
                    'keepPageInRange',
                  ],
                },
              ],
              onError: {
                target: '#gallery.failed',
                actions: [
                  { type: 'keepMessage', params: ({ event }) => failureMessage(event.error) },
                  'clearFolders',
                  'keepPageInRange',
                ],
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
