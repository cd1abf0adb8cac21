import * as v from 'valibot';
import { citySchema } from './city-schema.ts';

/**
 * Says what of a city's configuration cannot be used (contract "Configuration").
 * @param city what the configuration file exports as `config`
 * @param publicDir where the files of the site stand
 * @returns a line for each mistake: where it is, what is taken there, what it holds; none where all can be used
 */
export function cityMistakes(city: unknown, publicDir: string): string[] {
  const { issues = [] } = v.safeParse(citySchema(publicDir), city);
  return issues.map((issue) => {
    // A field too much; the library says of it only its name.
    if (issue.type === 'strict_object' && issue.expected === 'never') {
      return `${placeOf(issue)} is no field; there are ${issue.message}`;
    }
    const found = issue.input === undefined ? 'nothing' : JSON.stringify(issue.input);
    return `${placeOf(issue)} takes ${issue.message}; it holds ${shortened(found)}`;
  });
}

const placeOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? 'config';

const shortened = (found: string): string => (found.length > 200 ? `${found.slice(0, 200)}…` : found);
