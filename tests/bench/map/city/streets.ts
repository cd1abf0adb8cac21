import { bent, COLUMNS, coastAt, type Metres, PARTS, ROWS } from './ground.ts';
import { ARTERIALS_ACROSS, ARTERIALS_ALONG, roman, THEMES } from './names.ts';

/** How wide a street is and how it is drawn. */
export type StreetClass = 'arteri' | 'kolektor' | 'lokal' | 'lorong';

/** Metres from edge to edge. */
export const STREET_WIDTH: Readonly<Record<StreetClass, number>> = {
  arteri: 24,
  kolektor: 17,
  lokal: 11,
  lorong: 7,
};

/** A piece of a street within one kelurahan. */
export interface StreetPiece {
  readonly name: string;
  readonly kind: StreetClass;
  /** The index of the kelurahan. */
  readonly part: number;
  readonly line: readonly Metres[];
}

/** Metres between the coast and where streets end. */
const SHORE = 8;
const PER_COLUMN = COLUMNS / PARTS;
const PER_ROW = ROWS / PARTS;

/** The class of the net's line along, by its number from the west. */
export const alongClass = (index: number): StreetClass =>
  index % PER_COLUMN === 0
    ? 'arteri'
    : index % (PER_COLUMN / 2) === 0
      ? 'kolektor'
      : index % 2 === 0
        ? 'lokal'
        : 'lorong';

/** The class of the net's line across, by its number from the south. */
export const acrossClass = (index: number): StreetClass =>
  index % PER_ROW === 0
    ? 'arteri'
    : index % (PER_ROW / 2) === 0
      ? 'kolektor'
      : index % 2 === 0
        ? 'lokal'
        : 'lorong';

/** The index of the kelurahan that holds a cell of the net; the first row is the north. */
export function partOf(column: number, row: number): number {
  const across = Math.min(PARTS - 1, Math.floor(column / PER_COLUMN));
  const along = Math.min(PARTS - 1, Math.floor(row / PER_ROW));
  return (PARTS - 1 - along) * PARTS + across;
}

/** The name of the line across under a cell. */
export function acrossName(index: number, part: number): string {
  if (index % PER_ROW === 0) return ARTERIALS_ACROSS[index / PER_ROW] ?? '';
  return `Jalan ${THEMES[part]?.[0]} ${roman(index % PER_ROW)}`;
}

/** The name of the line along, west of a cell. */
export function alongName(index: number, part: number): string {
  if (index % PER_COLUMN === 0) return ARTERIALS_ALONG[index / PER_COLUMN] ?? '';
  return `Jalan ${THEMES[part]?.[1]} ${roman(index % PER_COLUMN)}`;
}

/** Gives every piece of every street; a piece runs through one kelurahan. */
export function streetPieces(): StreetPiece[] {
  const pieces: StreetPiece[] = [];
  for (let part = 0; part < PARTS * PARTS; part += 1) {
    const left = (part % PARTS) * PER_COLUMN;
    const bottom = (PARTS - 1 - Math.floor(part / PARTS)) * PER_ROW;
    const isRight = left + PER_COLUMN === COLUMNS;
    const isTop = bottom + PER_ROW === ROWS;
    for (let row = bottom; row < bottom + PER_ROW + (isTop ? 1 : 0); row += 1) {
      const line = Array.from({ length: PER_COLUMN + 1 }, (_, step) => bent(left + step, row));
      pieces.push(
        ...onLand(line).map((dry) => ({
          name: acrossName(row, part),
          kind: acrossClass(row),
          part,
          line: dry,
        })),
      );
    }
    for (let column = left; column < left + PER_COLUMN + (isRight ? 1 : 0); column += 1) {
      const line = Array.from({ length: PER_ROW + 1 }, (_, step) => bent(column, bottom + step));
      pieces.push(
        ...onLand(line).map((dry) => ({
          name: alongName(column, part),
          kind: alongClass(column),
          part,
          line: dry,
        })),
      );
    }
  }
  return pieces;
}

// What a line has on land, in pieces of two points or more.
function onLand(line: readonly Metres[]): Metres[][] {
  const pieces: Metres[][] = [[]];
  for (const point of line) {
    if (point[1] < coastAt(point[0]) - SHORE) pieces.at(-1)?.push(point);
    else pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}
