/** An edit of a text: what stands from `from` to before `to` is replaced. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A piece of a block: an item of a list or a field of a record, as it stands in the text. */
export interface Chunk {
  /** Where its own comments begin, or its line; that of the first one is its mark. */
  readonly from: number;
  /** Where its dash or its key stands. */
  readonly mark: number;
  /** Where the next one begins. */
  readonly to: number;
}

/** A piece of the new block: one that was there, with the edits inside it, or a new text. */
export type Piece = { readonly chunk: Chunk; readonly edits: readonly Edit[] } | { readonly text: string };

/** Gives a part of a text with the edits that lie in it. */
export function edited(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  const inside = edits.filter((edit) => edit.from >= from && edit.to <= to).sort((a, b) => a.from - b.from);
  let [at, out] = [from, ''];
  for (const edit of inside) {
    out += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return out + text.slice(at, to);
}

/** Gives the blanks before a mark in its line, as many as stand before it. */
export const indentAt = (text: string, mark: number): string =>
  ' '.repeat(mark - (text.lastIndexOf('\n', mark - 1) + 1));

/** Cuts a block into chunks, from the places of its marks; comments directly above a mark are of its chunk. */
export function chunksOf(text: string, marks: readonly number[], end: number): Chunk[] {
  const starts = marks.map((mark, index) => (index === 0 ? mark : startOf(text, mark)));
  return marks.map((mark, index) => ({ from: starts[index] ?? mark, mark, to: starts[index + 1] ?? end }));
}

function startOf(text: string, mark: number): number {
  let start = text.lastIndexOf('\n', mark - 1) + 1;
  const indent = text.slice(start, mark);
  while (start > 0) {
    const above = text.lastIndexOf('\n', start - 2) + 1;
    if (!text.slice(above, start).startsWith(`${indent}#`)) break;
    start = above;
  }
  return start;
}

/** Joins the pieces of a block; it begins at the first mark of the old one. */
export function composed(text: string, pieces: readonly Piece[], indent: string): string {
  const parts = pieces.map((piece, index) => {
    if ('text' in piece) return (index === 0 ? '' : indent) + indented(piece.text, indent);
    const { chunk, edits } = piece;
    const lead = text.slice(chunk.from, chunk.mark);
    const body = edited(text, edits, chunk.mark, chunk.to);
    // What was the first one lacks its blanks; what becomes the first one finds them before it.
    if (index === 0) return lead.slice(lead === '' ? 0 : indent.length) + body;
    return (lead === '' ? indent : lead) + body;
  });
  return parts.map((part) => (part.endsWith('\n') ? part : `${part}\n`)).join('');
}

/** Indents the lines after the first one. */
export const indented = (text: string, indent: string): string => text.replace(/\n(?=[^\n])/g, `\n${indent}`);
