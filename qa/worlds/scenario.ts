import type { FeedName } from '../../src/adapters/http/feeds.ts';
import type { ImageUse } from '../../src/adapters/image-addresses/image-widths.ts';

/** The uses of images that may fail. */
export const IMAGE_USES = ['banner', 'portrait', 'gallery', 'newsCard', 'newsDialog'] as const;
/** What a feed may answer, by name. */
export const FEED_ANSWERS = [
  'good',
  'empty',
  'one-bad-item',
  // Articles without a date, and with one that cannot be read; as 'good' elsewhere.
  'odd-dates',
  'wrong-envelope',
  'html',
  'truncated',
  'too-long',
  '404',
  '500',
  'network',
  'hangs',
] as const;
/** What the storage of a cache may contain, or how it may refuse. */
export const STORAGE_STATES = ['nothing', 'fresh', 'expired', 'broken', 'full', 'forbidden'] as const;
/** How a download may end. */
export const DOWNLOADS = ['saved', 'opened', 'blocked', 'fails'] as const;
/** How each call of the search's index may end. */
export const SEARCHES = ['works', 'fails'] as const;
/** How each request to the map's data may end. */
export const MAP_ANSWERS = ['works', 'fails'] as const;
/** What the setbacks of a parcel come to. */
export const SETBACK_ANSWERS = ['works', 'unknown', 'fails'] as const;
/** How the files that the map draws from may come. */
export const MAP_FILES = ['works', 'fails', 'late'] as const;
/** How each search for the visitor's own position may end. */
export const OWN_PLACES = ['found', 'refused'] as const;
/** How each look-up of the parcel that an address carries may end. */
export const PARCELS = ['found', 'missing', 'fails'] as const;
/** How each filling of a form may end. */
export const FORMS = ['filled', 'blank', 'fails'] as const;
/** How sharing may end. */
export const SHARINGS = ['shared', 'copied', 'cancelled', 'fails'] as const;

/** A feed's answer by name. */
export type FeedAnswerName = (typeof FEED_ANSWERS)[number];
/** What a feed answers: by name, or as it was seen: a document, a text that is not JSON, or a status. */
export type FeedAnswer =
  | FeedAnswerName
  | { readonly body: unknown }
  | { readonly text: string }
  | { readonly status: number };
/** What the storage of a cache contains, or how it refuses. */
export type StorageStateName = (typeof STORAGE_STATES)[number];
/** The same, or the text of the record that was seen there. */
export type StorageState = StorageStateName | { readonly record: string };
/** Which images fail: none, all, those of some uses, or those at some addresses. */
export type FailingImages =
  | 'none'
  | 'all'
  | readonly (typeof IMAGE_USES)[number][]
  | { readonly addresses: readonly string[] };

/** How the world behaves: feeds, storage, images, time and the visitor's browser. */
export interface Scenario {
  readonly name: string;
  /** For the ribbon, plain English. */
  readonly title: string;
  /** Used in turn; the last one repeats. */
  readonly feeds: { readonly [Name in FeedName]?: readonly FeedAnswer[] | undefined };
  readonly storage: {
    readonly gallery?: StorageState | undefined;
    readonly articles?: StorageState | undefined;
  };
  readonly images: FailingImages;
  /** An instant, or 'real' for the visitor's own clock. */
  readonly time: string;
  /** Whether the page starts with what the build baked. */
  readonly baked: boolean;
  /** What the build had baked, where it differs from the documents. */
  readonly snapshot?: { readonly [Name in FeedName]?: readonly unknown[] | undefined } | undefined;
  readonly fallbackGallery: 'good' | 'fails';
  /** Whether the visitor asks for less motion; absent where the browser's own setting applies. */
  readonly motion?: 'usual' | 'reduced' | undefined;
  readonly backgroundVideo: 'good' | 'fails';
  /** Absent where the browser's own is used. */
  readonly sanitiser?: 'works' | 'fails' | undefined;
  readonly download?: readonly (typeof DOWNLOADS)[number][] | undefined;
  readonly share?: readonly (typeof SHARINGS)[number][] | undefined;
  /** Absent where the city's own parcels are looked up. */
  readonly parcel?: readonly (typeof PARCELS)[number][] | undefined;
  /** Absent where forms are filled and saved. */
  readonly form?: readonly (typeof FORMS)[number][] | undefined;
  /** Absent where the page's own index is used. */
  readonly search?: readonly (typeof SEARCHES)[number][] | undefined;
  /** Absent where the city's own data is used. */
  readonly map?: readonly (typeof MAP_ANSWERS)[number][] | undefined;
  /** Absent where they are calculated. */
  readonly setback?: readonly (typeof SETBACK_ANSWERS)[number][] | undefined;
  /** How the tiles of the map come, and the data of its layers. */
  readonly tiles?: (typeof MAP_FILES)[number] | undefined;
  readonly layers?: (typeof MAP_FILES)[number] | undefined;
  /** Absent where the browser is asked. */
  readonly ownPlace?: readonly (typeof OWN_PLACES)[number][] | undefined;
  /** Whether the browser can draw a map; absent where the page finds out itself. */
  readonly drawing?: 'works' | 'fails' | undefined;
}

/** The names that scenarios have for images are those of the site. */
type Same<Known extends string, Site extends string> = [Exclude<Known, Site>, Exclude<Site, Known>] extends [
  never,
  never,
]
  ? readonly Known[]
  : never;
IMAGE_USES satisfies Same<(typeof IMAGE_USES)[number], ImageUse>;
