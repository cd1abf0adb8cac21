/** Words offered where nothing was found (spec §9 Search). */
export const MAX_NEAREST = 3;

// One letter in four, or two in seven: 'lacak' is not near 'lahan'.
const FARTHEST = 0.3;

/**
 * Finds existing words that are nearest to words without a result (spec §2 Search): few letters differ, or they start
 * alike. Short words have no neighbours.
 * @param words as foldWord gives them
 * @param vocabulary words of titles
 */
export function nearestWords(words: readonly string[], vocabulary: Iterable<string>): string[] {
  const wanted = words.filter((word) => word.length >= 4);
  const found: { readonly word: string; readonly far: number }[] = [];
  for (const word of new Set(vocabulary)) {
    if (word.length < 4 || !/\p{L}/u.test(word)) continue;
    const far = Math.min(...wanted.map((each) => distanceShare(each, word)));
    if (far <= FARTHEST) found.push({ word, far });
  }
  return found
    .sort((one, other) => one.far - other.far || (one.word < other.word ? -1 : 1))
    .slice(0, MAX_NEAREST)
    .map(({ word }) => word);
}

/** The distance of two words, from 0 to 1; it is smaller where one starts as the other does. */
function distanceShare(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  // Words that differ greatly, or start quite differently, need no closer comparison.
  if (Math.abs(one.length - other.length) > 3) return 1;
  if (one[0] !== other[0] && one[1] !== other[1]) return 1;
  const share = distance(one, other) / longer;
  return one.slice(0, 2) === other.slice(0, 2) ? share * 0.8 : share;
}

/** The number of letters to change, add, remove or swap with the next, to get from one word to another. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let row: number[] = [];
  for (let j = 0; j <= other.length; j += 1) row.push(j);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
