/**
 * Makes a function that quotes whole numbers of 16 to 18 digits in a line of GeoJSON, since a number of
 * JavaScript is exact to fifteen. Longer ones GDAL has changed already; they stay numbers, which `isInexact` finds.
 * @param fields whose numbers stay exact
 */
export function exactNumbers(fields: readonly string[]): (line: string) => string {
  if (fields.length === 0) return (line) => line;
  const names = fields.map((name) => JSON.stringify(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A quote within a text has a backslash before it, so that no text looks like a field.
  const pattern = new RegExp(`((?:${names.join('|')}):\\s*)(\\d{16,18})(?=\\s*[,}])`, 'g');
  return (line) => line.replace(pattern, '$1"$2"');
}

/** Whether a number has lost its last digits: held as a number of over fifteen, or as Excel shows one, 3.578E+17. */
export const isInexact = (value: unknown): boolean =>
  typeof value === 'number'
    ? !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)
    : typeof value === 'string' && /^\s*\d[.,]\d+e\+\d\d\s*$/i.test(value);
