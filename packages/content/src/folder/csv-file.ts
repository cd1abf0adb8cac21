import { CsvError, parse } from 'csv-parse/sync';
import type { EntryKind } from './entries.ts';
import { whyUnread } from './guarded.ts';
import { MAX_ENTRIES } from './limits.ts';
import { type ReadEntries, readPlaced, tooMany, unread, type YamlText } from './yaml-file.ts';

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Reads a list from CSV with a head line; the separator may be a comma, a semicolon or a tab. Empty cells are missing. */
export function readCsvList<Kind extends EntryKind>(kind: Kind, source: YamlText): ReadEntries<Kind> {
  const { text, file, nearestWord } = source;
  try {
    const separator = separatorOf(text);
    const [head, ...rows] = parse(text, {
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      delimiter: separator,
    }) as unknown as Row[];
    const names = head?.record ?? [];
    if (rows.length > MAX_ENTRIES) return unread({ file, line: 1, message: tooMany(rows.length) });
    const read = rows.map(({ record, info }): ReadEntries<Kind> => {
      if (record.length === names.length) {
        return readPlaced(kind, recordOf(names, record), { file, nearestWord }, () => info.lines);
      }
      const message = `the line has ${record.length} values, the first line ${names.length}; write ${separator}${separator} where one is empty, and quotes around one that holds ${JSON.stringify(separator)}`;
      return { entries: [], mistakes: [{ file, line: info.lines, message }] };
    });
    return { entries: read.flatMap((one) => one.entries), mistakes: read.flatMap((one) => one.mistakes) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unread({ file, line: Number(error.lines ?? 1), message: whyUnread(error) });
  }
}

const recordOf = (names: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [name, cells[at]] as const).filter(([, cell]) => cell !== ''));

// Spreadsheets of Indonesian offices write semicolons.
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [';', '\t'].find((separator) => head.includes(separator)) ?? ',';
}
