/** A run of words that both wordings have, or only the former, or only the present one. */
export interface WordingChange {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

// A table of all pairs: a longer text is compared as a whole.
const MOST_PAIRS = 1_000_000;

/**
 * Compares two wordings word by word (spec §2 Regulation pages). What is not new is the former one, what is not gone the present
 * one, each with its blanks.
 */
export function wordingChanges(former: string, present: string): WordingChange[] {
  const [before, after] = [former.match(WORDS) ?? [], present.match(WORDS) ?? []];
  if (before.length * after.length > MOST_PAIRS)
    return joined([
      { kind: 'gone', text: former },
      { kind: 'new', text: present },
    ]);
  const common = commonLengths(before, after);
  const changes: WordingChange[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [gone, added] = [before[i], after[j]];
    if (gone !== undefined && gone === added) {
      changes.push({ kind: 'same', text: gone });
      [i, j] = [i + 1, j + 1];
    } else if (gone !== undefined && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? -1)) {
      changes.push({ kind: 'gone', text: gone });
      i += 1;
    } else {
      changes.push({ kind: 'new', text: added ?? '' });
      j += 1;
    }
  }
  return joined(changes);
}

// A word with the blanks behind it.
const WORDS = /\s+|\S+\s*/g;

/** How many words the rests of both have in common, from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = before.map(() => new Array<number>(after.length + 1).fill(0));
  lengths.push(new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row = [], below = []] = [lengths[i], lengths[i + 1]];
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function joined(changes: readonly WordingChange[]): WordingChange[] {
  const runs: { kind: WordingChange['kind']; text: string }[] = [];
  for (const { kind, text } of changes) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') runs.push({ kind, text });
  }
  return runs;
}
