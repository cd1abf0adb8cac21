import type {
  Paragraph,
  RegulationSection,
  RegulationText,
  TextPart,
  TextPiece,
} from '../../../src/domain/regulations/regulation.ts';

/** Gives a text with every link of it changed. */
export function withLinks(text: RegulationText, changed: (href: string) => string): RegulationText {
  const pieces = (all: readonly TextPiece[]): TextPiece[] =>
    all.map((piece) => (piece.href === undefined ? piece : { ...piece, href: changed(piece.href) }));
  const part = (one: TextPart): TextPart => {
    if (one.kind === 'text') return { ...one, pieces: pieces(one.pieces) };
    if (one.kind === 'list')
      return { ...one, items: one.items.map((item) => ({ ...item, pieces: pieces(item.pieces) })) };
    return { ...one, rows: one.rows.map((row) => row.map(pieces)) };
  };
  const paragraph = (one: Paragraph): Paragraph => ({ ...one, parts: one.parts.map(part) });
  const section = (one: RegulationSection): RegulationSection => ({
    ...one,
    paragraphs: one.paragraphs.map(paragraph),
    ...(one.former && {
      former: one.former.map((wording) => ({ ...wording, paragraphs: wording.paragraphs.map(paragraph) })),
    }),
  });
  return {
    chapters: text.chapters.map((chapter) => ({ ...chapter, articles: chapter.articles.map(section) })),
    annexes: text.annexes.map(section),
  };
}
