const OPEN = '⟦';
const CLOSE = '⟧';

/** A text, what a function gives, or each of a list of texts, with marks around it. */
export function marked(value: unknown): unknown {
  if (typeof value === 'string') return `${OPEN}${value}${CLOSE}`;
  if (typeof value === 'function') return (...given: unknown[]) => marked(value(...given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each)]));
}

/** What of a text stands outside all marks. */
export function outsideMarks(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === OPEN) depth += 1;
    else if (letter === CLOSE) depth = Math.max(0, depth - 1);
    else outside += depth === 0 ? letter : '\n';
  }
  return outside;
}
