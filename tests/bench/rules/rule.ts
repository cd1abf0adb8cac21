import type { MeasuredRule } from '@bupc/bench';

/** Makes a list of a length. */
export const list = <T>(count: number, item: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(index));

/** A rule over an input of a size, which is made before it is measured. */
export const rule = <T>(
  name: string,
  items: string,
  inputOf: (size: number) => T,
  run: (input: T) => unknown,
): MeasuredRule => ({
  name,
  items,
  over: (size) => {
    const input = inputOf(size);
    return () => run(input);
  },
});
