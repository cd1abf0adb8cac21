import { useId } from 'react';
import { explainedPieces } from '../../domain/shared/abbreviations.ts';
import './explained.scss';

/**
 * A text whose abbreviations explain themselves on a tap, on focus and under the pointer (spec §2 Abbreviations). Not for
 * what stands inside a link or a heading.
 */
export function Explained({ text }: { text: string }) {
  return (
    <span key={text} className="explained">
      {explainedPieces(text).map(({ text: piece, meaning, after }) =>
        meaning === undefined ? (
          piece
        ) : (
          <span className="explained__word" key={piece}>
            <Abbreviation word={piece} meaning={meaning} />
            <span>{after}</span>
          </span>
        ),
      )}
    </span>
  );
}

function Abbreviation({ word, meaning }: { word: string; meaning: string }) {
  const id = useId();
  return (
    <span className="abbreviation">
      <button type="button" className="abbreviation__word" aria-describedby={id}>
        {word}
      </button>
      <span className="abbreviation__meaning" role="tooltip" id={id}>
        {meaning}
      </span>
    </span>
  );
}
