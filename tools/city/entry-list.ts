import { existsSync } from 'node:fs';
import {
  MAX_ENTRIES,
  type Mistake,
  otherSheets,
  readTable,
  said,
  tooMany,
  unheadedColumns,
} from '@bupc/content/files';
import type * as v from 'valibot';
import { contentFile, type Environment, readYamlFile } from './city-files.ts';
import { longRow, splitRows } from './long-rows.ts';
import { fieldMistakes } from './mistakes.ts';
import { columnName, headMistakes, missingColumns } from './table-head.ts';

/** An entry of a list, with where it stands. */
export interface PlacedEntry<T> {
  readonly entry: T;
  readonly file: string;
  readonly line: number;
}

/** The entries of a list that can be used, and what is wrong with the others: one never takes another along. */
export interface EntryList<T> {
  readonly entries: readonly PlacedEntry<T>[];
  readonly mistakes: readonly Mistake[];
  /** What of its file is not read, though nothing is lost by it: sheets. */
  readonly notes: readonly Mistake[];
}

type Record = Readonly<{ [name: string]: unknown }>;
interface PlacedRecord {
  readonly record: unknown;
  readonly line: number;
  readonly lineOf: (...path: (string | number)[]) => number;
}

/**
 * Reads a list of the content folder: '{name}.yaml', '{name}.yml', or a table where its endings name one.
 * @param endings of the file, the one that is taken first
 */
export function readEntryList<T>(
  env: Environment,
  name: string,
  entry: v.GenericSchema<unknown, T> & { readonly entries: Readonly<{ [name: string]: v.GenericSchema }> },
  endings: readonly string[],
): EntryList<T> {
  const [found, ...others] = endings
    .map((ending) => ({ name: `${name}${ending}`, ...contentFile(env, `${name}${ending}`) }))
    .filter(({ path }) => existsSync(path));
  if (found === undefined) return { entries: [], mistakes: [], notes: [] };
  const { path, file } = found;
  const mistakes: Mistake[] = others.map((other) => ({
    file: other.file,
    message: said(
      `ada juga ${file}, dan itu yang dipakai; simpan salah satu saja`,
      `there is ${file} too, which is taken; keep one of them`,
    ),
  }));
  const notes: Mistake[] = [];
  const unheaded: Mistake[] = [];
  const records = /\.ya?ml$/.test(path)
    ? yamlRecords(env, found.name, mistakes)
    : tableRecords(path, file, entry, { mistakes, notes, unheaded });
  const entries = records.flatMap(({ record, line, lineOf }): PlacedEntry<T>[] => {
    const given = withoutEmpty(record);
    const wrong = fieldMistakes(entry, given);
    for (const one of wrong) mistakes.push({ file, line: lineOf(...one.path), message: one.message });
    return wrong.length > 0 ? [] : [{ entry: given as T, file, line }];
  });
  // Where all can be read, nothing of it stands in a column without a name.
  (mistakes.length > 0 ? mistakes : notes).push(...unheaded);
  return { entries, mistakes, notes };
}

// What a form or a spreadsheet leaves empty is not there.
const withoutEmpty = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && !Array.isArray(record)
    ? Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== ''))
    : record;

function yamlRecords(env: Environment, name: string, mistakes: Mistake[]): PlacedRecord[] {
  const read = readYamlFile(env, name);
  if (read.mistakes !== undefined) {
    mistakes.push(...read.mistakes);
    return [];
  }
  const { content: value, lineOf, file } = read.value;
  if (value === null || value === undefined) return [];
  const isLong = Array.isArray(value) && value.length > MAX_ENTRIES;
  if (!Array.isArray(value) || isLong) {
    const message = isLong
      ? tooMany(value.length)
      : said(
          'berkas ini berisi daftar: awali setiap isinya dengan "- "',
          'this takes a list: let each entry begin with "- "',
        );
    mistakes.push({ file, line: 1, message });
    return [];
  }
  return value.map((record, index) => ({
    record,
    line: lineOf(index),
    lineOf: (...inside) => lineOf(index, ...inside),
  }));
}

function tableRecords(
  path: string,
  file: string,
  { entries }: { readonly entries: Readonly<{ [name: string]: v.GenericSchema }> },
  { mistakes, notes, unheaded }: { readonly [list in 'mistakes' | 'notes' | 'unheaded']: Mistake[] },
): PlacedRecord[] {
  const table = readTable(path, file);
  if (!('rows' in table)) {
    mistakes.push(table);
    return [];
  }
  notes.push(...otherSheets(table, file));
  const known = Object.keys(entries);
  const needed = known.filter((name) => entries[name]?.type !== 'exact_optional');
  for (const message of headMistakes(table, known, needed)) mistakes.push({ file, line: 1, message });
  if (missingColumns(table.head, needed).length > 0) return [];
  // In CSV one cell too many means that what separates them stands in one; a sheet has it in a column of its own.
  const { whole, long } = splitRows(table, table.head.length, file);
  for (const row of long) mistakes.push({ file, line: row.line, message: longRow(row, table.head.length) });
  const message = unheadedColumns({ head: table.head, rows: whole });
  if (message !== undefined) unheaded.push({ file, line: 1, message });
  const names = table.head.map(columnName);
  return whole.map(({ cells, line }) => {
    const cellOf = (name: string) => cells[names.indexOf(name)] ?? '';
    const record: Record = Object.fromEntries(known.map((name) => [name, cellOf(name)]));
    return { record, line, lineOf: () => line };
  });
}
