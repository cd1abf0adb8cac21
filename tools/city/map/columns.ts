import type { Mistake, Table } from '@bupc/content/files';
import { columnName, headMistakes } from '../table-head.ts';

/** Where the columns of a table stand. */
export interface Columns<Name extends string> {
  /** The index of a column; -1 where the table has none of that name. */
  readonly at: (name: Name) => number;
}

/**
 * Finds the known columns of a table.
 * @param needed those without which nothing can be read
 */
export function columnsOf<const Name extends string>(
  table: Table,
  known: readonly Name[],
  needed: readonly Name[],
  file: string,
): Columns<Name> | { readonly mistakes: readonly Mistake[] } {
  const mistakes = headMistakes(table, known, needed);
  if (mistakes.length > 0) return { mistakes: mistakes.map((message) => ({ file, line: 1, message })) };
  const names = table.head.map(columnName);
  return { at: (name) => names.indexOf(columnName(name)) };
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
