import { tokensOf } from './tokens.ts';

/** A piece of a text, marked where it is a word that was found. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Parts a text at the words that were found, inflected ones too (spec §2 Search). The pieces joined are the text.
 * @param matched words, as foldWord gives them
 */
export function markedPieces(text: string, matched: ReadonlySet<string>): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let done = 0;
  for (const { word, start, end } of tokensOf(text)) {
    if (!matched.has(word)) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMarked: false });
  return pieces;
}
