/**
 * Gives the beginning of a text; a character of two code units is never cut in half.
 * @param limit code units at most
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
