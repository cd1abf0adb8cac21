/** A source of numbers in [0, 1). */
export type Random = () => number;

/**
 * Makes a repeatable source of numbers (mulberry32).
 * @param seed any integer; the same seed always gives the same sequence
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Gives one entry of a list; throws on an empty one. */
export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('the list is empty');
  return list[Math.floor(random() * list.length)] as T;
}
