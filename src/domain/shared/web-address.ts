/**
 * Reads an absolute http or https address.
 * @returns its parts, or undefined for any other text
 */
export function webAddress(url: string): URL | undefined {
  try {
    const parsed = new URL(url);
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed : undefined;
  } catch {
    return undefined;
  }
}
