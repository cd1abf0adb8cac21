import * as v from 'valibot';
import type { GalleryContext } from '../../../src/application/gallery/gallery-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { folder, listOf, moment, optionalText, ordinal } from './shapes.ts';

/** The photo gallery. */
export const gallery: Model = {
  machine: 'gallery',
  scenarios: [
    'nothing-baked',
    'gallery-fresh-cache',
    'gallery-expired-cache',
    'gallery-fallback',
    'gallery-nothing-at-all',
    'gallery-good-then-error',
  ],
  events: examplesOf('gallery'),
  hostile: HOSTILE_TEXTS.map((query) => ({ type: 'search.changed', query })),
  collapse: ({ folders, updatedAt, message, query, page }: GalleryContext) => [
    folders.length,
    updatedAt,
    message,
    query,
    page,
  ],
  unreachable: {
    'gallery.loading.readingCache: readCache failed → gallery.loading.fetching':
      'a cache never throws (ports/cache-store.ts); the way out stands should one do so',
  },
  context: v.strictObject({
    folders: listOf(folder),
    updatedAt: moment,
    message: optionalText,
    query: v.string(),
    page: ordinal,
  }),
};
