import { CsvError, parse } from 'csv-parse/sync';
import type { ENTRIES } from './entries.ts';
import { type ReadEntries, readPlaced, type YamlText } from './yaml-file.ts';

interface Row {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/** Reads a list from CSV with a head line; the separator may be a comma, a semicolon or a tab. Empty cells are missing. */
export function readCsvList<Kind extends keyof typeof ENTRIES>(
  kind: Kind,
  source: YamlText,
): ReadEntries<Kind> {
  const { text, file } = source;
  try {
    const rows = parse(text, {
      bom: true,
      columns: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      delimiter: separatorOf(text),
    }) as unknown as Row[];
    const read = rows.map(({ record, info }) =>
      readPlaced(
        kind,
        Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')),
        { file },
        () => info.lines,
      ),
    );
    return { entries: read.flatMap((one) => one.entries), mistakes: read.flatMap((one) => one.mistakes) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      entries: [],
      mistakes: [{ file, line: Number(error.lines ?? 1), message: `this cannot be read: ${error.message}` }],
    };
  }
}

// Spreadsheets of Indonesian offices write semicolons.
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [';', '\t'].find((separator) => head.includes(separator)) ?? ',';
}
