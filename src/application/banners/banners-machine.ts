import { enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { BannerImage, BannerSlide } from '../../domain/banners/banner.ts';
import { bannerSlides } from '../../domain/banners/banner-slides.ts';
import { wrapAround } from '../../domain/shared/wrap-around.ts';
import { to } from '../messages.ts';
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
 * leaves baked slides where they are (spec §2 Served page). The automatic change hears which slide is shown, and says when
 * the next is due.
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
      show: enqueueActions(({ context, enqueue }, next: Partial<BannersContext>) => {
        const { slides, index } = { ...context, ...next };
        enqueue.assign(next);
        if (slides[index]?.name === context.slides[context.index]?.name) return;
        enqueue.sendTo(to('autoplay'), { type: 'slide.shown' });
      }),
      reportPlaying: sendTo(to('autoplay'), (_, isPlaying: boolean) => ({
        type: 'conditions.changed',
        change: { isPlaying },
      })),
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
        actions: { type: 'show', params: ({ event: { index } }) => ({ index }) },
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
                actions: { type: 'show', params: ({ context, event }) => withSlides(context, event.output) },
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
          playing: {
            on: {
              'playback.toggled': 'paused',
              'playback.paused': 'paused',
              'turn.due': {
                actions: {
                  type: 'show',
                  params: ({ context: { slides, index } }) => ({
                    index: wrapAround(index + 1, slides.length),
                  }),
                },
              },
            },
          },
          paused: {
            entry: { type: 'reportPlaying', params: false },
            exit: { type: 'reportPlaying', params: true },
            on: { 'playback.toggled': 'playing' },
          },
        },
      },
    },
  });
}

function withSlides({ index }: BannersContext, images: readonly BannerImage[]): BannersContext {
  const slides = bannerSlides(images);
  return { slides, index: index < slides.length ? index : 0 };
}
