/** What happens to the banner carousel. */
export type BannersEvent =
  | { readonly type: 'slide.changed'; readonly index: number }
  /** The slides are to change by themselves. */
  | { readonly type: 'turn.due' }
  | { readonly type: 'playback.toggled' }
  | { readonly type: 'playback.paused' }
  | { readonly type: 'feed.retried' };
