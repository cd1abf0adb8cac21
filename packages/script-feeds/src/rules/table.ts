import { rules } from '#site-rules';
import { type CellValue, cellText, isCellError } from './cell.ts';
import { type Note, SheetMistake } from './note.ts';
import { isNamed, type SheetSpec } from './sheet-spec.ts';

/** A sheet as the host reads it. */
export interface SheetContent {
  /** Its rows from the first one; every row has the same number of cells. */
  readonly values: readonly (readonly CellValue[])[];
  /** The links that lie behind the texts of the same cells; '' where there is none. Absent where nobody asked. */
  readonly links?: readonly (readonly string[])[];
}

/** A row of a sheet, read by the keys of its columns. */
export interface Row<Key extends string = string> {
  /** As the sheet counts its rows, from 1. */
  readonly number: number;
  readonly value: (key: Key) => CellValue;
  /**
   * Gives the cell as text, '' where it is empty or shows a formula's error, which is noted.
   * @param limit characters that are taken; what is longer is cut and noted
   */
  readonly text: (key: Key, limit?: number) => string;
  /** Gives the link of the cell: the one behind its text, where there is one, or else its text. */
  readonly link: (key: Key) => string;
  /** Notes what is wrong with the cell, and what to write instead. */
  readonly note: (key: Key, message: string) => void;
}

/** The rows of a sheet that are not empty. Reading them adds to the notes. */
export interface Table<Key extends string = string> {
  readonly rows: readonly Row<Key>[];
  readonly notes: Note[];
}

/**
 * Finds the header, which is the first row that is not empty, and the columns by their names, in any order.
 * @throws SheetMistake where a needed column is missing
 */
export function readTable<Key extends string>(spec: SheetSpec<Key>, content: SheetContent): Table<Key> {
  const notes: Note[] = [];
  const top = content.values.findIndex(saysSomething);
  const places = columnPlaces(spec, content.values[top] ?? [], top + 1, notes);
  const rows = content.values.flatMap((cells, index) =>
    index > top && top !== -1 && saysSomething(cells)
      ? [rowReader(spec, places, { cells, links: content.links?.[index] ?? [], number: index + 1, notes })]
      : [],
  );
  return { rows, notes };
}

type Places = ReadonlyMap<string, number>;

function columnPlaces(spec: SheetSpec, header: readonly CellValue[], row: number, notes: Note[]): Places {
  const places = new Map<string, number>();
  for (const [key, { header: name, words, needed }] of Object.entries(spec.columns)) {
    const found = header.flatMap((cell, index) => (isNamed(cellText(cell), name, words) ? [index] : []));
    const [first] = found;
    if (first !== undefined) places.set(key, first);
    else if (needed) {
      const message = `Kolom "${name}" tidak ada. Tulis "${name}" di baris judul kolom.`;
      throw new SheetMistake({ sheet: spec.name, row: Math.max(row, 1), column: name, message });
    }
    if (found.length > 1) {
      const message = `Kolom "${name}" ada ${found.length} kali; hanya yang pertama dibaca. Hapus yang lain.`;
      notes.push({ sheet: spec.name, row, column: name, message });
    }
  }
  return places;
}

interface RowSource {
  readonly cells: readonly CellValue[];
  readonly links: readonly string[];
  readonly number: number;
  readonly notes: Note[];
}

function rowReader<Key extends string>(
  spec: SheetSpec<Key>,
  places: Places,
  { cells, links, number, notes }: RowSource,
): Row<Key> {
  const value = (key: Key) => cells[places.get(key) ?? -1] ?? '';
  const note = (key: Key, message: string) => {
    const column = spec.columns[key].header;
    const isKnown = notes.some(
      (other) => other.row === number && other.column === column && other.message === message,
    );
    if (!isKnown) notes.push({ sheet: spec.name, row: number, column, message });
  };
  const text = (key: Key, limit = rules.limits.text) => {
    const cell = value(key);
    if (isCellError(cell)) {
      note(key, `Rumus di sel ini salah (${cellText(cell)}). Perbaiki rumusnya atau tulis isinya langsung.`);
      return '';
    }
    const said = cellText(cell);
    if (said.length > limit) note(key, `Terlalu panjang: hanya ${limit} huruf pertama yang dipakai.`);
    return rules.cutText(said, limit).trim();
  };
  return { number, value, text, note, link: (key) => links[places.get(key) ?? -1] || text(key) };
}

function saysSomething(cells: readonly CellValue[]): boolean {
  return cells.some((cell) => typeof cell !== 'boolean' && cellText(cell) !== '');
}
