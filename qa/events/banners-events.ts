import { bare, carrying, index } from './fields.ts';

/** What happens to the banner carousel. */
export const BANNERS_EVENTS = {
  'slide.changed': carrying('slide.changed', { index }, { index: 1 }),
  'turn.due': bare('turn.due'),
  'playback.toggled': bare('playback.toggled'),
  'playback.paused': bare('playback.paused'),
  'feed.retried': bare('feed.retried'),
};
