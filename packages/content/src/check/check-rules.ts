import type { FeedItems, FeedName } from '../feeds.ts';
import type { ItemFinding } from './finding.ts';

/** A link that an item shows. */
export interface FeedLink {
  readonly item: number;
  readonly field: string;
  /** As it is opened. */
  readonly address: string;
}

/** What is wrong with a path of the site; 'note' where it leads to a page that says that nothing is connected. */
export interface PathProblem {
  readonly level: 'warning' | 'note';
  readonly message: string;
}

/** What is known of a site while its paths are judged. */
export interface KnownSite {
  /** The items of the feeds that are checked. */
  readonly items: Partial<FeedItems>;
  /** Whether the site has a file at a path. */
  readonly hasFile: (path: string) => boolean;
}

/** The rules of a site for the items of a feed. */
export interface FeedRules<Items> {
  /** Lists what the rules change in them, and what a visitor would miss. */
  readonly findings: (items: Items) => ItemFinding[];
  /** Gives the links that they show, in their order; absent where they show none. */
  readonly links?: (items: Items) => FeedLink[];
}

/** The rules of a site that a check applies; `Seen` is the site's summary of what a visitor will see. */
export interface CheckRules<Seen> {
  readonly feeds: { readonly [Name in FeedName]: FeedRules<FeedItems[Name]> };
  /** Looks a path up among the addresses of the site; undefined where it leads to a page or file. */
  readonly pathProblem: (address: string, site: KnownSite) => PathProblem | undefined;
  /** Summarises what a visitor will see of some feeds. */
  readonly seen: (items: Partial<FeedItems>) => Seen;
}
