import { cutText } from '../shared/cut-text.ts';
import { isBlockTag } from './block-tags.ts';

/** Characters of an excerpt before it is cut (spec §9 News). */
export const EXCERPT_LENGTH = 120;

// Of an ordinary content that is far more than its excerpt needs.
const FIRST_READ = 2000;
const HALF_A_TAG = /<[^<>]*$/;
const HALF_AN_ENTITY = /&[^&;]{0,5}$/;
const TAG = /<(?:\/?([a-z][a-z0-9]*)\b[^<>]*|!--[^<>]*--)>/gi;
const ENTITY = /&(?:amp|lt|gt|quot|#39|nbsp);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

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
    const beginning = content.slice(0, read).replace(HALF_A_TAG, '').replace(HALF_AN_ENTITY, '');
    const text = oneLine(plainText(beginning));
    if (text.length > EXCERPT_LENGTH) return excerpt(text);
  }
  return excerpt(plainText(content));
}

/**
 * Gives the text of some markup, for an excerpt or a label, never for rendering as markup: drops well-formed tags (one
 * that starts or ends a block leaves a space), then decodes the entities of &, <, >, both quotes and the no-break
 * space, and trims. Runs of spaces become one; a lone '<' stays. Takes linear time.
 */
export function plainText(markup: string): string {
  return markup
    .replace(TAG, (_tag, name: string = '') => (separates(name) ? ' ' : ''))
    .replace(/ {2,}/g, ' ')
    .replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity)
    .trim();
}

function oneLine(text: string): string {
  return text.replace(/\r\n|\r|\n/g, ' ').trim();
}

function separates(name: string): boolean {
  return isBlockTag(name) || name.toLowerCase() === 'br';
}
