/**
 * Writes a state value in one line: 'loading.fetching', regions side by side as 'open.zoom.in, download.idle'.
 * @param value the value of a snapshot; undefined before the machine has started
 */
export function stateInWords(value: unknown): string {
  if (value === undefined) return 'not started';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '–';
  const parts = Object.entries(value).map(([key, inner]) => `${key}.${stateInWords(inner)}`);
  return parts.length === 1 ? (parts[0] ?? '') : parts.join(', ');
}
