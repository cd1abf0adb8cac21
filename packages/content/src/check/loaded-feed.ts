import type { PictureWish } from '../feeds/feed.ts';
import type { FeedItems, FeedName } from '../feeds.ts';
import type { ImageUse } from '../items.ts';
import type { BuiltPicture } from '../pictures/picture-store.ts';
import type { Finding, ItemFinding, Level } from './finding.ts';

/** What is known of a picture once it was looked at. */
export type PictureState = 'had' | 'not asked' | { readonly level: Level; readonly message: string };

/** A feed as one of the sources gives it, before the rules look at it. */
export interface LoadedFeed<Name extends FeedName = FeedName> {
  readonly name: Name;
  readonly source: 'folder' | 'endpoint' | 'directory';
  /** Of an endpoint. */
  readonly host?: string;
  /** Whether there was no document at all, so that its content is unknown. */
  readonly isGone?: boolean;
  readonly received: number;
  readonly items: FeedItems[Name];
  /** What was found while it was read. */
  readonly findings: readonly Finding[];
  /** The pictures that its items ask for. */
  readonly wishes: readonly PictureWish[];
  /** Looks at a picture. */
  readonly look: (key: string, uses: readonly ImageUse[]) => Promise<PictureState>;
  /** Gives the items as the page would show them, without the pictures that cannot be loaded. */
  readonly shown: (isMissing: (key: string) => boolean) => FeedItems[Name];
  /** Gives the location of a finding. */
  readonly place: (finding: ItemFinding) => Finding;
}

/** A placeholder for any picture that will be built. */
export const STAND_IN: BuiltPicture = { fileId: 'x.aaaaaaaaaaaa', sizes: new Map() };

/** Places findings by their index in the list that was received. */
export function placedByIndex(name: FeedName, indices: readonly number[]): (finding: ItemFinding) => Finding {
  return ({ item, nth: _, ...rest }) => {
    const index = item === undefined ? undefined : (indices[item] ?? item);
    return { feed: name, ...rest, ...(index !== undefined && { index }) };
  };
}
