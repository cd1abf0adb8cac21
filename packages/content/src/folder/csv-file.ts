import { CsvError } from 'csv-parse/sync';
import { said } from '../language.ts';
import type { EntryKind } from './entries.ts';
import { whyUnread } from './guarded.ts';
import { MAX_ENTRIES } from './limits.ts';
import { csvTable, separatorOf } from './table-file.ts';
import type { Table, TableRow } from './table-rows.ts';
import { twiceNamed } from './twice-named.ts';
import { unheadedColumns } from './unheaded-columns.ts';
import { type ReadEntries, readPlaced, tooMany, unread, type YamlText } from './yaml-file.ts';

/** Reads a list from CSV with a head line; the separator may be a comma, a semicolon or a tab. Empty cells are missing. */
export function readCsvList<Kind extends EntryKind>(kind: Kind, source: YamlText): ReadEntries<Kind> {
  const { text, file } = source;
  try {
    const separator = separatorOf(text);
    const advice = said(
      `tulis ${separator}${separator} bila ada yang kosong, dan tanda petik di sekeliling isi yang memuat ${JSON.stringify(separator)}`,
      `write ${separator}${separator} where one is empty, and quotes around one that holds ${JSON.stringify(separator)}`,
    );
    return readTableList(kind, csvTable(text), source, (cells, head) =>
      cells === head
        ? undefined
        : said(
            `baris ini ${cells} isi, baris pertama ${head}; ${advice}`,
            `the line has ${cells} values, the first line ${head}; ${advice}`,
          ),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unread({ file, line: Number(error.lines ?? 1), message: whyUnread(error) });
  }
}

/**
 * Reads a list from a table with a line of names; empty cells are missing. A column that is of no field, or has no
 * heading, is noted once, and not read.
 * @param whyOdd says what is wrong with a row of so many cells, under a head of so many
 */
export function readTableList<Kind extends EntryKind>(
  kind: Kind,
  { head, rows }: Table,
  { file, nearestWord }: Pick<YamlText, 'file' | 'nearestWord'>,
  whyOdd: (cells: number, head: number) => string | undefined = () => undefined,
): ReadEntries<Kind> {
  if (rows.length > MAX_ENTRIES) return unread({ file, line: 1, message: tooMany(rows.length) });
  const [twice] = twiceNamed(head, (name) => name);
  if (twice !== undefined)
    return unread({ file, line: 1, message: said(`baris pertama ${twice}`, `the first line ${twice}`) });
  const fields = Object.keys(kind.entries);
  const unused = head.filter((name) => name !== '' && !fields.includes(name));
  const read = rows.map(({ cells, line }): ReadEntries<Kind> => {
    const odd = whyOdd(cells.length, head.length);
    if (odd !== undefined) return { entries: [], mistakes: [{ file, line, message: odd }] };
    return readPlaced(kind, recordOf(head, cells, fields), { file, nearestWord }, () => line);
  });
  const isWhole = ({ cells }: TableRow) => whyOdd(cells.length, head.length) === undefined;
  const unheaded = unheadedColumns({ head, rows: rows.filter(isWhole) });
  const told = unused.map((name) => {
    const near = nearestWord(name, fields);
    const message = said(
      `kolom ${name} tidak dipakai; ${near ? `tulis ${near}` : `yang ada ${fields.join(', ')}`}`,
      `the column ${name} is not used; ${near ? `write ${near}` : `there are ${fields.join(', ')}`}`,
    );
    return { file, line: 1, message };
  });
  return {
    entries: read.flatMap((one) => one.entries),
    mistakes: read.flatMap((one) => one.mistakes),
    notes: [...told, ...(unheaded === undefined ? [] : [{ file, line: 1, message: unheaded }])],
  };
}

const recordOf = (names: readonly string[], cells: readonly string[], fields: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name, at) => {
      const cell = cells[at] ?? '';
      return cell !== '' && fields.includes(name) ? [[name, cell] as const] : [];
    }),
  );
