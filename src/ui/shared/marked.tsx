import { markedPieces, type TextRange } from '../../domain/shared/marked-pieces.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import './marked.scss';

/** A text with what was searched for marked in it. */
export function Marked({ text, found }: { text: string; found: readonly TextRange[] }) {
  // Made anew with other marks: between them stand bare texts.
  return (
    <span key={`${text} ${found.map(({ start, end }) => `${start}-${end}`).join()}`}>
      {markedPieces(unbroken(text), found).map(({ text: piece, isMarked }, index) =>
        isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which move together
          <mark key={index} className="marked">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
