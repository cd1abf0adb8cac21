import { said } from '../../language.ts';
import type { TableRow } from '../table-rows.ts';
import { columnLetters, placeOf } from './address.ts';
import { type NumberKind, shownNumber } from './number-format.ts';
import { readXml } from './xml.ts';

/** What the cells of a workbook's sheets share. */
export interface Shared {
  readonly strings: readonly string[];
  /** The kind of number that a style shows, by its index. */
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
}

/** The most that a sheet may have; looked at before anything of that size is made. */
export const MAX_SHEET = { rows: 20_100, columns: 500, cells: 1_000_000 } as const;

/**
 * Reads the rows of a sheet, each with its number; cells without a word before a filled one are ''.
 * @throws Error where a filled cell stands too far out
 */
export function sheetRows(xml: string, shared: Shared): TableRow[] {
  const rows = new Map<number, string[]>();
  let [row, column, cells] = [0, -1, 0];
  let cell: Readonly<Record<string, string>> = {};
  let [value, isValue, isPhonetic] = ['', false, false];
  const put = (text: string): void => {
    if (text === '') return;
    if (row > MAX_SHEET.rows || column >= MAX_SHEET.columns) throw new Error(tooFar(column, row));
    const filled = rows.get(row) ?? [];
    cells += Math.max(0, column + 1 - filled.length);
    if (cells > MAX_SHEET.cells)
      throw new Error(
        said(
          `isinya lebih dari ${MAX_SHEET.cells} sel; kurangi`,
          `it has over ${MAX_SHEET.cells} cells; take away some`,
        ),
      );
    while (filled.length < column) filled.push('');
    filled[column] = text;
    rows.set(row, filled);
  };
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') [row, column] = [Number(attributes.r) || row + 1, -1];
      if (name === 'rPh') isPhonetic = true;
      isValue = (name === 'v' || name === 't') && !isPhonetic;
      if (name !== 'c') return;
      [cell, value] = [attributes, ''];
      const place = placeOf(attributes.r);
      [column, row] = [place?.column ?? column + 1, place?.row ?? row];
    },
    text(text) {
      if (isValue) value += text;
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c') put(cellText(cell, value, shared));
    },
  });
  return [...rows].sort(([a], [b]) => a - b).map(([line, texts]) => ({ cells: texts, line }));
}

const tooFar = (column: number, row: number): string =>
  said(
    `sel ${columnLetters(column)}${row} terlalu jauh, paling banyak ${MAX_SHEET.rows} baris dan ${MAX_SHEET.columns} kolom; kosongkan`,
    `the cell ${columnLetters(column)}${row} stands too far out, at most ${MAX_SHEET.rows} rows and ${MAX_SHEET.columns} columns are taken; empty it`,
  );

function cellText({ t: type = 'n', s: style }: Attributes, value: string, shared: Shared): string {
  if (type === 's') return shared.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.slice(0, 10);
  const number = Number(value);
  if (type !== 'n' || value.trim() === '' || Number.isNaN(number)) return value;
  return shownNumber(number, shared.kinds[Number(style ?? 0)] ?? 'plain', shared.is1904);
}

type Attributes = Readonly<Record<string, string>>;
