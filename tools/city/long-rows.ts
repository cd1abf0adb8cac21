import { said, type Table, type TableRow } from '@bupc/content/files';

/** How many columns a table has up to its last heading. */
export const namedWidth = (head: readonly string[]): number => head.findLastIndex((name) => name !== '') + 1;

/** Says whether a row has cells behind so many columns: filled ones, or empty ones that the other rows have not. */
export const isLong = ({ cells, wide }: TableRow, width: number): boolean =>
  wide !== undefined || cells.slice(width).some((cell) => cell !== '');

/**
 * Says of a row of CSV with filled cells behind the last column that it has too many: mostly one holds what separates them.
 * @param width how many columns there are
 * @param headLine the line of their names
 */
export function longRow({ cells, wide }: TableRow, width: number, headLine = 1): string {
  const stray = cells.slice(width).filter((cell) => cell !== '');
  const count = stray.length > 0 ? cells.findLastIndex((cell) => cell !== '') + 1 : (wide ?? cells.length);
  if (stray.length === 0) {
    return said(
      `baris ini ${count} isi, baris ${headLine === 1 ? 'pertama' : headLine} ${width}; beri tanda petik pada isi yang memuat pemisahnya, atau hapus pemisah di ujung baris`,
      `the line has ${count} values, ${headLine === 1 ? 'the first line' : `line ${headLine}`} ${width}; put quotes around one that holds what separates them, or take the separator at its end away`,
    );
  }
  const shown = stray.map((cell) => `"${cell.slice(0, 80)}"`).join(', ');
  return said(
    `baris ini ${count} isi, baris ${headLine === 1 ? 'pertama' : headLine} ${width}; ${shown} tidak punya kolom: kosongkan, atau beri tanda petik pada isi yang memuat pemisahnya`,
    `the line has ${count} values, ${headLine === 1 ? 'the first line' : `line ${headLine}`} ${width}; ${shown} has no column: empty it, or put quotes around one that holds what separates them`,
  );
}

/** Splits the rows of a table into those that end within its columns, and those that are too long; of a workbook none is. */
export function splitRows(
  { rows }: Pick<Table, 'rows'>,
  width: number,
  file: string,
): { readonly whole: readonly TableRow[]; readonly long: readonly TableRow[] } {
  const isOdd = (row: TableRow) => !file.endsWith('.xlsx') && isLong(row, width);
  return { whole: rows.filter((row) => !isOdd(row)), long: rows.filter(isOdd) };
}
