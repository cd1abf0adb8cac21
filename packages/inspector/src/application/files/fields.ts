import * as v from 'valibot';

/** A name as files have it. */
export const kebab = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  v.description('lower-case words joined by hyphens'),
);
/** A text for people. */
export const title = v.pipe(v.string(), v.minLength(1), v.description('a text that is not empty'));
/** A number of things, or a place among them. */
export const whole = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.description('a whole number from 0'),
);
