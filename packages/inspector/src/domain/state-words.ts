/**
 * Writes a state value in one line: 'loading.fetching', and regions side by side as 'open(zoom.in, download.idle)'.
 * @param value the value of a snapshot
 */
export function stateInWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '–';
  const parts = Object.entries(value).map(([key, inner]) => `${key}.${stateInWords(inner)}`);
  return parts.length === 1 ? (parts[0] ?? '') : parts.join(', ');
}
