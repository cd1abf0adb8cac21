import type { BannerImage } from '../../domain/banners/banner.ts';

/** Where banners come from (spec §7 Banner images). */
export interface BannerFeed {
  /**
   * Loads the banners as the feed orders them, doubles included.
   * @throws FeedError, or the reason of `signal` once it is aborted
   */
  load(signal: AbortSignal): Promise<readonly BannerImage[]>;
}
