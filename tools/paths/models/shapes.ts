import * as v from 'valibot';
import type { StaffProfile } from '../../../src/domain/staff/staff-profile.ts';

/** A place in a list, zero-based. */
export const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A number that people count by, from 1. */
export const ordinal = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Milliseconds since 1970; absent until something answered. */
export const moment = v.optional(v.pipe(v.number(), v.finite()));
/** Text that may be absent. */
export const optionalText = v.optional(v.string());

const image = v.strictObject({
  imageName: v.string(),
  imageIndex: v.number(),
  fileId: v.string(),
  mimeType: v.exactOptional(v.string()),
  size: v.exactOptional(v.number()),
  originalUrl: v.string(),
  directUrl: v.string(),
  thumbnailUrl: v.string(),
  downloadUrl: v.string(),
});

/** A gallery folder of the domain. */
export const folder = once(
  v.strictObject({
    folderId: v.string(),
    folderName: v.string(),
    caption: v.string(),
    imageCount: v.number(),
    images: v.array(image),
    zipFile: v.exactOptional(
      v.strictObject({
        name: v.string(),
        downloadUrl: v.string(),
        size: v.exactOptional(v.number()),
      }),
    ),
    createdDate: v.string(),
    lastModified: v.string(),
    captionDetails: v.exactOptional(v.strictObject({ source: v.string(), fullText: v.string() })),
  }),
);

const articleDate = v.exactOptional(
  v.strictObject({
    timestamp: v.exactOptional(v.union([v.number(), v.string()])),
    iso: v.exactOptional(v.string()),
    readable: v.exactOptional(v.string()),
    formatted: v.exactOptional(v.string()),
  }),
);

/** An article of the domain. */
export const article = once(
  v.strictObject({
    id: v.string(),
    title: v.string(),
    content: v.string(),
    images: v.array(
      v.strictObject({ id: v.string(), url: v.string(), originalUrl: v.string(), description: v.string() }),
    ),
    createdDate: v.exactOptional(v.string()),
    created: articleDate,
    modified: articleDate,
  }),
);

/** A legal product of the domain. */
export const product = once(
  v.strictObject({
    name: v.string(),
    type: v.string(),
    url: v.string(),
    category: v.exactOptional(v.string()),
    year: v.exactOptional(v.string()),
  }),
);

/** A slide of the banner carousel. */
export const slide = once(
  v.strictObject({ name: v.string(), url: v.string(), fileId: v.string(), link: v.string() }),
);

const text = v.string();
/** A staff profile of the domain. */
export const profile = once(
  v.strictObject({
    id: text,
    title: text,
    description: text,
    imageUrl: text,
    date: text,
    location: text,
    category: text,
    order: text,
    name: text,
    position: text,
  } satisfies Record<keyof StaffProfile, typeof text>),
);

/** A list of what never changes: each list is looked at once, however many states hold it. */
export function listOf<T>(item: v.GenericSchema<unknown, T>): v.GenericSchema {
  return once(v.array(item));
}

/** Checks a thing the first time it is met; the domain's values are never changed in place. */
function once<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  const passed = new WeakSet<object>();
  return v.custom<T>((value) => {
    if (typeof value !== 'object' || value === null) return false;
    if (passed.has(value)) return true;
    const isValid = v.is(schema, value);
    if (isValid) passed.add(value);
    return isValid;
  }) as v.GenericSchema<unknown, T>;
}
