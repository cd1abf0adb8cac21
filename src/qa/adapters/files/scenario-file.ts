import * as v from 'valibot';
import { byFeed } from '../../../adapters/http/feeds.ts';
import { IMAGE_USES } from '../../../adapters/image-addresses/image-widths.ts';

const kebab = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
);

/** What a feed may answer. */
export const FEED_ANSWERS = [
  'good',
  'empty',
  'one-bad-item',
  // Articles without a date, and with one that cannot be read; as 'good' elsewhere.
  'odd-dates',
  'wrong-envelope',
  'html',
  'truncated',
  '404',
  '500',
  'network',
  'hangs',
] as const;
const answer = v.picklist(FEED_ANSWERS);
/** Used in turn; the last one repeats. */
const inTurn = <T extends v.GenericSchema>(one: T) => v.pipe(v.array(one), v.minLength(1));
/** What the storage of a cache may hold, or how it may refuse. */
export const STORAGE_STATES = ['nothing', 'fresh', 'expired', 'broken', 'full', 'forbidden'] as const;
const storage = v.picklist(STORAGE_STATES);
const imageUse = v.picklist(IMAGE_USES);

/** A scenario as its file holds it; a field that is left out means that all is well there. */
const scenarioSchema = v.strictObject({
  name: kebab,
  /** For the ribbon, plain English. */
  title: v.pipe(v.string(), v.minLength(1)),
  feeds: v.optional(v.strictObject(byFeed(() => v.optional(inTurn(answer)))), {}),
  storage: v.optional(v.strictObject({ gallery: v.optional(storage), articles: v.optional(storage) }), {}),
  /** Which images fail. */
  images: v.optional(v.union([v.picklist(['none', 'all']), v.array(imageUse)]), 'none'),
  /** An instant, or the visitor's own clock. */
  time: v.optional(v.union([v.literal('real'), v.pipe(v.string(), v.isoTimestamp())]), 'real'),
  /** Whether the page starts with what the build baked. */
  baked: v.optional(v.boolean(), true),
  fallbackGallery: v.optional(v.picklist(['good', 'fails']), 'good'),
  /** Whether the visitor asks for less motion; absent where the browser's own answer is to be used. */
  motion: v.optional(v.picklist(['usual', 'reduced'])),
  backgroundVideo: v.optional(v.picklist(['good', 'fails']), 'good'),
  /** Absent where the browser's own is to be used. */
  sanitiser: v.optional(v.picklist(['works', 'fails'])),
  download: v.optional(inTurn(v.picklist(['saved', 'opened', 'blocked', 'fails']))),
  share: v.optional(inTurn(v.picklist(['shared', 'copied', 'cancelled', 'fails']))),
});

/** How the world behaves: feeds, storage, images, time and the visitor's own means. */
export type Scenario = v.InferOutput<typeof scenarioSchema>;
/** What a feed answers. */
export type FeedAnswer = v.InferOutput<typeof answer>;
/** What the storage of a cache holds, or how it refuses. */
export type StorageState = v.InferOutput<typeof storage>;

/**
 * Reads a scenario file.
 * @param json the file's content
 * @throws Error that names the field and what it takes
 */
export function parseScenario(json: unknown): Scenario {
  const result = v.safeParse(scenarioSchema, json);
  if (result.success) return result.output;
  throw new Error(`no scenario: ${v.summarize(result.issues)}`);
}
