import type { FeedItems, FeedName } from '../items.ts';
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

/** The rules of a site that a check applies; `Seen` is the site's summary of what a visitor will see. */
export interface CheckRules<Seen> {
  /** Lists what the rules change in the items of a feed, and what a visitor would miss. */
  readonly findings: { readonly [Name in FeedName]: (items: FeedItems[Name]) => ItemFinding[] };
  /** Gives the links that the items of a feed show, in their order. */
  readonly links: { readonly [Name in FeedName]: (items: FeedItems[Name]) => FeedLink[] };
  /** Looks a path up among the addresses of the site; undefined where it leads to a page or file. */
  readonly pathProblem: (address: string, site: KnownSite) => PathProblem | undefined;
  /** Summarises what a visitor will see of some feeds. */
  readonly seen: (items: Partial<FeedItems>) => Seen;
}
