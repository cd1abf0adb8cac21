import { said, type Table, twiceNamed } from '@bupc/content/files';
import { nearestWord } from '../nearest-word.ts';

/** The name of a column as it is compared: without its case, underscores as blanks. */
export const columnName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();

/** Gives the columns that a table lacks. */
export function missingColumns(head: readonly string[], needed: readonly string[]): string[] {
  const names = head.map(columnName);
  return needed.filter((name) => !names.includes(columnName(name)));
}

/**
 * Says what is wrong with the names of a table's columns: one is missing, unknown or there twice.
 * @param needed those without which nothing can be read
 */
export function headMistakes(
  table: Pick<Table, 'head'>,
  known: readonly string[],
  needed: readonly string[],
): string[] {
  const names = new Set(known.map(columnName));
  const strange = table.head.filter((name) => name !== '' && !names.has(columnName(name)));
  return [
    ...missingColumns(table.head, needed).map((name) =>
      said(
        `tidak punya kolom ${name}; tulis di baris pertama`,
        `has no column ${name}; write it into the first line`,
      ),
    ),
    ...strange.map((name) => {
      const near = nearestWord(name, known);
      return said(
        `memuat kolom '${name}'; ${near ? `tulis ${near}` : `yang ada ${known.join(', ')}`}`,
        `has a column '${name}'; ${near ? `write ${near}` : `there are ${known.join(', ')}`}`,
      );
    }),
    ...twiceNamed(table.head, columnName),
  ];
}
