import { type Mistake, type Table, type TableRow, unheadedColumns } from '@bupc/content/files';
import { longRow, namedWidth, splitRows } from '../long-rows.ts';
import { columnName, headMistakes } from '../table-head.ts';

/** Where the columns of a table stand. */
export interface Columns<Name extends string> {
  /** The index of a column; -1 where the table has none of that name. */
  readonly at: (name: Name) => number;
  /** The rows that end within them. */
  readonly rows: readonly TableRow[];
  /** What is wrong with the rows that are too long. */
  readonly mistakes: Mistake[];
}

/**
 * Finds the known columns of a table, and the rows that can be read by them.
 * @returns undefined in place of the columns where their names are wrong, or cells have none
 * @param needed those without which nothing can be read
 */
export function columnsOf<const Name extends string>(
  table: Table,
  known: readonly Name[],
  needed: readonly Name[],
  file: string,
): { readonly columns?: Columns<Name>; readonly mistakes: Mistake[] } {
  const width = namedWidth(table.head);
  const { whole, long } = splitRows(table, width, file);
  const head = headMistakes(table, known, needed).concat(
    unheadedColumns({ head: table.head, rows: whole }) ?? [],
  );
  if (head.length > 0) return { mistakes: head.map((message) => ({ file, line: 1, message })) };
  const mistakes = long.map((row) => ({ file, line: row.line, message: longRow(row, width) }));
  const names = table.head.map(columnName);
  return { columns: { at: (name) => names.indexOf(columnName(name)), rows: whole, mistakes }, mistakes };
}

/** A row in which mistakes are found. */
export interface Place {
  readonly wrong: (column: string, words: string) => void;
  /** Whether something of the row was wrong. */
  readonly isWrong: () => boolean;
}

/** Takes note of the mistakes of a row. */
export function placesIn(file: string, line: number, mistakes: Mistake[]): Place {
  const before = mistakes.length;
  return {
    wrong: (column, words) => void mistakes.push({ file, line, message: `${column} ${words}` }),
    isWrong: () => mistakes.length > before,
  };
}

/** Reads a number as spreadsheets write it: '1,8', '1.8', '60%'; undefined where it is none. */
export function numberIn(cell: string): number | undefined {
  const plain = cell.replace(/\s*(?:%|m)$/i, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
