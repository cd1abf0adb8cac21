import { said } from '../language.ts';
import type { Table } from './table-rows.ts';
import { columnLetters } from './workbook/address.ts';

const MOST = 5;

/**
 * Reports the columns that have filled cells but no heading, so that nobody knows what stands in them.
 * @returns which they are and what to do; undefined where there are none
 */
export function unheadedColumns({ head, rows }: Table): string | undefined {
  const found = new Set<number>();
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) if (cell !== '' && (head[at] ?? '') === '') found.add(at);
  if (found.size === 0) return undefined;
  const letters = [...found].sort((a, b) => a - b).map(columnLetters);
  return said(
    `kolom ${listed(letters)} berisi, tetapi tidak punya nama di baris pertama, dan tidak dibaca; tulis namanya, atau kosongkan`,
    letters.length === 1
      ? `the column ${listed(letters)} has cells but no heading and is not read; write its name into the first line, or empty it`
      : `the columns ${listed(letters)} have cells but no heading and are not read; write their names into the first line, or empty them`,
  );
}

function listed(letters: readonly string[]): string {
  const more = letters.length - MOST;
  if (more > 0) return letters.slice(0, MOST).join(', ') + said(`, dan ${more} lagi`, ` and ${more} more`);
  const last = letters.slice(-1).join('');
  return letters.length === 1 ? last : letters.slice(0, -1).join(', ') + said(' dan ', ' and ') + last;
}
