import type { TextRange } from '../shared/marked-pieces.ts';
import { queryRanges } from '../shared/search-text.ts';
import type { RegulationSection, TextPart, TextPiece } from './regulation.ts';

const INSIDE_A_WORD = /[\p{L}\p{N}]/u;

/**
 * Finds a query in a text of a regulation, where a word begins with it: 'sempadan' in 'sempadannya', 'imb' not in 'timbang'
 * (spec §2 Regulation pages).
 * @param query what the visitor typed; fewer than two characters are nowhere
 */
export function foundIn(text: string, query: string): TextRange[] {
  if (query.trim().length < 2) return [];
  return queryRanges(text, query).filter(({ start }) => !INSIDE_A_WORD.test(text.charAt(start - 1)));
}

/** Counts where a query stands in an article or annex. */
export function countIn(section: RegulationSection, query: string): number {
  return textsOf(section).reduce((sum, text) => sum + foundIn(text, query).length, 0);
}

/** The texts of a section in the order in which its page shows them. */
function textsOf({ name, title, summary, paragraphs }: RegulationSection): string[] {
  const parts = paragraphs.flatMap((paragraph) => paragraph.parts);
  return [name, title, ...parts.flatMap(textsOfPart), ...(summary === undefined ? [] : [summary])];
}

function textsOfPart(part: TextPart): string[] {
  if (part.kind === 'text') return wordsOf(part.pieces);
  if (part.kind === 'list') return part.items.flatMap(({ pieces }) => wordsOf(pieces));
  return [...part.head, ...part.rows.flatMap((row) => row.flatMap(wordsOf))];
}

const wordsOf = (pieces: readonly TextPiece[]): string[] => pieces.map(({ text }) => text);
