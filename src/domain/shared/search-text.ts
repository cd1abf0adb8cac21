import type { TextRange } from './marked-pieces.ts';

/** Gives the text as searches compare it: trimmed, lower-case, every run of blanks one space (spec §5 Gallery). */
export function normalizeSearch(text: string): string {
  // Only runs that are not one space already: most blanks are, and rewriting each of them is what costs.
  return text
    .trim()
    .toLowerCase()
    .replace(/ \s+|[^\S ]\s*/g, ' ');
}

/**
 * Whether any of the texts contains the query, whatever the case and the blanks (spec §5 Gallery).
 * @param query what the visitor typed; an empty or blank one matches everything
 * @param texts the texts to look in; missing ones never match
 */
export function matchesSearch(query: string, texts: readonly (string | undefined)[]): boolean {
  const wanted = normalizeSearch(query);
  return wanted === '' || texts.some((text) => text !== undefined && normalizeSearch(text).includes(wanted));
}

/**
 * Finds where a text holds the query, whatever the case.
 * @param query what the visitor typed; a blank one is nowhere
 */
export function queryRanges(text: string, query: string): TextRange[] {
  const wanted = query.trim().toLowerCase();
  const lower = text.toLowerCase();
  // A letter whose length changes with its case would shift every later position.
  if (wanted === '' || lower.length !== text.length) return [];
  const ranges: TextRange[] = [];
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    ranges.push({ start: at, end: at + wanted.length });
  }
  return ranges;
}
