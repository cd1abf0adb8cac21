/** What happens to the banner carousel. */
export type BannersEvent =
  | { readonly type: 'slide.changed'; readonly index: number }
  | { readonly type: 'playback.toggled' }
  | { readonly type: 'playback.paused' }
  | { readonly type: 'feed.retried' };
