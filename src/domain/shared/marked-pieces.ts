/** A piece of a text, marked where it is what was searched for. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Where something stands in a text: from the first character to the one after the last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parts a text at what was found in it; the pieces joined are the text.
 * @param found in their order, none over another
 */
export function markedPieces(text: string, found: readonly TextRange[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let done = 0;
  for (const { start, end } of found) {
    if (start > done) pieces.push({ text: text.slice(done, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMarked: false });
  return pieces;
}
