import type { FeedName } from '../feeds.ts';
import type { Finding, Level } from './finding.ts';

/** A feed of a check. */
export interface CheckedFeed {
  readonly feed: FeedName;
  readonly source: 'folder' | 'endpoint' | 'directory';
  /** Of an endpoint. */
  readonly host?: string;
  readonly received: number;
  readonly kept: number;
  readonly dropped: number;
  readonly pictures: { readonly checked: number; readonly missing: number; readonly notAsked: number };
  readonly links: { readonly checked: number; readonly notAsked: number };
}

/** A check, with everything that it found; `Seen` is what a visitor will see, as the site tells it. */
export interface CheckReport<Seen = unknown> {
  readonly version: 1;
  /** The source as it was asked for: folder, endpoints, a folder's name, or both where feeds come from both. */
  readonly source: string;
  readonly counts: Readonly<Record<Level, number>>;
  readonly feeds: readonly CheckedFeed[];
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly seen: Seen;
}
