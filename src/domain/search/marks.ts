import type { TextRange } from '../shared/marked-pieces.ts';
import { tokensOf } from './tokens.ts';

/**
 * Finds the words in a text that a search matched, inflected ones too (spec §2 Search).
 * @param matched words, as foldWord gives them
 */
export function matchedRanges(text: string, matched: ReadonlySet<string>): TextRange[] {
  return tokensOf(text).filter(({ word }) => matched.has(word));
}
