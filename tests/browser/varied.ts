/** What a test of a list is tagged with: nothing, or that it only varies one that always runs. */
export interface VariedDetails {
  readonly tag: string[];
}

/**
 * Goes through the cases of one behaviour: the first of them always run, the others at night
 * (`npm run test:all -- variants`).
 * @param kept how many always run: those that differ most come first in their list
 * @param tags of each of them, such as '@city'
 */
export const varied = <const T>(
  cases: readonly T[],
  kept: number,
  ...tags: readonly string[]
): readonly (readonly [each: T, details: VariedDetails])[] =>
  cases.map((each, place) => [each, { tag: place < kept ? [...tags] : [...tags, '@variant'] }]);
