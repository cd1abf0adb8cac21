/**
 * Finds the word that was meant by a misspelt one: the one with the fewest letters changed.
 * @returns undefined where no word is close, or the text is one of them
 */
export function nearestWord(text: string, words: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(text.length / 3));
  let nearest: string | undefined;
  let least = most + 1;
  for (const word of words) {
    const distance = lettersApart(text.toLowerCase(), word.toLowerCase());
    if (distance < least) {
      least = distance;
      nearest = word;
    }
  }
  return nearest === text ? undefined : nearest;
}

/** Proposes the word that was meant, as the end of a refusal; an empty text where none is close. */
export function didYouMean(text: string, words: readonly string[]): string {
  const near = nearestWord(text, words);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

// The Levenshtein distance, in which swapping two neighbouring letters counts as one change.
function lettersApart(one: string, other: string): number {
  let earlier: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, wanted] of [...other].entries()) {
      const change = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwap = place > 0 && at > 0 && letter === other[place - 1] && one[at - 1] === wanted;
      const swap = isSwap ? (earlier[place - 1] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    earlier = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
