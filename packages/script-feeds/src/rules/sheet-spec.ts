/** A column of a sheet. */
export interface ColumnSpec {
  /** As 'Siapkan sheet' writes it and notes name it. */
  readonly header: string;
  /** Other words that are taken as well, Indonesian and English. */
  readonly words: readonly string[];
  /** Without it the sheet cannot be read. */
  readonly needed?: boolean;
  /** It holds links, which may also lie behind the text of a cell. */
  readonly links?: boolean;
}

/** A sheet of the spreadsheet: its name and its columns, which may stand in any order. */
export interface SheetSpec<Key extends string = string> {
  readonly name: string;
  /** Other names that are taken as well. */
  readonly words: readonly string[];
  readonly columns: Readonly<Record<Key, ColumnSpec>>;
}

/** Whether what somebody wrote is one of the words, whatever the case, blanks, signs and remarks in brackets. */
export function isNamed(text: string, name: string, words: readonly string[]): boolean {
  const said = plain(text);
  return said !== '' && [name, ...words].some((word) => plain(word) === said);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
