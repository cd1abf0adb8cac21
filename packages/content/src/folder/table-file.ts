import { readFileSync, statSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { said } from '../language.ts';
import type { Mistake } from '../mistakes.ts';
import { errorCells } from './error-cells.ts';
import { whyUnread } from './guarded.ts';
import { MAX_ENTRIES } from './limits.ts';
import type { Table, TableRow } from './table-rows.ts';
import { fromWindows1252 } from './windows-1252.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

/** The most that a table's file may hold, in bytes. */
const MAX_TABLE_BYTES = 16 * 1024 * 1024;

/**
 * Reads a table that a spreadsheet has written: CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or the encoding of
 * Windows, or the first visible sheet of an .xlsx.
 * @param path of the file
 * @param file as it is shown
 */
export function readTable(path: string, file: string): Table | Mistake {
  try {
    const { size } = statSync(path);
    if (size > MAX_TABLE_BYTES) {
      return {
        file,
        message: said(
          `berkas ini ${size} bita, paling besar ${MAX_TABLE_BYTES}`,
          `the file has ${size} bytes; at most ${MAX_TABLE_BYTES} are taken`,
        ),
      };
    }
    const bytes = readFileSync(path);
    const table = path.endsWith('.xlsx') ? workbookTable(bytes) : csvTable(decoded(bytes));
    const errors = errorCells(table);
    if (errors) return { file, ...errors };
    if (table.rows.length <= MAX_ENTRIES) return table;
    return {
      file,
      message: said(
        `tabel ini ${table.rows.length} baris, paling banyak ${MAX_ENTRIES}`,
        `the table has ${table.rows.length} rows; at most ${MAX_ENTRIES} are taken`,
      ),
    };
  } catch (error) {
    const line = error instanceof CsvError ? { line: Number(error.lines ?? 1) } : {};
    return { file, ...line, message: whyUnread(error) };
  }
}

function workbookTable(bytes: Uint8Array): Table {
  const { rows, others } = readWorkbook(bytes);
  return { ...tableOf(rows), ...(others.length > 0 && { otherSheets: others }) };
}

// The line that Excel writes before the names.
const SAID = /^\uFEFF?sep=(.)\r?\n/i;

/**
 * Reads CSV with a line of names; what separates is the first of ; tab and comma that this line has, or what a line
 * `sep=;` of Excel before it says.
 * @throws CsvError
 */
export function csvTable(text: string): Table {
  const said = SAID.exec(text);
  const read = parse(said ? text.slice(said[0].length) : text, {
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    delimiter: separatorOf(text),
  }) as unknown as { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
  const before = said ? 1 : 0;
  return tableOf(read.map(({ record, info }) => ({ cells: record, line: info.lines + before })));
}

/** Gives the text of a file as Windows programs write it: in UTF-16, with its byte order mark or without, UTF-8 or Windows-1252. */
export function decoded(bytes: Uint8Array): string {
  const order = utf16Of(bytes);
  if (order !== undefined) return new TextDecoder(order).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromWindows1252(bytes);
  }
}

/** Says in which order UTF-16 has its bytes, by its mark or by where the zeros of plain letters stand; undefined where it is none. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 1024).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** What separates the values of a table: spreadsheets of Indonesian offices write semicolons. A line `sep=;` says it. */
export function separatorOf(text: string): string {
  const [, said] = SAID.exec(text) ?? [];
  if (said !== undefined) return said;
  const [head = ''] = text.split('\n', 1);
  return [';', '\t'].find((separator) => head.includes(separator)) ?? ',';
}

// Blanks that no key types, the hyphens of a word processor, and a formula that only keeps a text as it is: ="R-2".
const plain = (cell: string): string =>
  cell
    .replace(/^="(.*)"$/s, '$1')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();

function tableOf(all: readonly TableRow[]): Table {
  const [head, ...rows] = all
    .map(({ cells, line }) => ({ cells: cells.map(plain), line }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const names = [...(head?.cells ?? [])];
  // Excel keeps columns that were once written in.
  while (names.at(-1) === '' && rows.every(({ cells }) => (cells[names.length - 1] ?? '') === ''))
    names.pop();
  // Rows that all end with a separator are as wide as they are meant to be.
  const narrowest = rows.reduce(
    (least, { cells }) => Math.min(least, cells.length),
    Number.POSITIVE_INFINITY,
  );
  const usual = Math.max(head?.cells.length ?? 0, narrowest);
  return {
    head: names,
    rows: rows.map(({ cells, line }) => ({
      cells: withoutEnd(cells, names),
      line,
      ...(cells.length > usual && { wide: cells.length }),
    })),
  };
}

function withoutEnd(cells: readonly string[], names: readonly string[]): string[] {
  const own = [...cells];
  while (own.length > names.length && own.at(-1) === '') own.pop();
  return own;
}
