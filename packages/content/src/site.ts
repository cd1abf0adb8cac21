import type { FeedItems, FeedName } from './feeds.ts';
import type { SitePictures, SiteRules } from './site-rules.ts';

/** Logs what a reader leaves out of a document: 'feed.item-dropped' with its index and the reason. */
export interface FeedLog {
  readonly event: (name: string, detail?: Readonly<Record<string, unknown>>) => void;
}

/** What a site defines for a feed. */
export interface FeedOfSite<Items> {
  /** The environment variable by which the site's page may ask another host for it: 'VITE_NEWS_URL'. */
  readonly env: string;
  /**
   * Reads its document; a bad item is left out and logged.
   * @throws where it is no document of this feed
   */
  readonly parse: (json: unknown, log: FeedLog) => Items;
  /** Identifies its items: of those with the same key only the first is read. */
  readonly keyOf: (item: Items extends readonly (infer Item)[] ? Item : never) => string;
}

/**
 * What a site hands over, so that its content can be made, pulled and checked by the rules that its pages follow. This
 * package imports nothing of a site.
 */
export interface ContentSite {
  readonly feeds: { readonly [Name in FeedName]: FeedOfSite<FeedItems[Name]> };
  readonly pictures: SitePictures;
  readonly rules: SiteRules;
}
