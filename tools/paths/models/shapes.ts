import * as v from 'valibot';

/** A place in a list, zero-based. */
export const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A number that people count by, from 1. */
export const ordinal = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Milliseconds since 1970; absent until there was an answer. */
export const moment = v.optional(v.pipe(v.number(), v.finite()));
/** Text that may be absent. */
export const optionalText = v.optional(v.string());

// Items that a machine only passes on have here the fields that its rules need; the schemas of the feeds check the others.
const named = (key: string) => once(v.looseObject({ [key]: v.string() }));

/** A gallery folder of the domain. */
export const folder = once(
  v.looseObject({ folderId: v.string(), imageCount: v.number(), images: v.array(named('fileId')) }),
);

/** An article of the domain. */
export const article = once(
  v.looseObject({ id: v.string(), content: v.string(), images: v.array(named('id')) }),
);

/** A legal product of the domain. */
export const product = named('name');

/** A slide of the banner carousel. */
export const slide = named('link');

/** A staff profile of the domain. */
export const profile = named('order');

/** Longitude and latitude. */
export const mapPosition = v.strictTuple([v.number(), v.number()]);

/** West, south, east, north. */
export const mapBounds = v.strictTuple([v.number(), v.number(), v.number(), v.number()]);

/** What a map shows. */
export const mapView = v.strictObject({ centre: mapPosition, zoom: v.number() });

/** A place that a search found. */
export const foundPlace = once(v.looseObject({ name: v.string(), at: mapPosition }));

/** What the map's data say of a place. */
export const placeFacts = once(v.looseObject({ at: mapPosition, special: v.array(named('title')) }));

/** What the setbacks of a parcel leave. */
export const buildable = once(
  v.looseObject({ area: v.number(), shapes: v.array(v.array(v.array(mapPosition))) }),
);

/** A list that is never changed in place: each is checked once, however many states hold it. */
export function listOf<T>(item: v.GenericSchema<unknown, T>): v.GenericSchema {
  return once(v.array(item));
}

/** Checks a value only the first time; values of the domain are never changed in place. */
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
