import { KINDS, LEVELS } from '@bupc/content';
import * as v from 'valibot';
import { FEED_NAMES } from '../../../src/adapters/http/feeds.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.string();

const finding = v.strictObject({
  level: v.picklist(LEVELS),
  kind: v.picklist(KINDS),
  /** Absent where no single feed is meant. */
  feed: v.exactOptional(v.picklist(FEED_NAMES)),
  /** In the feed's list, from 0. */
  index: v.exactOptional(count),
  field: v.exactOptional(text),
  /** Of the folder, from the root of the project. */
  file: v.exactOptional(text),
  /** From 1. */
  line: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  message: text,
  address: v.exactOptional(text),
});

const feed = v.strictObject({
  feed: v.picklist(FEED_NAMES),
  source: v.picklist(['folder', 'endpoint', 'directory']),
  /** Of an endpoint. */
  host: v.exactOptional(text),
  received: count,
  kept: count,
  dropped: count,
  pictures: v.strictObject({ checked: count, missing: count, notAsked: count }),
  links: v.strictObject({ checked: count, notAsked: count }),
});

const seen = v.strictObject({
  banners: v.exactOptional(v.array(v.strictObject({ name: text, link: text }))),
  profile: v.exactOptional(
    v.strictObject({
      isSample: v.boolean(),
      title: v.exactOptional(text),
      description: v.exactOptional(text),
      category: v.exactOptional(text),
    }),
  ),
  legalProducts: v.exactOptional(
    v.strictObject({
      dropdown: v.strictObject({ heading: text, names: v.array(text) }),
      section: v.array(v.strictObject({ name: text, badge: text, type: text, address: text })),
      footer: text,
    }),
  ),
  news: v.exactOptional(
    v.strictObject({
      articles: v.array(v.strictObject({ title: text, date: text, pictures: count, excerpt: text })),
      hasMore: v.boolean(),
    }),
  ),
  gallery: v.exactOptional(
    v.strictObject({
      pages: v.array(
        v.array(
          v.strictObject({ name: text, date: text, photos: count, caption: text, hasZip: v.boolean() }),
        ),
      ),
    }),
  ),
});

/** What `npm run content -- check --json` writes. */
export const reportSchema = v.strictObject({
  version: v.literal(1),
  /** As it was asked for: folder, endpoints, a folder's name, or both where feeds come from both. */
  source: text,
  counts: v.strictObject({ error: count, warning: count, note: count }),
  feeds: v.array(feed),
  /** The worst first. */
  findings: v.array(finding),
  seen,
});

/** A check, with everything that it found. */
export type CheckReport = v.InferOutput<typeof reportSchema>;
/** What a visitor will see of the feeds that were checked. */
export type Seen = v.InferOutput<typeof seen>;
