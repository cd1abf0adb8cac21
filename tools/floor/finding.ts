import type { FloorBrowser } from './floor.ts';

/** Something newer than the floor that a file uses. */
export interface Finding {
  /** As MDN's data names it, such as `javascript.builtins.Promise.withResolvers`. */
  readonly feature: string;
  readonly lacking: readonly FloorBrowser[];
  readonly file: string;
  /** From one. */
  readonly line: number;
}

/** Gives the line of each offset of a text, from one. */
export function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
