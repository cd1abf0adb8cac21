import * as texts from './texts.ts';

/** The abbreviations of the trade, in words that a visitor understands (spec §2 Abbreviations). */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ITR: texts.itrMeaning,
  KRK: texts.krkMeaning,
  KKPR: texts.kkprMeaning,
  KDB: texts.kdbMeaning,
  KLB: texts.klbMeaning,
  KDH: texts.kdhMeaning,
  RTRW: texts.rtrwMeaning,
  RDTR: texts.rdtrMeaning,
};

/** A piece of a text; one that is an abbreviation comes with its meaning. */
export interface ExplainedPiece {
  readonly text: string;
  readonly meaning?: string;
  /** The punctuation after an abbreviation, which stays on its line. */
  readonly after?: string;
}

const WORD = new RegExp(`\\b(?:${Object.keys(ABBREVIATIONS).join('|')})\\b`, 'g');

/**
 * Splits a text where an abbreviation stands that the text does not explain itself (spec §2 Abbreviations). Each is
 * explained once.
 */
export function explainedPieces(text: string): ExplainedPiece[] {
  const pieces: ExplainedPiece[] = [];
  const explained = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const meaning = ABBREVIATIONS[word] ?? '';
    const [inFull = ''] = meaning.split(':');
    if (explained.has(word) || text.includes(inFull)) continue;
    explained.add(word);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    const [after = ''] = /^[,.;:)]/.exec(text.slice(match.index + word.length)) ?? [];
    pieces.push({ text: word, meaning, ...(after !== '' && { after }) });
    from = match.index + word.length + after.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
