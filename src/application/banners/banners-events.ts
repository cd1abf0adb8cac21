import { bare, carrying, type EventIn, index } from '../shared/common-events.ts';

/** What happens to the banner carousel. */
export const BANNERS_EVENTS = {
  'slide.changed': carrying('slide.changed', { index }, { index: 1 }),
  'playback.toggled': bare('playback.toggled'),
  'playback.paused': bare('playback.paused'),
  'feed.retried': bare('feed.retried'),
};

/** What happens to the banner carousel. */
export type BannersEvent = EventIn<typeof BANNERS_EVENTS>;
