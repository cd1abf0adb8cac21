/** Reads a query as texts by name; the first of a repeated name counts. */
export function readSearch(query: string): Record<string, string> {
  const search: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) search[name] ??= value;
  return search;
}

/** Writes a query, '?' included where there is anything to write; a flag is its bare name. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const written = encodeURIComponent(name);
      return value === true || value === '' ? written : `${written}=${encodeURIComponent(String(value))}`;
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
