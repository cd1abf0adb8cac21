const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/**
 * Replaces each half of a character that stands alone (a lone surrogate) by U+FFFD, as String.prototype.toWellFormed
 * does, which not every supported browser has (spec §5 Texts from feeds).
 */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD');
}

/** Writes a text as a part of an address, as encodeURIComponent does, but never throws. */
export function encodedText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
