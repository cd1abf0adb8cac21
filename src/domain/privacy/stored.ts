import * as texts from './texts.ts';

/** What of a build decides what is stored in the browser. */
export interface StoringBuild {
  /** Whether the site is stored for a visit without network. */
  readonly offline: boolean;
  /** Whether pictures come through the image proxy. */
  readonly isProxied: boolean;
  /** Whether the testers' tools are part of it. */
  readonly qa: boolean;
}

/** Where a browser stores something. */
export type StorageArea = 'local' | 'session' | 'cache' | 'database';

/** Something that the site stores in the browser (spec §2 Privacy). */
export interface StoredItem {
  /** Its name there; one that ends in … begins so. */
  readonly key: string;
  readonly area: StorageArea;
  readonly why: string;
  readonly until: string;
  /** The builds that store it; absent for all. */
  readonly in?: keyof StoringBuild;
}

/** Everything that the site may store. A test finds every name of the code here (contract "Storage keys"). */
export const STORED: readonly StoredItem[] = [
  { key: 'gallery_cache', area: 'local', why: texts.whyGallery, until: texts.untilReplaced },
  { key: 'articles_cache', area: 'local', why: texts.whyNews, until: texts.untilReplaced },
  {
    key: 'langkah_centang',
    area: 'local',
    why: texts.whyTicks,
    until: texts.untilTicksCleared,
  },
  { key: 'pengumuman', area: 'session', why: texts.whyNotices, until: texts.untilTabClosed },
  { key: 'renewed_for', area: 'session', why: texts.whyReloaded, until: texts.untilTabClosed },
  {
    key: 'bupc-precache…',
    area: 'cache',
    why: texts.whyPages,
    until: texts.untilNewVersion,
    in: 'offline',
  },
  { key: 'bupc-files', area: 'cache', why: texts.whyPrograms, until: texts.untilThirtyDays, in: 'offline' },
  {
    key: 'bupc-pictures',
    area: 'cache',
    why: texts.whyPictures,
    until: texts.untilThirtyDays,
    in: 'offline',
  },
  {
    key: 'bupc-proxied',
    area: 'cache',
    why: texts.whyProxyPictures,
    until: texts.untilThirtyDays,
    in: 'isProxied',
  },
  { key: 'bupc-feeds', area: 'cache', why: texts.whyFeeds, until: texts.untilReplaced, in: 'offline' },
  {
    key: 'bupc-guide',
    area: 'cache',
    why: texts.whyGuide,
    until: texts.untilReplaced,
    in: 'offline',
  },
  {
    key: 'workbox-expiration',
    area: 'database',
    why: texts.whyUseTimes,
    until: texts.untilThirtyDays,
    in: 'offline',
  },
  { key: 'qa_inspector…', area: 'local', why: texts.whyInspector, until: texts.untilCleared, in: 'qa' },
];

/** Gives what a build stores. */
export function storedItems(build: StoringBuild): readonly StoredItem[] {
  // The proxy's pictures are stored by what stores the site.
  const isStoredBy = { ...build, isProxied: build.isProxied && build.offline };
  return STORED.filter((item) => item.in === undefined || isStoredBy[item.in]);
}
