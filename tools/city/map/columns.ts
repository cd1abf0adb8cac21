import { twiceNamed } from '@bupc/content/folder/twice-named.ts';
import { said } from '@bupc/content/language.ts';
import type { Mistake } from '@bupc/content/mistakes.ts';
import { nearestWord } from '@bupc/inspector/domain/nearest-word.ts';

/** Where the columns of a table stand. */
export interface Columns<Name extends string> {
  /** The index of a column; -1 where the table has none of that name. */
  readonly at: (name: Name) => number;
}

/** The name of a column as it is compared: without its case, underscores as blanks. */
export const columnName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();

/**
 * Finds the known columns of a table.
 * @param needed those without which nothing can be read
 */
export function columnsOf<const Name extends string>(
  head: readonly string[],
  known: readonly Name[],
  needed: readonly Name[],
  file: string,
): Columns<Name> | { readonly mistakes: readonly Mistake[] } {
  const names = head.map(columnName);
  const at = (name: Name): number => names.indexOf(columnName(name));
  const mistakes = [
    ...needed
      .filter((name) => at(name) < 0)
      .map((name) =>
        said(
          `tidak punya kolom ${name}; tulis di baris pertama`,
          `has no column ${name}; write it into the first line`,
        ),
      ),
    ...head.flatMap((name) => {
      if (known.some((one) => columnName(one) === columnName(name))) return [];
      const near = nearestWord(name, known);
      return [
        said(
          `memuat kolom '${name}'; ${near ? `tulis ${near}` : `yang ada ${known.join(', ')}`}`,
          `has a column '${name}'; ${near ? `write ${near}` : `there are ${known.join(', ')}`}`,
        ),
      ];
    }),
    ...twiceNamed(head, columnName),
  ];
  return mistakes.length > 0 ? { mistakes: mistakes.map((message) => ({ file, line: 1, message })) } : { at };
}

/** A row in which mistakes are found. */
export interface Place {
  readonly wrong: (column: string, words: string) => void;
  /** Whether something of the row was wrong. */
  readonly isWrong: () => boolean;
}

/** Takes note of the mistakes of a row. */
export function placesIn(file: string, line: number, mistakes: Mistake[]): Place {
  const before = mistakes.length;
  return {
    wrong: (column, words) => void mistakes.push({ file, line, message: `${column} ${words}` }),
    isWrong: () => mistakes.length > before,
  };
}

/** Reads a number as spreadsheets write it: '1,8', '1.8', '60%'; undefined where it is none. */
export function numberIn(cell: string): number | undefined {
  const plain = cell.replace(/\s*(?:%|m)$/i, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
