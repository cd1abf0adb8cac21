import { bannerFeed } from './banner-feed.ts';
import type { FeedRule } from './feed-rule.ts';
import { galleryFeed } from './gallery-feed.ts';
import { legalProductFeed } from './legal-product-feed.ts';
import { newsFeed } from './news-feed.ts';
import { staffFeed } from './staff-feed.ts';

/** The rules of the five feeds, by the names that a request uses. */
export const FEED_RULES = {
  banners: bannerFeed,
  staff: staffFeed,
  'legal-products': legalProductFeed,
  news: newsFeed,
  gallery: galleryFeed,
} as const satisfies Record<string, FeedRule>;

/** The name of a feed, as in `?feed=news`. */
export type FeedName = keyof typeof FEED_RULES;

/** The names of the feeds, those that are made quickly first and the gallery last. */
export const FEED_NAMES = Object.keys(FEED_RULES) as readonly FeedName[];

/** Whether a request names a feed. */
export function isFeedName(name: string | undefined): name is FeedName {
  return FEED_NAMES.some((feed) => feed === name);
}
