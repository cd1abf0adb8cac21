/**
 * Gives the entries of a list in turn, the last one again and again.
 * @param list not empty
 */
export function inTurn<T>(list: readonly T[]): () => T {
  let next = 0;
  return () => {
    const entry = list[Math.min(next, list.length - 1)] as T;
    next += 1;
    return entry;
  };
}
