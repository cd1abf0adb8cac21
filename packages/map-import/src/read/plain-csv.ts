import { csvTable, decoded, type Table } from '@bupc/content/files';
import { CsvError } from 'csv-parse/sync';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';

/**
 * Reads a table with coordinates as the tables of the content folder are read: in any encoding, with any separator.
 * @param shown how the office names it
 * @returns the same with commas, each cell in quotes
 * @throws Refusal where a line has more values than the first, or a column stands twice: coordinates would be taken from another column;
 *   where a shape is cut off
 */
export function plainCsv(bytes: Uint8Array, shown: string): string {
  const { head, rows } = tableIn(bytes, shown);
  const wide = rows.find(({ cells }) => cells.length > head.length);
  if (wide) throw new Refusal(texts.wideLine(shown, wide.line, wide.cells.length, head.length));
  const names = head.map((name) => name.toLowerCase());
  const twice = head.find((_, at) => names[at] !== '' && names.indexOf(names[at] ?? '') !== at);
  if (twice !== undefined) throw new Refusal(texts.sameColumn(shown, twice));
  refuseCutShapes(names, rows, shown);
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [head, ...rows.map(({ cells }) => cells)].map((cells) => `${line(cells)}\n`).join('');
}

/** What a table calls its column of shapes. */
export const SHAPE_COLUMNS = ['wkt', 'geom', 'geometry', 'geometri', 'the_geom'];

// One shape whose end is missing would make a broken file of the whole table.
function refuseCutShapes(names: readonly string[], rows: Table['rows'], shown: string): void {
  const column = names.findIndex((name) => SHAPE_COLUMNS.includes(name) || name.startsWith('_wkt'));
  if (column < 0) return;
  const count = (text: string, sign: string) => text.split(sign).length;
  const cut = rows.find(({ cells: { [column]: cell = '' } }) => count(cell, '(') !== count(cell, ')'));
  if (cut) throw new Refusal(texts.brokenShape(shown, names[column] ?? '', cut.line));
}

function tableIn(bytes: Uint8Array, shown: string) {
  try {
    return csvTable(decoded(bytes));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(texts.brokenLine(shown, Number(error.lines ?? 1)), { cause: error });
  }
}
