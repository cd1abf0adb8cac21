import { SHEETS } from '../rules/sheets.ts';
import { NOTES, NOTES_HEADER } from './notes-sheet.ts';
import { rebuildAll } from './rebuild.ts';
import { findSheet, spreadsheet, TIME_ZONE } from './spreadsheet.ts';

const TITLE = 'Umpan Situs';
const SECONDS = 15;

/** Adds the menu to the spreadsheet. */
export function addMenu(): void {
  SpreadsheetApp.getUi()
    .createMenu(TITLE)
    .addItem('Siapkan sheet', 'setUpSheets')
    .addItem('Perbarui sekarang', 'rebuildNow')
    .addToUi();
}

/** Makes the sheets that are missing, with their headers, and sets the time zone. What is there already stays. */
export function makeSheets(): void {
  const book = spreadsheet();
  book.setSpreadsheetTimeZone(TIME_ZONE);
  const made: string[] = [];
  const make = (name: string, header: readonly string[]) => {
    const sheet = book.insertSheet(name, book.getSheets().length);
    sheet.getRange(1, 1, 1, header.length).setValues([header]);
    sheet.setFrozenRows(1);
    made.push(name);
  };
  for (const spec of SHEETS) {
    if (findSheet(spec) === undefined)
      make(
        spec.name,
        Object.values(spec.columns).map(({ header }) => header),
      );
  }
  if (book.getSheetByName(NOTES) === null) make(NOTES, NOTES_HEADER);
  book.toast(made.length === 0 ? 'Semua sheet sudah ada.' : `Dibuat: ${made.join(', ')}.`, TITLE, SECONDS);
}

/** Renews the feeds because somebody asked for it, and says what became of them. */
export function rebuildOnRequest(): void {
  const outcomes = rebuildAll();
  const book = spreadsheet();
  if (outcomes === undefined) {
    book.toast('Pembaruan lain sedang berjalan. Coba lagi beberapa menit lagi.', TITLE, SECONDS);
    return;
  }
  const all = [...outcomes.values()];
  const message = all.includes('failed')
    ? `Ada yang gagal. Lihat sheet "${NOTES}".`
    : all.includes('unfinished')
      ? 'Google Drive masih dibaca. Pilih "Perbarui sekarang" lagi, atau tunggu pembaruan otomatis.'
      : `Selesai. Lihat sheet "${NOTES}".`;
  book.toast(message, TITLE, SECONDS);
}
