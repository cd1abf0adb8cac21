import type { Feed } from '../../application/ports/feed.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { bannerKey } from '../../domain/banners/banner.ts';
import { folderKey } from '../../domain/gallery/gallery.ts';
import { productKey } from '../../domain/legal-products/legal-product.ts';
import { articleKey } from '../../domain/news/article.ts';
import { staffKey } from '../../domain/staff/staff-profile.ts';
import { bakedArticles, bakedFolders, bakedProducts } from './baked-items.ts';
import { parseBanners } from './banner-feed.ts';
import { parseGallery, parseGalleryFolders } from './gallery-feed.ts';
import { type HttpFeedOptions, httpLoad } from './http-feed.ts';
import { parseLegalProducts } from './legal-product-feed.ts';
import { parseNews, parseStoredArticles } from './news-feed.ts';
import { parseStaff } from './staff-feed.ts';

/** The description of a feed for the rest of the code (contract "Feeds"). */
export interface FeedDescription {
  /** The environment variable that holds its address; the default is /content/{name}.json. */
  readonly env: string;
  /**
   * Reads its document; a bad item is dropped and logged.
   * @throws FeedError for a wrong envelope
   */
  readonly parse: (json: unknown, logger: Logger) => readonly object[];
  /** Identifies its items: of those with the same key only the first is read (contract "Feeds"). */
  readonly keyOf: (item: never) => string;
  /** Picks the items that are baked into the served page; absent where none are. */
  readonly bake?: (items: never[]) => readonly object[];
  /** A document without items. */
  readonly empty: unknown;
}

/**
 * Every feed, by name. Deployment, container, snapshot, the documents of scenarios, random scenarios, .env.example and the
 * table in docs/contract.md are derived from this list.
 */
export const FEEDS = {
  banners: {
    env: 'VITE_BANNERS_URL',
    parse: parseBanners,
    keyOf: bannerKey,
    bake: (banners) => banners,
    empty: [],
  },
  gallery: {
    env: 'VITE_GALLERY_URL',
    parse: parseGallery,
    keyOf: folderKey,
    bake: bakedFolders,
    empty: { success: true, data: { folders: [] } },
  },
  'legal-products': {
    env: 'VITE_LEGAL_PRODUCTS_URL',
    parse: parseLegalProducts,
    keyOf: productKey,
    bake: bakedProducts,
    empty: [],
  },
  staff: { env: 'VITE_STAFF_URL', parse: parseStaff, keyOf: staffKey, empty: [] },
  news: {
    env: 'VITE_NEWS_URL',
    parse: parseNews,
    keyOf: articleKey,
    bake: bakedArticles,
    empty: { articles: [] },
  },
} as const satisfies Record<string, FeedDescription>;

/** The name of a feed: of its file in /content, of its events in the log and of its answers in a scenario. */
export type FeedName = keyof typeof FEEDS;

/** The names of all feeds, in their order. */
export const FEED_NAMES = Object.keys(FEEDS) as readonly FeedName[];

/** A value for each feed. */
export type ByFeed<T> = Readonly<Record<FeedName, T>>;

/** All feeds, each giving items of its own kind. */
export type Feeds = { readonly [Name in FeedName]: Feed<ReturnType<(typeof FEEDS)[Name]['parse']>[number]> };

/** Gives the description of a feed as the plain type, instead of its literal values. */
export const feedOf = (name: FeedName): FeedDescription => FEEDS[name];

/** Makes a value for each feed. */
export function byFeed<T>(make: (name: FeedName) => T): ByFeed<T> {
  return Object.fromEntries(FEED_NAMES.map((name) => [name, make(name)])) as ByFeed<T>;
}

/** Makes a feed over HTTP (spec §7 Feeds). */
export function createHttpFeed(name: FeedName, options: HttpFeedOptions): Feed<object> {
  return { load: httpLoad(name, feedOf(name).parse, options) };
}

/** Makes all feeds over HTTP. */
export function createHttpFeeds(optionsOf: (name: FeedName) => HttpFeedOptions): Feeds {
  return byFeed((name) => createHttpFeed(name, optionsOf(name))) as Feeds;
}

/**
 * Gives the part of a feed's document that is baked into the served page.
 * @returns undefined for a feed that is not baked
 * @throws FeedError for a wrong envelope
 */
export function bakedItems(name: FeedName, json: unknown): readonly object[] | undefined {
  const { parse, bake } = feedOf(name);
  return bake?.(parse(json, { event: () => undefined }) as never[]);
}

// The reader of cached copies is exported here too, so that all schemas are in one file.
export { parseGalleryFolders, parseStoredArticles };
