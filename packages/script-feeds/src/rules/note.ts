/** One line of the sheet 'Catatan': what is wrong, where, and what to write instead, in Indonesian. */
export interface Note {
  readonly sheet: string;
  /** As the sheet counts its rows, from 1; absent where a whole sheet is meant. */
  readonly row?: number;
  /** The header of the column; empty where a whole row or sheet is meant. */
  readonly column: string;
  readonly message: string;
}

/** Notes of a feed that are written down one by one; more of the same kind tell nothing new. */
export const MAX_NOTES = 200;

const QUOTED = 60;

/** Quotes what somebody wrote, cut to a length that a line still holds. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line}"`;
}

/** Cuts a list of notes to MAX_NOTES; the last line then says how many others there are. */
export function boundedNotes(notes: readonly Note[]): Note[] {
  if (notes.length <= MAX_NOTES) return [...notes];
  const more = notes.length - MAX_NOTES;
  const sheet = notes[0]?.sheet ?? '';
  return [...notes.slice(0, MAX_NOTES), { sheet, column: '', message: `Dan ${more} catatan lain.` }];
}

/** A sheet that cannot be read at all, so that its feed keeps its last answer. */
export class SheetMistake extends Error {
  readonly note: Note;

  constructor(note: Note) {
    super(note.message);
    this.name = 'SheetMistake';
    this.note = note;
  }
}
