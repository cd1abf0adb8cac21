import * as v from 'valibot';

/**
 * An object whose fields are all known; what it is called stands in the sentences about it.
 * @param title 'a path', 'this event'
 */
export function strict<const Entries extends v.ObjectEntries>(title: string, entries: Entries) {
  // Without a prototype, so that a field named 'constructor' is unknown, too.
  const own: Entries = Object.assign(Object.create(null), entries);
  return v.pipe(v.strictObject(own), v.title(title));
}

/**
 * One of several schemas: the one that is meant, so that its own wrong fields are named.
 * @param choose picks it by what was given
 * @param description all of them in words
 */
export function meant<S extends v.GenericSchema<unknown, unknown>>(
  choose: (input: unknown) => S,
  description: string,
): v.GenericSchema<unknown, v.InferOutput<S>> {
  return v.pipe(v.lazy(choose as never), v.description(description)) as never;
}

/** A place in a list. */
export const index = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.description('a whole number from 0'),
);

/** A number that people count by. */
export const ordinal = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.description('a whole number from 1'),
);

/**
 * Makes the schema of an event that carries nothing but its type; that is its example, too.
 * @param type the event's type
 */
export const bare = <const Type extends string>(type: Type) => {
  const schema = strict('this event', { type: v.literal(type) });
  return v.pipe(schema, v.examples([{ type } as v.InferInput<typeof schema>]));
};

/**
 * Makes the schema of an event with a payload.
 * @param type the event's type
 * @param fields what it carries
 * @param examples payloads, the first of which is what a tester starts from
 */
export function carrying<const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
  ...examples: readonly v.InferInput<v.StrictObjectSchema<Fields, undefined>>[]
) {
  const schema = strict('this event', { type: v.literal(type), ...fields });
  const events = examples.map((payload) => ({ type, ...payload }) as v.InferInput<typeof schema>);
  return v.pipe(schema, v.examples(events));
}

/** What is passed on to others: of a photo's folder and of an article. */
export const sharedPage = strict('a page', { title: v.string(), url: v.string() });
