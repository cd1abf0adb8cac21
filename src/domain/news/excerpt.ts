import { cutText } from '../shared/cut-text.ts';
import { isBlockTag } from './block-tags.ts';

/** Characters of an excerpt before it is cut (spec §9 News). */
export const EXCERPT_LENGTH = 120;

// Of an ordinary content that is far more than its excerpt needs.
const FIRST_READ = 2000;
const HALF_A_TAG = /<[^<>]*$/;
const HALF_AN_ENTITY = /&[^&;]{0,8}$/;
const TAG = /<(?:\/?([a-z][a-z0-9]*)\b[^<>]*|!--[^<>]*--)>/gi;
const ENTITY =
  /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|ndash|mdash|hellip|[lr][sd]quo));/gi;
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};
/** What no reader sees: a comment, and elements whose content is no text of the page, as Word and Google Docs paste them. */
const UNSEEN_ELEMENTS = ['style', 'script', 'xml', 'title', 'template'];
const UNSEEN = new RegExp(`<(?:!--|(${UNSEEN_ELEMENTS.join('|')})\\b)`, 'gi');

const COMMENT_END = /-->/g;
const ELEMENT_ENDS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  UNSEEN_ELEMENTS.map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')]),
);

/**
 * Gives an article's excerpt: newlines become spaces, trimmed, cut at 120 characters with '...' when longer (spec §5
 * News feed). Markup is left as it is, see articleExcerpt. A character of two code units is never cut in half.
 */
export function excerpt(content: string): string {
  const text = oneLine(content);
  return text.length <= EXCERPT_LENGTH ? text : `${cutText(text, EXCERPT_LENGTH)}...`;
}

/**
 * Gives the excerpt of an article's content: `excerpt(plainText(content))`, but of a long content only as much is read
 * as that needs.
 */
export function articleExcerpt(content: string): string {
  for (let read = FIRST_READ; read < content.length; read *= 2) {
    // A tag can close around a comment, and an entity around a tag: what is half is looked for after each step.
    const visible = seen(content.slice(0, read).replace(HALF_A_TAG, '')).replace(HALF_A_TAG, '');
    const text = oneLine(decoded(untagged(visible).replace(HALF_AN_ENTITY, '')));
    if (text.length > EXCERPT_LENGTH) return excerpt(text);
  }
  return excerpt(plainText(content));
}

/**
 * Gives the text of some markup as a reader sees it, for an excerpt or a label, never for rendering as markup: drops comments, style
 * sheets and scripts with their content, and well-formed tags (one that starts or ends a block leaves a space), then decodes the entities
 * of numbers and of punctuation, and trims. Runs of spaces become one; a lone '<' stays. Takes linear time.
 */
export function plainText(markup: string): string {
  return decoded(untagged(seen(markup))).trim();
}

function untagged(markup: string): string {
  return markup
    .replace(TAG, (_tag, name: string = '') => (separates(name) ? ' ' : ''))
    .replace(/ {2,}/g, ' ');
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) =>
    name === undefined
      ? (characterOf(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16)) ?? entity)
      : (CHARACTERS[name.toLowerCase()] ?? entity),
  );
}

// As a browser does: what does not end goes on to the end of the text.
function seen(markup: string): string {
  let text = '';
  let from = 0;
  UNSEEN.lastIndex = 0;
  for (let found = UNSEEN.exec(markup); found !== null; found = UNSEEN.exec(markup)) {
    text += markup.slice(from, found.index);
    const end = found[1] === undefined ? COMMENT_END : ELEMENT_ENDS[found[1].toLowerCase()];
    if (end === undefined) return text;
    end.lastIndex = found.index + found[0].length - (found[1] === undefined ? 2 : 0);
    if (end.exec(markup) === null) return text;
    from = end.lastIndex;
    UNSEEN.lastIndex = from;
  }
  return text + markup.slice(from);
}

// A number that is no character, or one that nobody sees, is left as it is.
function characterOf(code: number): string | undefined {
  if (code === 0xa0) return ' ';
  const isCharacter =
    code >= 0x20 && code <= 0x10ffff && (code < 0x7f || code > 0x9f) && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

function oneLine(text: string): string {
  return text.replace(/\r\n|\r|\n/g, ' ').trim();
}

function separates(name: string): boolean {
  return isBlockTag(name) || name.toLowerCase() === 'br';
}
