/** A word of a text, and where it stands there. */
export interface Token {
  /** As it is compared: lower-case, without diacritics. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Characters of a word that count; longer ones are no words. */
const MAX_WORD = 40;

// A decimal, thousands and the number of a parcel are one word, so that '05' is not in '0,05'; a time and a date are not.
const NUMBER = String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])\p{N}+(?:(?:\.\p{N}{3,})+(?:,\p{N}+)?|,\p{N}+)(?![\p{L}\p{N}]|[.,]\p{N})`;
const WORD = new RegExp(`${NUMBER}|[\\p{L}\\p{M}\\p{N}]+`, 'gu');
const PLAIN = /^[a-z0-9]+$/;

/** Gives a word as it is compared: lower-case, without diacritics, cut where it is longer than any word (spec §5 Search). */
export function foldWord(word: string): string {
  const short = word.slice(0, MAX_WORD).toLowerCase();
  return PLAIN.test(short) ? short : short.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Finds the words of a text; all but letters and digits parts them, except the signs in a number. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    word: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ word }) => word !== '');
}

/** Gives the words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(foldWord).filter((word) => word !== '');
}
