import type { Locator, Page } from '@playwright/test';
import type { FeedName } from '../../../src/adapters/http/feeds.ts';

/** Items for a document, and the names under which those that must be shown are shown, in the order of the document. */
export interface Shown {
  readonly items: readonly unknown[];
  readonly names: readonly string[];
}

/** Whether the browser holds a copy of a feed, and how old it is. */
export type CacheState = 'none' | 'empty' | 'fresh' | 'expired';

/** A feed, with items of every kind, and how its section is looked at. */
export interface FaultyFeed {
  readonly name: FeedName;
  /** Where its section is in sight. */
  readonly path: string;
  /** The copy that a browser may hold: its storage key, and the record without its times. */
  readonly cache?: { readonly key: string; readonly record: object };
  readonly wrap: (items: readonly unknown[]) => unknown;
  readonly good: Shown;
  readonly bad: object;
  readonly wrongTypes: Shown;
  readonly prototype: Shown;
  readonly halves: Shown;
  readonly long: Shown;
  /** The words of spec §8 for a failure, over what stands in. */
  readonly failed: (page: Page, message: string, cache: CacheState) => Promise<void>;
  /** The words of an empty list, where what is no list counts as one. */
  readonly empty?: (page: Page) => Promise<void>;
  /** What asks again after a failure; where nothing does, the page is loaded again. */
  readonly retry?: (page: Page) => Locator;
  /** What asks again after an answer. */
  readonly refresh?: (page: Page) => Locator;
  readonly shows: (page: Page, names: readonly string[]) => Promise<void>;
  /** The section with the site's own content. */
  readonly whole: (page: Page) => Promise<void>;
}

/** More than a field holds. */
export const TEN_MEGABYTES = 'panjang '.repeat(1_250_000);
/** The beginning of what is cut. */
export const CUT = 'Panjang';
/** The address of a file on a drive. */
export const drive = (id: string) => `https://drive.google.com/open?id=${id}`;
/** Items, with the names of those that are shown. */
export const shown = (items: readonly unknown[], ...names: string[]): Shown => ({ items, names });
/** An item that has a field of a name that every object has, as JSON may. */
export const withPrototype = (item: object): unknown =>
  JSON.parse(JSON.stringify(item).replace('{', '{"__proto__":{"name":"x","title":"x"},"constructor":null,'));
