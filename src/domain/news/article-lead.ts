import { isBlockTag } from './block-tags.ts';
import { type MarkupPiece, markupPieces } from './markup-pieces.ts';

/** An article's markup in two parts, both well-formed; `rest` is empty where all of it is the lead. */
export interface LeadAndRest {
  readonly lead: string;
  readonly rest: string;
}

/** Longest lead, in characters of markup: more would push the pictures off a phone (spec §9 News). */
export const LEAD_LIMIT = 900;

/**
 * Splits an article's first paragraph from the rest, so that its pictures can go between them (spec §2 Article dialog).
 * The first paragraph is an element p, or the text before the first block or empty line.
 * @param markup from the sanitiser: every element is closed
 * @returns no lead where the article starts with anything else, or its first paragraph is too long
 */
export function leadAndRest(markup: string): LeadAndRest {
  const pieces = markupPieces(markup);
  const cut = endOfLead(pieces);
  const first = pieces.slice(0, cut);
  const lead = htmlOf(first);
  const isSaid = first.some(({ kind, text }) => kind === 'text' && text.trim() !== '');
  if (!isSaid || lead.length > LEAD_LIMIT) return { lead: '', rest: markup };
  return { lead, rest: htmlOf(pieces.slice(cut)) };
}

const htmlOf = (pieces: readonly MarkupPiece[]): string => pieces.map(({ text }) => text).join('');

/** The index of the piece after the first paragraph; 0 where there is none. */
function endOfLead(pieces: readonly MarkupPiece[]): number {
  let depth = 0;
  let isInParagraph = false;
  let hasText = false;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'text') {
      hasText ||= piece.text.trim() !== '';
      continue;
    }
    const { name } = piece;
    const closes = piece.text.startsWith('</');
    if (closes) {
      depth -= 1;
      if (isInParagraph && depth === 0) return index + 1;
    } else if (depth === 0 && name === 'p' && !hasText) {
      isInParagraph = true;
      depth += 1;
    } else if (depth === 0 && isBlockTag(name)) {
      return hasText ? index : 0;
    } else if (VOID.has(name)) {
      if (depth === 0 && hasText && isSecondBreak(pieces, index)) return index + 1;
    } else {
      depth += 1;
    }
  }
  return pieces.length;
}

const VOID = new Set(['br', 'hr', 'img', 'wbr', 'col']);

function isSecondBreak(pieces: readonly MarkupPiece[], index: number): boolean {
  const before = pieces.slice(0, index).findLast(({ text }) => text.trim() !== '');
  return isBreak(pieces[index]) && isBreak(before);
}

const isBreak = (piece: MarkupPiece | undefined): boolean => piece?.kind === 'tag' && piece.name === 'br';
