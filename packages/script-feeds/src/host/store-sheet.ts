import { unitChunks } from '../rules/chunks.ts';
import type { GoogleSheet } from './google.d.ts';
import { spreadsheet } from './spreadsheet.ts';

/** The hidden sheet that keeps answers: the cache forgets after six hours, and properties hold too little. */
const STORE = 'Simpanan';

/** Characters of a cell; it holds 50,000. */
const CELL = 40_000;

/**
 * Writes a text into a column, piece by piece downwards.
 * @param row the first row, from 1
 * @returns how many cells it took
 */
export function writeColumn(column: number, row: number, text: string): number {
  const pieces = unitChunks(text, CELL);
  const sheet = storeSheet();
  if (pieces.length === 0) return 0;
  makeRoom(sheet, row + pieces.length - 1, column);
  // Between bars, so that no piece is taken for a formula, a number or a date.
  sheet.getRange(row, column, pieces.length, 1).setValues(pieces.map((piece) => [`|${piece}|`]));
  return pieces.length;
}

/** Reads what writeColumn wrote into so many cells from the top; undefined where the sheet has no such cells. */
export function readColumn(column: number, cells: number): string | undefined {
  const sheet = spreadsheet().getSheetByName(STORE);
  if (sheet === null || cells === 0 || sheet.getMaxRows() < cells || sheet.getMaxColumns() < column)
    return undefined;
  const pieces = sheet
    .getRange(1, column, cells, 1)
    .getValues()
    .map(([piece]) => String(piece));
  return pieces.map((piece) => piece.slice(1, -1)).join('');
}

function storeSheet(): GoogleSheet {
  const book = spreadsheet();
  const found = book.getSheetByName(STORE);
  if (found !== null) return found;
  const made = book.insertSheet(STORE, book.getSheets().length);
  made.hideSheet();
  return made;
}

/** Makes the grid of a sheet large enough. */
export function makeRoom(sheet: GoogleSheet, rows: number, columns: number): void {
  const [hasRows, hasColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  if (hasRows < rows) sheet.insertRowsAfter(hasRows, rows - hasRows);
  if (hasColumns < columns) sheet.insertColumnsAfter(hasColumns, columns - hasColumns);
}
