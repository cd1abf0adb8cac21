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

/** Joins lines end to end, because roads are stored in pieces: each line goes on with the first that begins or ends where it ends. */
export function joinLines(lines: readonly Position[][]): Position[][] {
  const left = lines.filter((line) => line.length > 1);
  const joined: Position[][] = [];
  for (let line = left.shift(); line !== undefined; line = left.shift()) {
    let whole = line;
    for (let next = takeNext(left, whole); next !== undefined; next = takeNext(left, whole)) whole = next;
    joined.push(whole);
  }
  return joined;
}

function takeNext(left: Position[][], line: Position[]): Position[] | undefined {
  const [first, last] = [line[0], line.at(-1)];
  const meetsEnd = (end: Position | undefined) => isSame(end, first) || isSame(end, last);
  const index = left.findIndex((other) => meetsEnd(other[0]) || meetsEnd(other.at(-1)));
  const [other] = index < 0 ? [] : left.splice(index, 1);
  if (other === undefined) return undefined;
  if (isSame(other[0], last)) return [...line, ...other.slice(1)];
  if (isSame(other.at(-1), last)) return [...line, ...other.toReversed().slice(1)];
  if (isSame(other.at(-1), first)) return [...other, ...line.slice(1)];
  return [...other.toReversed(), ...line.slice(1)];
}

/** Degrees within which two ends are one: a metre. */
const NEAR = 1e-5;

const isSame = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a[0] - b[0]) < NEAR && Math.abs(a[1] - b[1]) < NEAR;

/** The place halfway along the longest line, once lines are joined. */
export function halfway(lines: readonly Position[][]): Position {
  const line = joinLines(lines).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
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
