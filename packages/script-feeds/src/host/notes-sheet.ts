import { boundedNotes, type Note } from '../rules/note.ts';
import { jakartaStamp } from '../rules/publication.ts';
import { spreadsheet } from './spreadsheet.ts';
import { makeRoom } from './store-sheet.ts';

/** The sheet in which the office reads what is wrong. */
export const NOTES = 'Catatan';

/** Its columns. */
export const NOTES_HEADER = ['Waktu', 'Umpan', 'Sheet', 'Baris', 'Kolom', 'Catatan'] as const;

type Line = readonly (string | number)[];

const HEADLINE = 'RINGKASAN';

/**
 * Replaces the notes of a feed; those of the other feeds stay.
 * @param headline the result for the feed
 * @param notes what is wrong; 'as before' keeps the last ones
 * @param now milliseconds since 1970
 */
export function writeNotes(
  feed: string,
  headline: string,
  notes: readonly Note[] | 'as before',
  now: number,
): void {
  const book = spreadsheet();
  const sheet = book.getSheetByName(NOTES) ?? book.insertSheet(NOTES, book.getSheets().length);
  const before = sheet.getDataRange().getValues().slice(1).map(asLine);
  const mine = before.filter((line) => line[1] === feed && line[2] !== HEADLINE);
  const others = before.filter((line) => line[1] !== feed && line[1] !== '');
  const time = jakartaStamp(now);
  const fresh =
    notes === 'as before'
      ? mine
      : boundedNotes(notes).map(
          (note): Line => [time, feed, note.sheet, note.row ?? '', note.column, note.message],
        );
  const lines: Line[] = [NOTES_HEADER, ...others, [time, feed, HEADLINE, '', '', headline], ...fresh];
  makeRoom(sheet, lines.length, NOTES_HEADER.length);
  sheet.clearContents();
  sheet.getRange(1, 1, lines.length, NOTES_HEADER.length).setValues(lines);
}

function asLine(cells: readonly (string | number | boolean | Date)[]): Line {
  return NOTES_HEADER.map((_, index) => {
    const cell = cells[index] ?? '';
    return typeof cell === 'number' ? cell : String(cell);
  });
}
