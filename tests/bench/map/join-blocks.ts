import type { Block } from './city/blocks.ts';
import { area, type Feature } from './city/features.ts';
import type { Metres } from './city/ground.ts';

/** Blocks across and up of which one area is made: at zoom 11 that is some two pixels. */
const [ACROSS, UP] = [2, 4];

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly zone: string;
  readonly blocks: readonly Block[];
}

/**
 * Joins neighbouring blocks as an office does for the far zooms of a large city (docs/map.md): a few become one of the
 * zone that most of them have, and those of one zone beside each other one area.
 */
export function joinBlocks(blocks: readonly Block[]): Feature[] {
  const cells = cellsOf(blocks);
  const rows = grouped(cells, ({ row }) => row);
  return [...rows.values()].flatMap((row) =>
    runsOf(row.toSorted((a, b) => a.column - b.column)).map((run) => {
      const lowest = run.flatMap((cell) => edge(cell, 'low'));
      const highest = run.flatMap((cell) => edge(cell, 'high')).reverse();
      return area([...lowest, ...highest], { zona: run[0]?.zone ?? '' });
    }),
  );
}

function cellsOf(blocks: readonly Block[]): Cell[] {
  const cell = ({ column, row }: Block) => [Math.floor(column / ACROSS), Math.floor(row / UP)] as const;
  const groups = grouped(blocks, (block) => cell(block).join());
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const [column, row] = cell(first);
    return [{ column, row, zone: most(group.map(({ zone }) => zone)), blocks: group }];
  });
}

function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

function most(zones: readonly string[]): string {
  const counts = [...grouped(zones, (zone) => zone)].sort((a, b) => b[1].length - a[1].length);
  return counts[0]?.[0] ?? '';
}

function runsOf(row: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = [];
  for (const cell of row) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before?.zone === cell.zone && before.column === cell.column - 1) last.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

// From west to east along its lowest or highest blocks.
function edge({ blocks }: Cell, side: 'low' | 'high'): Metres[] {
  const rows = blocks.map(({ row }) => row);
  const row = side === 'low' ? Math.min(...rows) : Math.max(...rows);
  return blocks
    .filter((block) => block.row === row)
    .toSorted((a, b) => a.column - b.column)
    .flatMap(({ corners: [a, b, c, d] }) => (side === 'low' ? [a, b] : [d, c]));
}
