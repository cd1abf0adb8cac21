import { said, type Table } from '@bupc/content/files';
import { columnName } from '../table-head.ts';

/** A table whose first line holds the names of its columns, and the line in the file at which they stand. */
export interface HeadedTable extends Table {
  readonly headLine: number;
}

/** In how many lines the names of the columns are looked for. */
const FIRST = 6;

/**
 * Finds the names of the columns below the titles that an annex has above them. Where the codes of the zones stand in a line of
 * their own, below 'Zona' over all of them, both lines make the names.
 * @param name of the column that the table cannot do without
 * @param codes of the zones
 * @returns undefined where no line has that column
 */
export function headedTable(
  { head, rows }: Table,
  name: string,
  codes: readonly string[],
): HeadedTable | undefined {
  const all = [{ cells: head, line: 1 }, ...rows];
  const at = all.slice(0, FIRST).findIndex(({ cells }) => cells.some((cell) => columnName(cell) === name));
  const [own, below] = [all[at], all[at + 1]];
  if (own === undefined) return undefined;
  const column = own.cells.findIndex((cell) => columnName(cell) === name);
  const known = new Set(codes.map(columnName));
  const isOfCodes = (cells: readonly string[]) => cells.some((cell) => known.has(columnName(cell)));
  if (below === undefined || below.cells[column] || isOfCodes(own.cells) || !isOfCodes(below.cells)) {
    return { head: own.cells, rows: all.slice(at + 1), headLine: own.line };
  }
  const count = Math.max(own.cells.length, below.cells.length);
  const names = Array.from({ length: count }, (_, one) => below.cells[one] || own.cells[one] || '');
  return { head: names, rows: all.slice(at + 2), headLine: below.line };
}

/** Says how the first lines of a table are read, and how it should begin. */
export function headWords({ head, rows }: Table, name: string, codes: readonly string[]): string {
  const first = [head, ...rows.slice(0, 2).map(({ cells }) => cells)];
  const shown = first.map((cells) => `"${cells.join(';').slice(0, 80)}"`).join(', then ');
  const begin = [name, 'kata lain', ...codes.slice(0, 3)].join(';');
  return said(
    `tidak punya kolom ${name}; baris-baris pertamanya terbaca ${shown}; tulis nama kolomnya seperti: ${begin}`,
    `has no column ${name}; its first lines are read as ${shown}; write the names of the columns as: ${begin}`,
  );
}
