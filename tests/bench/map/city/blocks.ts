import { createRandom } from '../../../../tools/random.ts';
import { bent, COLUMNS, coastAt, type Metres, RIVER, ROWS, riverAt } from './ground.ts';
import { acrossClass, alongClass, partOf, STREET_WIDTH } from './streets.ts';

/** A block between streets: its corners from south-west against the clock, and its zone. */
export interface Block {
  readonly column: number;
  readonly row: number;
  /** The index of the kelurahan. */
  readonly part: number;
  readonly corners: readonly [Metres, Metres, Metres, Metres];
  readonly zone: string;
}

const SEED = 20_260;

/** Gives every block of the city that stands on land; streets are the ground between them. */
export function blocksOfCity(): Block[] {
  const random = createRandom(SEED);
  const blocks: Block[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const chance = random();
      const corners = cornersOf(column, row);
      const [middle, isWet] = lie(corners);
      if (isWet) continue;
      blocks.push({
        column,
        row,
        part: partOf(column, row),
        corners,
        zone: zoneAt(middle, column, row, chance),
      });
    }
  }
  return blocks;
}

/** Gives a point inside a quadrilateral: (0, 0) its first corner, (1, 0) its second, (1, 1) its third. */
export function within([a, b, c, d]: Block['corners'], s: number, t: number): Metres {
  const mix = (from: Metres, to: Metres, part: number): Metres => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  return mix(mix(a, b, s), mix(d, c, s), t);
}

function cornersOf(column: number, row: number): Block['corners'] {
  const whole: Block['corners'] = [
    bent(column, row),
    bent(column + 1, row),
    bent(column + 1, row + 1),
    bent(column, row + 1),
  ];
  const wide = Math.hypot(whole[1][0] - whole[0][0], whole[1][1] - whole[0][1]);
  const high = Math.hypot(whole[3][0] - whole[0][0], whole[3][1] - whole[0][1]);
  const half = (kind: keyof typeof STREET_WIDTH): number => STREET_WIDTH[kind] / 2;
  const west = half(alongClass(column)) / wide;
  const east = 1 - half(alongClass(column + 1)) / wide;
  const south = half(acrossClass(row)) / high;
  const north = 1 - half(acrossClass(row + 1)) / high;
  return [
    within(whole, west, south),
    within(whole, east, south),
    within(whole, east, north),
    within(whole, west, north),
  ];
}

function lie(corners: Block['corners']): [middle: Metres, isWet: boolean] {
  const isWet = corners.some(([x, y]) => y > coastAt(x) - 12 || Math.abs(x - riverAt(y)) < RIVER + 6);
  return [within(corners, 0.5, 0.5), isWet];
}

function zoneAt([x, y]: Metres, column: number, row: number, chance: number): string {
  const fromRiver = Math.abs(x - riverAt(y));
  const fromCoast = coastAt(x) - y;
  const fromMiddle = Math.hypot(x - 500, y - 250);
  if (fromRiver < RIVER + 75) return 'PS';
  if (fromCoast < 190 && x < 700) return 'EM';
  if (fromCoast < 170) return 'TR';
  if (isForest(x, y)) return 'RTH-1';
  if (Math.hypot(x + 350, y + 750) < 190) return 'RTH-1';
  if (fromMiddle < 130) return 'RTH-2';
  if (x > 1150 && y > 500 && chance > 0.06) return chance > 0.97 ? 'RTH-4' : 'KPI';
  if (fromMiddle < 420) return chance < 0.62 ? 'K-1' : 'KT';
  if (isBy(column, row, 'arteri') && y > -2000) return chance < 0.82 ? 'K-2' : 'C-1';
  if (y < -1750 && chance < 0.72) return 'P-1';
  if (chance > 0.955) return 'SPU';
  if (chance > 0.925) return 'RTH-4';
  if (chance > 0.915) return 'RTH-2';
  if (isBy(column, row, 'kolektor') && chance < 0.42) return 'C-1';
  if (fromMiddle < 1500) return 'R-2';
  return fromMiddle < 2350 ? 'R-3' : 'R-4';
}

const isForest = (x: number, y: number): boolean => x > 1750 && y < -1350;

const isBy = (column: number, row: number, kind: string): boolean =>
  [alongClass(column), alongClass(column + 1), acrossClass(row), acrossClass(row + 1)].some(
    (one) => one === kind,
  );
