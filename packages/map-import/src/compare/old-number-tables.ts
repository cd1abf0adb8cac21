import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { csvTable, decoded, isErrorCell, readTable, type Table } from '@bupc/content/files';
import { CsvError } from 'csv-parse/sync';
import { Refusal } from '../refusal.ts';
import type { Source } from '../source/source.ts';
import { brokenLine, noFile, sameColumn } from '../texts.ts';
import * as texts from './texts.ts';

/** A row of a table of old numbers, as it is written. */
export interface OldNumberRow {
  readonly old: string;
  readonly new: string;
  readonly file: string;
  /** Its line in the file or row of the sheet, from 1. */
  readonly place: number;
}

/**
 * Reads the tables of old numbers that sumber.yaml names.
 * @param base the folder of sumber.yaml
 * @throws Refusal where one cannot be read, or lacks a column
 */
export async function readOldNumbers(base: string, entries: Source['nomor-lama']): Promise<OldNumberRow[]> {
  const all: OldNumberRow[] = [];
  for (const { berkas, lama, baru } of entries) {
    const { head, rows } = await tableIn(join(base, berkas), berkas);
    const columnOf = (key: string, name: string) => {
      const isNamed = (one: string) => one.toLowerCase() === name.toLowerCase();
      const at = head.findIndex(isNamed);
      if (head.findLastIndex(isNamed) !== at) throw new Refusal(sameColumn(berkas, name));
      if (at < 0) throw new Refusal(texts.noColumn(berkas, key, name, head));
      return at;
    };
    const [old, now] = [columnOf('lama', lama), columnOf('baru', baru)];
    const filledCell = (cell = '') => (isErrorCell(cell) ? '' : cell);
    for (const { cells, line } of rows) {
      all.push({ old: filledCell(cells[old]), new: filledCell(cells[now]), file: berkas, place: line });
    }
  }
  return all;
}

// A city has more numbers than an office's lists have rows.
async function tableIn(path: string, file: string): Promise<Table> {
  if (!existsSync(path)) throw new Refusal(noFile(file));
  try {
    if (extname(path).toLowerCase() !== '.xlsx') return csvTable(decoded(readFileSync(path)));
    const table = readTable(path, file);
    if ('rows' in table) return table;
    throw new Error(table.message);
  } catch (error) {
    const words = error instanceof CsvError ? brokenLine(file, Number(error.lines ?? 1)) : undefined;
    throw new Refusal(words ?? texts.unreadTable(file), { cause: error });
  }
}
