import { rules } from '#site-rules';

/** Characters of a short caption; the card shows two lines. */
export const CAPTION_LENGTH = 160;

/** A caption in its short and its full form. */
export interface Caption {
  /** The first paragraph, cut at a word. */
  readonly short: string;
  readonly full: string;
}

/** Makes a caption of a document's text; undefined where it is empty. */
export function captionOf(text: string): Caption | undefined {
  const full = documentText(text);
  if (full === '') return undefined;
  const [first = ''] = full.split(/\n/, 1);
  return { short: shortened(first), full };
}

/** Tidies a document's text: line breaks as '\n', at most one empty line, no blanks at the ends; cut where too long. */
export function documentText(text: string): string {
  const tidy = rules
    .wellFormed(text)
    .replace(/\r\n?|\v/g, '\n')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return rules.cutText(tidy, rules.limits.content).trim();
}

function shortened(paragraph: string): string {
  const line = paragraph.replace(/\s+/g, ' ').trim();
  if (line.length <= CAPTION_LENGTH) return line;
  const cut = rules.cutText(line, CAPTION_LENGTH - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > CAPTION_LENGTH / 2 ? cut.slice(0, word) : cut).trimEnd()}…`;
}
