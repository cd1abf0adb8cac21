import { textOf } from '../city/fields.ts';
import type { Area } from '../geometry.ts';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';

/** Whether a spreadsheet would run a text as a formula, or it begins with a letter that nobody sees. A dash alone is a dash. */
export const isFormula = (text: string): boolean => /^[=+@\-\p{Cc}]/u.test(text) && text !== '-';

/**
 * Looks at what of a layer is to be written into a table that people open in a spreadsheet.
 * @param fields the names of its fields
 * @throws Refusal with the field and the numbers of the features where a text is a formula
 */
export function refuseFormulas(
  file: string,
  areas: readonly Area[],
  fields: readonly (string | undefined)[],
): void {
  for (const field of fields) {
    if (field === undefined) continue;
    const bad = areas.filter(({ properties }) => isFormula(textOf(properties, field)));
    const numbers = bad.map(({ number }) => number);
    if (numbers.length > 0) throw new Refusal(texts.formulas(file, field, numbers));
  }
}
