import { firstByKey } from './first-by-key.ts';
import { encodedText } from './well-formed.ts';

/** Reads a query as well-formed texts by name, whatever the name; the first of a repeated name counts. */
export function readSearch(query: string): Record<string, string> {
  return Object.fromEntries(firstByKey([...new URLSearchParams(query)], ([name]) => name));
}

/** Writes a query, '?' included where there is anything to write; a flag is its bare name. Never throws for texts. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const encodedName = encodedText(name);
      return value === true || value === '' ? encodedName : `${encodedName}=${encodedText(String(value))}`;
    });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Gives the parameters without those of some names. */
export function withoutParameters(
  search: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));
}
