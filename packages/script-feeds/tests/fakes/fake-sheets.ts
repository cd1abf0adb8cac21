import type {
  GoogleMenu,
  GoogleRange,
  GoogleRichText,
  GoogleSheet,
  GoogleSpreadsheet,
  GoogleSpreadsheetApp,
} from '../../src/host/google.d.ts';

/** A cell of the tests; with a link where one lies behind its text. */
export type FakeCell = string | number | boolean | Date | { readonly text: string; readonly link: string };

/** A spreadsheet of the tests. */
export interface FakeBook {
  readonly app: GoogleSpreadsheetApp;
  /** Puts a sheet there, or replaces it. */
  readonly put: (name: string, rows: readonly (readonly FakeCell[])[]) => void;
  readonly remove: (name: string) => void;
  /** The cells of a sheet as they show; undefined where there is no such sheet. */
  readonly cells: (name: string) => readonly (readonly unknown[])[] | undefined;
  readonly names: () => readonly string[];
  readonly hidden: () => readonly string[];
  readonly toasts: readonly string[];
  readonly menus: readonly string[];
  timeZone: string;
}

interface State {
  cells: FakeCell[][];
  rows: number;
  columns: number;
  isHidden: boolean;
}

/** Makes an empty spreadsheet. */
export function fakeBook(): FakeBook {
  const sheets = new Map<string, State>();
  const toasts: string[] = [];
  const menus: string[] = [];
  const settings = { timeZone: 'Asia/Jakarta' };
  const menu: GoogleMenu = {
    addItem: (caption, functionName) => {
      menus.push(`${caption}: ${functionName}`);
      return menu;
    },
    addToUi: () => undefined,
  };
  const book: GoogleSpreadsheet = {
    getSheetByName: (name) => {
      const state = sheets.get(name);
      return state === undefined ? null : sheetOf(name, state);
    },
    getSheets: () => [...sheets].map(([name, state]) => sheetOf(name, state)),
    insertSheet: (name) => {
      if (sheets.has(name)) throw new Error(`A sheet with the name "${name}" already exists.`);
      const state: State = { cells: [], rows: 1000, columns: 26, isHidden: false };
      sheets.set(name, state);
      return sheetOf(name, state);
    },
    getSpreadsheetTimeZone: () => settings.timeZone,
    setSpreadsheetTimeZone: (zone) => {
      settings.timeZone = zone;
    },
    toast: (message) => void toasts.push(message),
  };
  return Object.assign(settings, {
    app: { getActiveSpreadsheet: () => book, getUi: () => ({ createMenu: () => menu }) },
    put: (name: string, rows: readonly (readonly FakeCell[])[]) => {
      sheets.set(name, { cells: rows.map((row) => [...row]), rows: 1000, columns: 26, isHidden: false });
    },
    remove: (name: string) => void sheets.delete(name),
    cells: (name: string) => sheets.get(name)?.cells.map((row) => row.map(shown)),
    names: () => [...sheets.keys()],
    hidden: () => [...sheets].flatMap(([name, { isHidden }]) => (isHidden ? [name] : [])),
    toasts,
    menus,
  });
}

function sheetOf(name: string, state: State): GoogleSheet {
  return {
    getName: () => name,
    getMaxRows: () => state.rows,
    getMaxColumns: () => state.columns,
    insertRowsAfter: (_, count) => {
      state.rows += count;
    },
    insertColumnsAfter: (_, count) => {
      state.columns += count;
    },
    clearContents: () => {
      state.cells = [];
    },
    hideSheet: () => {
      state.isHidden = true;
    },
    setFrozenRows: () => undefined,
    getDataRange: () => {
      const width = Math.max(1, ...state.cells.map(({ length }) => length));
      return rangeOf(state, 1, 1, Math.max(1, state.cells.length), width);
    },
    getRange: (row, column, rows, columns) => rangeOf(state, row, column, rows, columns),
  };
}

function rangeOf(state: State, row: number, column: number, rows: number, columns: number): GoogleRange {
  if (rows < 1 || columns < 1)
    throw new Error('The number of rows and columns in the range must be at least 1.');
  if (row + rows - 1 > state.rows || column + columns - 1 > state.columns)
    throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
  const each = <T>(make: (cell: FakeCell) => T): T[][] =>
    Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (__, x) => make(state.cells[row - 1 + y]?.[column - 1 + x] ?? '')),
    );
  return {
    getValues: () => each(shown),
    getRichTextValues: () => each(richText),
    setValues: (values) => {
      if (values.length !== rows || values.some((line) => line.length !== columns))
        throw new Error('The number of rows or columns in the data does not match the range.');
      for (const [y, line] of values.entries()) {
        for (const [x, value] of line.entries()) setCell(state, row - 1 + y, column - 1 + x, typed(value));
      }
    },
  };
}

function setCell({ cells }: State, y: number, x: number, value: FakeCell): void {
  while (cells.length <= y) cells.push([]);
  const line = cells[y] ?? [];
  while (line.length < x) line.push('');
  line[x] = value;
}

// What is set is taken as if it were typed.
function typed(value: string | number): FakeCell {
  if (typeof value === 'number') return value;
  if (value.length > 50_000)
    throw new Error('Your input contains more than the maximum of 50000 characters.');
  if (value.startsWith('=') || value.startsWith('+')) return '#ERROR!';
  if (value.startsWith("'")) return value.slice(1);
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
}

function shown(cell: FakeCell): string | number | boolean | Date {
  return typeof cell === 'object' && 'link' in cell ? cell.text : cell;
}

function richText(cell: FakeCell): GoogleRichText | null {
  if (typeof cell === 'object' && 'link' in cell) {
    const links = cell.link.split(' ');
    const runs = links.map((link): GoogleRichText => ({ getLinkUrl: () => link, getRuns: () => [] }));
    return { getLinkUrl: () => (links.length === 1 ? (links[0] ?? null) : null), getRuns: () => runs };
  }
  return typeof cell === 'string' ? { getLinkUrl: () => null, getRuns: () => [] } : null;
}
