import { isBlockTag } from './block-tags.ts';
import { type MarkupPiece, markupPieces } from './markup-pieces.ts';

const BREAK = '<br>';

/**
 * Turns the newlines of an article's content into line breaks (spec §5 Article markup), before it is sanitised.
 * Newlines that only format the markup become none: those beside a block tag (so none between the rows of a table or
 * the items of a list), those inside a tag, and the one after a `<br>`. Takes linear time.
 * @param content raw markup, or plain text
 */
export function lineBreaks(content: string): string {
  const pieces = markupPieces(content.replace(/\r\n?/g, '\n'));
  return pieces
    .map((piece, index) =>
      piece.kind === 'tag'
        ? piece.text.replaceAll('\n', ' ')
        : breaks(piece.text, pieces[index - 1], pieces[index + 1]),
    )
    .join('');
}

function breaks(text: string, before: MarkupPiece | undefined, after: MarkupPiece | undefined): string {
  let inner = text;
  if (before === undefined || isBlock(before)) inner = withoutEdge(inner, inner.trimStart());
  else if (before.kind === 'tag' && before.name === 'br') inner = inner.replace(/^[ \t]*\n/, '');
  if (after === undefined || isBlock(after)) inner = withoutEdge(inner, inner.trimEnd());
  return inner.replaceAll('\n', BREAK);
}

function isBlock(piece: MarkupPiece): boolean {
  return piece.kind === 'tag' && isBlockTag(piece.name);
}

// A space without a newline beside a block is left to the browser.
function withoutEdge(text: string, trimmed: string): string {
  return trimmed.length < text.length && text.includes('\n') ? trimmed : text;
}
