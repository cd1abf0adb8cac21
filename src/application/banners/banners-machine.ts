import { assign, fromPromise, setup } from 'xstate';
import type { BannerImage, BannerSlide } from '../../domain/banners/banner.ts';
import { bannerSlides } from '../../domain/banners/banner-slides.ts';
import type { Feed } from '../ports/feed.ts';
import type { BannersEvent } from './banners-events.ts';

/** What the banner carousel needs from outside. */
export interface BannersPorts {
  readonly feeds: { readonly banners: Feed<BannerImage> };
}

/** The context of the carousel: its slides in order and the index of the one shown (0-based). */
export interface BannersContext {
  readonly slides: readonly BannerSlide[];
  readonly index: number;
}

/**
 * The banner carousel (spec §2 Banner carousel, §4 Banner carousel): its feed, and whether it plays. A failed feed
 * leaves baked slides where they are (spec §2 Served page).
 * @param ports the banner feed
 */
export function createBannersMachine({ feeds }: BannersPorts) {
  return setup({
    types: {
      context: {} as BannersContext,
      events: {} as BannersEvent,
      input: {} as { readonly baked?: readonly BannerImage[] | undefined },
    },
    actors: {
      loadBanners: fromPromise<readonly BannerImage[]>(({ signal }) => feeds.banners.load(signal)),
    },
    actions: {
      showSlides: assign(({ context }, images: readonly BannerImage[]) => {
        const slides = bannerSlides(images);
        return { slides, index: context.index < slides.length ? context.index : 0 };
      }),
      showSlide: assign((_, index: number) => ({ index })),
    },
    guards: {
      isThere: ({ context }, index: number) => context.slides[index] !== undefined,
    },
  }).createMachine({
    id: 'banners',
    context: ({ input }) => ({ slides: bannerSlides(input.baked ?? []), index: 0 }),
    type: 'parallel',
    on: {
      'slide.changed': {
        guard: { type: 'isThere', params: ({ event }) => event.index },
        actions: { type: 'showSlide', params: ({ event }) => event.index },
      },
    },
    states: {
      feed: {
        initial: 'loading',
        states: {
          loading: {
            invoke: {
              src: 'loadBanners',
              onDone: {
                target: 'loaded',
                actions: { type: 'showSlides', params: ({ event }) => event.output },
              },
              onError: {
                target: 'failed',
              },
            },
          },
          loaded: { on: { 'feed.retried': 'loading' } },
          failed: { on: { 'feed.retried': 'loading' } },
        },
      },
      playback: {
        initial: 'playing',
        states: {
          playing: { on: { 'playback.toggled': 'paused', 'playback.paused': 'paused' } },
          paused: { on: { 'playback.toggled': 'playing' } },
        },
      },
    },
  });
}
