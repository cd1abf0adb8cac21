/** A piece of a text, marked where it matches the search. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The position of something in a text: from its first character to the one after its last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a text at the found positions; the pieces joined are the text.
 * @param found in their order, without overlap
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
