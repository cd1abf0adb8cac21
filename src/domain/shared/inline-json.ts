/**
 * Writes a value as JSON for a script element: '<' alone could end the element or open a comment, so that it is
 * escaped.
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
