import { SheetMistake } from '../rules/note.ts';
import { isNamed, type SheetSpec } from '../rules/sheet-spec.ts';
import { readTable, type SheetContent, type Table } from '../rules/table.ts';
import type { GoogleRange, GoogleSheet, GoogleSpreadsheet } from './google.d.ts';

/** The time zone that a date without a time is read in. */
export const TIME_ZONE = 'Asia/Jakarta';

/**
 * Gives the spreadsheet that the script belongs to.
 * @throws Error where the script stands alone
 */
export function spreadsheet(): GoogleSpreadsheet {
  const found = SpreadsheetApp.getActiveSpreadsheet();
  if (found === null) throw new Error('Skrip ini harus dibuat dari spreadsheet (Ekstensi > Apps Script).');
  return found;
}

/** Finds a sheet by its name or one of its other names. */
export function findSheet({ name, words }: SheetSpec): GoogleSheet | undefined {
  const book = spreadsheet();
  return book.getSheetByName(name) ?? book.getSheets().find((sheet) => isNamed(sheet.getName(), name, words));
}

/**
 * Reads a sheet with the links behind its cells.
 * @throws SheetMistake where the sheet or a needed column is missing
 */
export function readSheet(spec: SheetSpec): Table {
  const sheet = findSheet(spec);
  if (sheet === undefined) {
    const message = `Sheet "${spec.name}" tidak ada. Pilih menu "Umpan Situs > Siapkan sheet".`;
    throw new SheetMistake({ sheet: spec.name, column: '', message });
  }
  const range = sheet.getDataRange();
  const content: SheetContent = { values: range.getValues(), links: linksIn(range) };
  const table = readTable({ ...spec, name: sheet.getName() }, content);
  const zone = spreadsheet().getSpreadsheetTimeZone();
  if ('date' in spec.columns && zone !== TIME_ZONE) {
    const message = `Zona waktu spreadsheet ini ${zone}; tanggal dapat bergeser. Pilih "File > Setelan > Zona waktu: (GMT+07:00) Jakarta".`;
    table.notes.push({ sheet: sheet.getName(), column: '', message });
  }
  return table;
}

function linksIn(range: GoogleRange): string[][] {
  return range.getRichTextValues().map((row) =>
    row.map((text) => {
      if (text === null) return '';
      const links = text.getRuns().flatMap((run) => run.getLinkUrl() ?? []);
      return text.getLinkUrl() ?? [...new Set(links)].join('\n');
    }),
  );
}
