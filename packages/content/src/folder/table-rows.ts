/** A row of a table: its cells, without blanks at their ends, and its line in the file or row of the sheet, from 1. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
  /** How many cells it was written with, where they are more than in the other rows, though the last ones are empty. */
  readonly wide?: number;
}

/** A table: the names of its columns, and its rows. Rows without a word are left out. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
  /** Of a workbook the names of its other visible sheets with filled cells, which are not read; absent where there are none. */
  readonly otherSheets?: readonly string[];
}
