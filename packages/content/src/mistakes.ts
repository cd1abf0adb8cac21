import { said } from './language.ts';
import { printed } from './printed.ts';

/** A mistake in the content: its location, and what to write instead. */
export interface Mistake {
  /** From the root of the project, with slashes: 'content/staff.yaml'; of a feed, its name: 'news[3]'. */
  readonly file: string;
  /** Counted from 1; absent where the whole file is meant. */
  readonly line?: number;
  readonly message: string;
}

/** Gives a mistake as a line: 'content/staff.yaml, line 12: imageUrl is missing'. */
export function mistakeLine({ file, line, message }: Mistake): string {
  return printed(
    line === undefined ? `${file}: ${message}` : `${file}, ${said('baris', 'line')} ${line}: ${message}`,
  );
}

/** Sorts mistakes by file, then by line, and leaves out those that say the same again. */
export function sortedMistakes(mistakes: readonly Mistake[]): Mistake[] {
  const byLine = new Map(mistakes.map((mistake) => [mistakeLine(mistake), mistake]));
  return [...byLine.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
}
