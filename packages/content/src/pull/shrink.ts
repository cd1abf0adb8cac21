/**
 * Says whether so much is missing that it looks like a mistake: more than half.
 * @param before how many there were, or were expected
 * @param now how many there are
 */
export function hasShrunk(before: number, now: number): boolean {
  return now * 2 < before;
}
