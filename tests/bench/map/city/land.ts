import { bent, COLUMNS, coastAt, type Metres, PARTS, RIVER, ROWS, riverAt } from './ground.ts';
import { KELURAHAN } from './names.ts';

const PER_COLUMN = COLUMNS / PARTS;
const PER_ROW = ROWS / PARTS;
// Beyond what the map can be moved to.
const FAR = 12_500;
const STEP = 60;

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** The edge of cells of the net, against the clock from their south-west. */
function edge(left: number, bottom: number, right: number, top: number): Metres[] {
  return [
    ...range(left, right - 1, 1).map((u) => bent(u, bottom)),
    ...range(bottom, top - 1, 1).map((v) => bent(right, v)),
    ...range(left + 1, right, 1)
      .reverse()
      .map((u) => bent(u, top)),
    ...range(bottom + 1, top, 1)
      .reverse()
      .map((v) => bent(left, v)),
  ];
}

/** The limit of the city. */
export const cityEdge = (): Metres[] => edge(0, 0, COLUMNS, ROWS);

/** A kelurahan of the plan. */
export interface PlannedKelurahan {
  readonly id: string;
  readonly name: string;
  readonly district: string;
  readonly edge: readonly Metres[];
  readonly centre: Metres;
}

/** The kelurahan, by their index. */
export function kelurahanOfCity(): PlannedKelurahan[] {
  return KELURAHAN.map(([name, district], part) => {
    const left = (part % PARTS) * PER_COLUMN;
    const bottom = (PARTS - 1 - Math.floor(part / PARTS)) * PER_ROW;
    // In the north the sea takes the upper half of the cells.
    const middle = part < PARTS ? bottom + PER_ROW * 0.4 : bottom + PER_ROW / 2;
    return {
      id: String(part + 1).padStart(2, '0'),
      name,
      district,
      edge: edge(left, bottom, left + PER_COLUMN, bottom + PER_ROW),
      centre: bent(left + PER_COLUMN / 2, middle),
    };
  });
}

/** The sea: everything north of the coast, far beyond the city. */
export function sea(): Metres[] {
  return [...coast(), [FAR, FAR], [-FAR, FAR]];
}

/** The line of the coast, from west to east. */
export function coast(): Metres[] {
  return range(-FAR, FAR, STEP).map((x) => [x, coastAt(x)]);
}

/** The middle of the river, from the south to the sea. */
export function river(): Metres[] {
  return range(-FAR, coastAt(riverAt(2200)) + 90, STEP).map((y) => [riverAt(y), y]);
}

/** The river as an area. */
export function riverArea(): Metres[] {
  const middle = river();
  return [
    ...middle.map(([x, y]): Metres => [x + RIVER, y]),
    ...middle.reverse().map(([x, y]): Metres => [x - RIVER, y]),
  ];
}
