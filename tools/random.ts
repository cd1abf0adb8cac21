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

/** Gives a number from `low` up to, not including, `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** Gives one entry of a list; throws on an empty one. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return at(list, Math.floor(random() * list.length));
}

/** Gives the entry at an index counted round and round the list; throws on an empty list. */
export function at<T>(list: readonly T[], index: number): T {
  const length = list.length;
  if (length === 0) throw new RangeError('the list is empty');
  return list[((index % length) + length) % length] as T;
}

/** Turns text into a 32-bit unsigned number, the same on every run (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
