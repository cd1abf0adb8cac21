import { isBlockTag } from './block-tags.ts';

/** Characters of an excerpt before it is cut (spec §9 News). */
export const EXCERPT_LENGTH = 120;

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
 * News feed). It leaves markup alone: give it `plainText(article.content)`. A character of two code units is never
 * cut in half.
 */
export function excerpt(content: string): string {
  const text = content.replace(/\r\n|\r|\n/g, ' ').trim();
  return text.length <= EXCERPT_LENGTH ? text : `${wholeCharacters(text.slice(0, EXCERPT_LENGTH))}...`;
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

function separates(name: string): boolean {
  return isBlockTag(name) || name.toLowerCase() === 'br';
}

function wholeCharacters(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}
