import { cutText } from '../shared/cut-text.ts';
import type { SearchEntry, SearchLine } from './search-entry.ts';
import { type Token, tokensOf, wordsOf } from './tokens.ts';

/** Whether a word, as foldWord gives it, was found. */
export type IsFound = (word: string) => boolean;

/** Characters of a result's line. */
const LINE_LENGTH = 120;
// Characters before the first found word, so that it is read in its sentence.
const LEAD = 30;

/**
 * Chooses the line of an entry in which most of the words were found, otherwise its first, which leads to its beginning, and cuts it
 * around the first found word (spec §2 Search). Words of its name do not count: 'pasal 44' is not the paragraph that says 'Pasal'.
 */
export function foundLine({ title, name = '', lines, isMain }: SearchEntry, isFound: IsFound): SearchLine {
  const own = new Set(wordsOf(name));
  const isNamed = wordsOf(title).some((word) => isFound(word));
  let best: { readonly line: SearchLine; readonly words: number; readonly start: number } | undefined;
  // The first line says best what an entry is; another line is used only where nothing else was found.
  for (const line of isMain && isNamed ? [] : lines) {
    const tokens = tokensIn(line).filter(({ word }) => isFound(word) && !own.has(word));
    const words = new Set(tokens.map(({ word }) => word)).size;
    if (words > (best?.words ?? 0)) best = { line, words, start: tokens[0]?.start ?? 0 };
  }
  if (best === undefined) return { text: around(lines[0]?.text ?? '', 0) };
  return { ...best.line, text: around(best.line.text, best.start) };
}

// While a visitor types, mostly the same lines are searched.
const known = new WeakMap<SearchLine, readonly Token[]>();

function tokensIn(line: SearchLine): readonly Token[] {
  const tokens = known.get(line) ?? tokensOf(line.text);
  known.set(line, tokens);
  return tokens;
}

function around(text: string, offset: number): string {
  if (text.length <= LINE_LENGTH) return text;
  const from = offset <= LEAD ? 0 : text.indexOf(' ', offset - LEAD) + 1;
  const start = from > offset || from === 0 ? Math.min(from, offset) : from;
  const cut = cutText(text.slice(start), LINE_LENGTH);
  const whole = start + cut.length < text.length ? `${cut.replace(/\s+\S*$/, '')} …` : cut;
  return start > 0 ? `… ${whole}` : whole;
}
