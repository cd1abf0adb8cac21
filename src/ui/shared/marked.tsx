import { markedPieces } from '../../domain/shared/search-text.ts';
import './marked.scss';

/** A text with what was searched for marked in it. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markedPieces(text, query).map(({ text: piece, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which move together
    isMatch ? <mark key={place}>{piece}</mark> : piece,
  );
}
