/** A cell of a table: text, a number, or nothing. */
export type CsvCell = string | number | undefined;

// What Excel begins to listen for, in either width; a quotation mark before it is the guard itself.
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Writes a table as RFC 4180 has it: commas, lines that end with CR and LF, and a byte order mark, without which Excel takes UTF-8 for the
 * encoding of Windows. Text is always quoted and numbers never; a text that a spreadsheet would run as a formula gets an apostrophe
 * before it (contract "Map data").
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (cell === undefined || cell === '') return '';
  return `"${guarded(cell).replaceAll('"', '""')}"`;
}

const guarded = (text: string): string => (RUNS.test(text) ? `'${text}` : text);
