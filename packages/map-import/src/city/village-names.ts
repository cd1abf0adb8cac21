/** One letter in so many may be another, lack or be more. */
const PART = 4;

/** Gives the name that is most likely meant, spelt otherwise; undefined where none is near. */
export function nearName(name: string, names: readonly string[]): string | undefined {
  return names
    .map((one) => ({ one, apart: edits(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, apart }) => apart <= Math.max(name.length, one.length) / PART)
    .sort((a, b) => a.apart - b.apart)[0]?.one;
}

/** How many letters are to be added, removed or changed. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (b[j - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
