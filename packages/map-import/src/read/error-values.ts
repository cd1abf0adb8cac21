import { isErrorCell } from '@bupc/content/files';
import type { Feature } from '../geometry.ts';
import * as texts from '../texts.ts';

/**
 * Takes the errors that a spreadsheet has written in place of values (#N/A, #REF!) for values that are not there.
 * @param fields that are looked at
 * @returns the features, and a line for each field that has such values
 */
export function withoutErrors(
  file: string,
  features: readonly Feature[],
  fields: readonly string[],
): { readonly features: readonly Feature[]; readonly said: string[] } {
  const found = new Map<string, { readonly numbers: number[]; readonly value: string }>();
  const plain = features.map((feature) => {
    const wrong = fields.filter((field) => isError(feature.properties[field]));
    if (wrong.length === 0) return feature;
    for (const field of wrong) {
      const before = found.get(field);
      if (before) before.numbers.push(feature.number);
      else found.set(field, { numbers: [feature.number], value: String(feature.properties[field]).trim() });
    }
    const emptied = Object.fromEntries(wrong.map((field) => [field, null]));
    return { ...feature, properties: { ...feature.properties, ...emptied } };
  });
  const said = [...found].map(([field, { numbers, value }]) =>
    texts.errorValues(file, field, numbers, value),
  );
  return { features: found.size > 0 ? plain : features, said };
}

const isError = (value: unknown): boolean => typeof value === 'string' && isErrorCell(value);
