/** The position of a hit on a page, with the words around it. */
export interface TextHit {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The hits on one page; the index is zero-based. */
export interface PageHits {
  readonly index: number;
  readonly hits: readonly TextHit[];
}

// Characters of context on either side, before they are cut to whole words.
const AROUND = 48;

/** Normalises a query for comparison: trimmed, in lower case, without diacritics, every run of blanks one space. */
export function foldQuery(query: string): string {
  return folded(query.trim()).text;
}

/**
 * Finds words on a page, whatever their case, diacritics and line breaks.
 * @param text of the page
 * @param query what was typed; a blank one finds nothing
 */
export function findOnPage(text: string, query: string): TextHit[] {
  const wanted = foldQuery(query);
  if (wanted === '') return [];
  const page = folded(text);
  const hits: TextHit[] = [];
  for (let at = page.text.indexOf(wanted); at !== -1; at = page.text.indexOf(wanted, at + wanted.length)) {
    const start = page.offsets[at] ?? 0;
    const end = page.offsets[at + wanted.length] ?? text.length;
    hits.push({
      before: wordsBefore(text.slice(Math.max(0, start - AROUND), start), start > AROUND),
      match: oneLine(text.slice(start, end)),
      after: wordsAfter(text.slice(end, end + AROUND), end + AROUND < text.length),
    });
  }
  return hits;
}

/** Counts the hits on all pages. */
export function countHits(pages: readonly PageHits[]): number {
  return pages.reduce((sum, { hits }) => sum + hits.length, 0);
}

/** More hits than anyone reads; a narrower query is better. */
export const MOST_HITS = 200;

/** Gives the first hits, up to a number of them over all pages. */
export function firstHits(pages: readonly PageHits[], most: number): PageHits[] {
  let left = most;
  return pages.flatMap(({ index, hits }) => {
    const shown = hits.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? [{ index, hits: shown }] : [];
  });
}

/**
 * Gives the next page with hits after the one shown, starting again after the last.
 * @param index the page shown, zero-based
 */
export function nextPageWithHits(pages: readonly PageHits[], index: number): number | undefined {
  return (pages.find((page) => page.index > index) ?? pages[0])?.index;
}

/** The normalised text, with the position of each of its characters in the original. */
function folded(text: string): { readonly text: string; readonly offsets: readonly number[] } {
  const offsets: number[] = [];
  let result = '';
  let offset = 0;
  for (const character of text) {
    const plain = /\s/.test(character) ? ' ' : plainLetter(character);
    if (plain !== ' ' || !result.endsWith(' ')) {
      result += plain;
      for (let unit = 0; unit < plain.length; unit += 1) offsets.push(offset);
    }
    offset += character.length;
  }
  return { text: result, offsets };
}

const plainLetter = (character: string): string =>
  character
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

function wordsBefore(text: string, isCut: boolean): string {
  const line = oneLine(text);
  return isCut ? `…${line.replace(/^\S*\s/, '')}` : line;
}

function wordsAfter(text: string, isCut: boolean): string {
  const line = oneLine(text);
  return isCut ? `${line.replace(/\s\S*$/, '')}…` : line;
}
