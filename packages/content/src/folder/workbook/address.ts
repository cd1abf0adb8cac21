/** Gives the letters of a column as spreadsheets name it, counted from 0: A, Z, AA. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** Gives the column and the row of 'B3', counted from 0 and from 1; undefined where it is no address. */
export function placeOf(
  address: string | undefined,
): { readonly column: number; readonly row: number } | undefined {
  const [, letters = '', row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address ?? '') ?? [];
  if (row === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(row) };
}
