import * as v from 'valibot';
import { byFeed } from '../../src/adapters/http/feeds.ts';
import { meant, strict } from '../events/fields.ts';
import {
  DOWNLOADS,
  type FailingImages,
  FEED_ANSWERS,
  type FeedAnswer,
  FORMS,
  IMAGE_USES,
  MAP_ANSWERS,
  MAP_FILES,
  OWN_PLACES,
  PARCELS,
  type Scenario,
  SEARCHES,
  SETBACK_ANSWERS,
  SHARINGS,
  STORAGE_STATES,
  type StorageState,
} from './scenario.ts';
import { instantProblem } from './scenario-time.ts';

/** A name as files have it. */
const kebab = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  v.description('lower-case words joined by hyphens'),
);
/** A text for people. */
const title = v.pipe(v.string(), v.minLength(1), v.description('a text that is not empty'));

/** A schema that rejects every value. @param says a sentence that names what is needed */
const nothing = (says: string) => v.custom<never>(() => false, says);

const isObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
const keysOf = (input: unknown): readonly string[] => (isObject(input) ? Object.keys(input) : []);

const status = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599));
const seen = {
  body: strict('an answer', { body: v.unknown() }),
  text: strict('an answer', { text: v.string() }),
  status: strict('an answer', { status: v.pipe(status, v.description('a status from 100 to 599')) }),
};
const answer: v.GenericSchema<unknown, FeedAnswer> = meant(
  (input): v.GenericSchema<unknown, FeedAnswer> => {
    if (!isObject(input)) return v.picklist(FEED_ANSWERS);
    const kind = keysOf(input).find((key): key is keyof typeof seen => Object.hasOwn(seen, key));
    return kind === undefined ? nothing('needs body, text or status') : seen[kind];
  },
  `one of ${FEED_ANSWERS.join(', ')}, or what was seen`,
);

const storage: v.GenericSchema<unknown, StorageState> = meant(
  (input): v.GenericSchema<unknown, StorageState> =>
    isObject(input) ? strict('a storage', { record: v.string() }) : v.picklist(STORAGE_STATES),
  `one of ${STORAGE_STATES.join(', ')}, or what was seen`,
);

const IMAGES_WANTED = `none, all, or a list of ${IMAGE_USES.join(', ')}`;
const images: v.GenericSchema<unknown, FailingImages> = meant(
  (input): v.GenericSchema<unknown, FailingImages> => {
    if (Array.isArray(input)) return v.array(v.picklist(IMAGE_USES));
    if (isObject(input)) return strict('images', { addresses: v.array(v.string()) });
    return v.pipe(v.picklist(['none', 'all']), v.description(IMAGES_WANTED));
  },
  IMAGES_WANTED,
);

const instant = v.pipe(
  v.string(),
  v.check(
    (text) => text === 'real' || instantProblem(text) === undefined,
    ({ input }) => `${instantProblem(input)}`,
  ),
  v.description('real, or an instant as 2026-11-30T09:00'),
);

/** Used in turn; the last one repeats. */
const inTurn = <T>(one: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(one), v.minLength(1), v.description('a list of at least one'));

/** A scenario as its file has it; a field that is left out works as usual. */
export const scenarioSchema: v.GenericSchema<unknown, Scenario> = strict('a scenario', {
  name: kebab,
  title,
  feeds: v.optional(
    strict(
      'the feeds',
      byFeed(() => v.optional(inTurn(answer))),
    ),
    {},
  ),
  storage: v.optional(
    strict('the storage', { gallery: v.optional(storage), articles: v.optional(storage) }),
    {},
  ),
  images: v.optional(images, 'none'),
  time: v.optional(instant, 'real'),
  baked: v.optional(v.boolean(), true),
  snapshot: v.optional(
    strict(
      'a snapshot',
      byFeed(() => v.optional(v.array(v.unknown()))),
    ),
  ),
  fallbackGallery: v.optional(v.picklist(['good', 'fails']), 'good'),
  motion: v.optional(v.picklist(['usual', 'reduced'])),
  backgroundVideo: v.optional(v.picklist(['good', 'fails']), 'good'),
  sanitiser: v.optional(v.picklist(['works', 'fails'])),
  download: v.optional(inTurn(v.picklist(DOWNLOADS))),
  share: v.optional(inTurn(v.picklist(SHARINGS))),
  parcel: v.optional(inTurn(v.picklist(PARCELS))),
  form: v.optional(inTurn(v.picklist(FORMS))),
  search: v.optional(inTurn(v.picklist(SEARCHES))),
  map: v.optional(inTurn(v.picklist(MAP_ANSWERS))),
  setback: v.optional(inTurn(v.picklist(SETBACK_ANSWERS))),
  tiles: v.optional(v.picklist(MAP_FILES)),
  layers: v.optional(v.picklist(MAP_FILES)),
  ownPlace: v.optional(inTurn(v.picklist(OWN_PLACES))),
  drawing: v.optional(v.picklist(['works', 'fails'])),
});
