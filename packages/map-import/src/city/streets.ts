import type { Line, Position } from '../geometry.ts';
import { nameOf, textOf } from './fields.ts';
import { lengthOf } from './metres.ts';

/** The classes of streets that the map draws. */
export const CLASSES = ['arteri', 'kolektor', 'lokal', 'lorong'] as const;
export type StreetClass = (typeof CLASSES)[number];

/** A piece of a street. */
export interface Street {
  readonly name: string;
  readonly kind: StreetClass;
  readonly lines: Position[][];
}

const WORDS: readonly (readonly [RegExp, StreetClass])[] = [
  [/arteri|nasional|tol|primary|trunk|motorway/i, 'arteri'],
  [/kolektor|provinsi|secondary|tertiary/i, 'kolektor'],
  [/lorong|gang|setapak|jalan kaki|path|foot|alley/i, 'lorong'],
];

/** Reads a street's class from the office's words for it, `Jalan Kolektor Primer`; lokal where they say no other. */
export const streetClass = (words: string): StreetClass =>
  WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'lokal';

/** Reads the streets of a layer. */
export function readStreets(
  lines: readonly Line[],
  { nama, kelas }: { readonly nama?: string | undefined; readonly kelas?: string | undefined },
): Street[] {
  return lines.map(({ properties, shape }) => ({
    name: nameOf(textOf(properties, nama)),
    kind: streetClass(textOf(properties, kelas)),
    lines: shape.coordinates,
  }));
}

/** The place halfway along the longest line. */
export function halfway(lines: readonly Position[][]): Position {
  const line = lines.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
  let left = lengthOf(line) / 2;
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1] as Position, line[index] as Position];
    const length = lengthOf([a, b]);
    if (length >= left && length > 0) {
      const part = left / length;
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    }
    left -= length;
  }
  return line[0] ?? [0, 0];
}
