/**
 * Says whether so much is gone that it looks like a mistake: more than half.
 * @param before how many there were, or were asked for
 * @param now how many there are
 */
export function hasShrunk(before: number, now: number): boolean {
  return now * 2 < before;
}
