import { said } from '../language.ts';
import type { Table } from './table-rows.ts';
import { columnLetters } from './workbook/address.ts';

const ERROR =
  /^#(?:N\/A|(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN|PYTHON)!|NAME\?|GETTING_DATA)$/i;
const MOST = 5;

/** Whether a value is an error that a spreadsheet has written in its place, such as #N/A. */
export const isErrorCell = (value: string): boolean => ERROR.test(value.trim());

/**
 * Reports the cells in which a spreadsheet has written an error in place of a value. An empty cell and a dash are none.
 * @returns the line of the first and what to do; undefined where there are none
 */
export function errorCells({ rows }: Table): { readonly line: number; readonly message: string } | undefined {
  const found = rows.flatMap(({ cells, line }) =>
    cells.flatMap((cell, at) => (isErrorCell(cell) ? [{ line, name: columnLetters(at) + line, cell }] : [])),
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const named = found.slice(0, MOST).map(({ name, cell }) => `${name} (${cell})`);
  const more =
    found.length > MOST ? said(`, dan ${found.length - MOST} lagi`, ` and ${found.length - MOST} more`) : '';
  const message = said(
    `ada galat lembar kerja di ${named.join(', ')}${more}; perbaiki rumusnya, atau tulis nilainya`,
    `errors of the spreadsheet stand in ${named.join(', ')}${more}; correct their formulas, or write the values`,
  );
  return { line: first.line, message };
}
