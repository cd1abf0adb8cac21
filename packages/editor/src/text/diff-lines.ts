/** An item of two lists: in both, in the old one alone, or in the new one alone. */
export interface DiffItem {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** The most pairs that are compared; longer lists differ as a whole. */
const MAX_PAIRS = 9_000_000;

/** Compares two texts by their lines. */
export const diffLines = (before: string, after: string): DiffItem[] =>
  diffItems(before.split('\n'), after.split('\n'));

/** Compares two texts by their words and the blanks between them. */
export const diffWords = (before: string, after: string): DiffItem[] =>
  diffItems(before.match(/\s+|\S+/g) ?? [], after.match(/\s+|\S+/g) ?? []);

function diffItems(old: readonly string[], next: readonly string[]): DiffItem[] {
  const start = commonStart(old, next);
  const end = commonStart(old.slice(start).reverse(), next.slice(start).reverse());
  const same = (text: string): DiffItem => ({ sign: ' ', text });
  return [
    ...next.slice(0, start).map(same),
    ...differing(old.slice(start, old.length - end), next.slice(start, next.length - end)),
    ...next.slice(next.length - end).map(same),
  ];
}

function commonStart(old: readonly string[], next: readonly string[]): number {
  const most = Math.min(old.length, next.length);
  for (let at = 0; at < most; at += 1) if (old[at] !== next[at]) return at;
  return most;
}

function differing(old: readonly string[], next: readonly string[]): DiffItem[] {
  const lengths = old.length * next.length <= MAX_PAIRS ? sharedLengths(old, next) : undefined;
  const length = (a: number, b: number) => lengths?.[a * (next.length + 1) + b] ?? 0;
  const items: DiffItem[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < next.length) {
    const [before, after] = [old[a], next[b]];
    if (lengths && before !== undefined && before === after) {
      items.push({ sign: ' ', text: before });
      a += 1;
      b += 1;
    } else if (before !== undefined && (after === undefined || length(a + 1, b) >= length(a, b + 1))) {
      items.push({ sign: '-', text: before });
      a += 1;
    } else {
      items.push({ sign: '+', text: after ?? '' });
      b += 1;
    }
  }
  return items;
}

/** How many items the rests of both lists share in order, for every pair of places. */
function sharedLengths(old: readonly string[], next: readonly string[]): Uint32Array {
  const width = next.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let a = old.length - 1; a >= 0; a -= 1) {
    for (let b = next.length - 1; b >= 0; b -= 1) {
      lengths[a * width + b] =
        old[a] === next[b]
          ? (lengths[(a + 1) * width + b + 1] ?? 0) + 1
          : Math.max(lengths[(a + 1) * width + b] ?? 0, lengths[a * width + b + 1] ?? 0);
    }
  }
  return lengths;
}
