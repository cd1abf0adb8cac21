import { useMemo } from 'react';
import { markedPieces } from '../../domain/search/marks.ts';

/** A text in which the words that were found are marked (spec §2 Search). */
export function Marked({ text, matched }: { text: string; matched: ReadonlySet<string> }) {
  const pieces = useMemo(() => markedPieces(text, matched), [text, matched]);
  // Pieces have no names of their own, and never move.
  return pieces.map(({ text: piece, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    isMarked ? <mark key={index}>{piece}</mark> : piece,
  );
}
