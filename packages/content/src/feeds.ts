import { banners } from './feeds/banners.ts';
import type { Feed, FindPicture, PictureWish } from './feeds/feed.ts';
import { gallery } from './feeds/gallery.ts';
import { legalProducts } from './feeds/legal-products.ts';
import { news } from './feeds/news.ts';
import { staff } from './feeds/staff.ts';
import type { SitePictures } from './site-rules.ts';

/** The feeds of an office, by name, in their order. */
const FEEDS = { banners, gallery, 'legal-products': legalProducts, staff, news } as const;

/** The name of a feed, and of its document: content/{name}.json. */
export type FeedName = keyof typeof FEEDS;

/** The names of all feeds, in their order. */
export const FEED_NAMES = Object.keys(FEEDS) as readonly FeedName[];

/** The items of each feed: what a folder and an endpoint both give. */
export type FeedItems = {
  readonly [Name in FeedName]: (typeof FEEDS)[Name] extends Feed<infer Item> ? readonly Item[] : never;
};

/** Gives the description of a feed. */
export const feedOf = <Name extends FeedName>(name: Name) =>
  FEEDS[name] as unknown as Feed<FeedItems[Name][number], FeedItems[Name]>;

/** Gives the pictures that the items of a feed ask for, in their order. */
export const wishesOf = <Name extends FeedName>(name: Name, items: FeedItems[Name]): readonly PictureWish[] =>
  feedOf(name).wishes?.(items) ?? [];

/** Lets the items of a feed from an endpoint call their pictures by keys, see Feed. */
export const keyed = <Name extends FeedName>(
  pictures: SitePictures,
  name: Name,
  items: FeedItems[Name],
): FeedItems[Name] => feedOf(name).keyed?.(items, pictures) ?? items;

/** Gives the items of a feed with the pictures that stand ready; what becomes of those without one, its file says. */
export const settle = <Name extends FeedName>(
  name: Name,
  items: FeedItems[Name],
  find: FindPicture,
): FeedItems[Name] => feedOf(name).settle?.(items, find) ?? items;

/** Writes the items of a feed as its document. */
export const documentOf = <Name extends FeedName>(name: Name, items: FeedItems[Name]): string =>
  `${JSON.stringify(feedOf(name).document?.(items) ?? items, null, 2)}\n`;
