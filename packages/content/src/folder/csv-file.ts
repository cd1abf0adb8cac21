import { CsvError } from 'csv-parse/sync';
import type { EntryKind } from './entries.ts';
import { whyUnread } from './guarded.ts';
import { MAX_ENTRIES } from './limits.ts';
import { csvTable, separatorOf } from './table-file.ts';
import { twiceNamed } from './twice-named.ts';
import { type ReadEntries, readPlaced, tooMany, unread, type YamlText } from './yaml-file.ts';

/** Reads a list from CSV with a head line; the separator may be a comma, a semicolon or a tab. Empty cells are missing. */
export function readCsvList<Kind extends EntryKind>(kind: Kind, source: YamlText): ReadEntries<Kind> {
  const { text, file, nearestWord } = source;
  try {
    const separator = separatorOf(text);
    const { head, rows } = csvTable(text);
    if (rows.length > MAX_ENTRIES) return unread({ file, line: 1, message: tooMany(rows.length) });
    const [twice] = twiceNamed(head, (name) => name);
    if (twice !== undefined) return unread({ file, line: 1, message: `the first line ${twice}` });
    const read = rows.map(({ cells, line }): ReadEntries<Kind> => {
      if (cells.length === head.length) {
        return readPlaced(kind, recordOf(head, cells), { file, nearestWord }, () => line);
      }
      const message = `the line has ${cells.length} values, the first line ${head.length}; write ${separator}${separator} where one is empty, and quotes around one that holds ${JSON.stringify(separator)}`;
      return { entries: [], mistakes: [{ file, line, message }] };
    });
    return { entries: read.flatMap((one) => one.entries), mistakes: read.flatMap((one) => one.mistakes) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unread({ file, line: Number(error.lines ?? 1), message: whyUnread(error) });
  }
}

const recordOf = (names: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [name, cells[at]] as const).filter(([, cell]) => cell !== ''));
