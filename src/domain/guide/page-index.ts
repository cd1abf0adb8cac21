/**
 * Reads the page-number input of the guide (spec §5 Guide).
 * @param text what was typed: the page number, 1-based
 * @returns the zero-based index, or undefined where it is no whole number from 1 to the page count
 */
export function pageIndexFromInput(text: string, pageCount: number): number | undefined {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return undefined;
  const index = Number(typed) - 1;
  return index >= 0 && index <= pageCount - 1 ? index : undefined;
}
