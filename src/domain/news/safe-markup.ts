import { safeAddress } from '../shared/safe-address.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './markup-allow-list.ts';

const TAGS: ReadonlySet<string> = new Set(ALLOWED_TAGS);
/** What the site itself adds to links, images and the regions of tables (spec §5 Article markup). */
const ADDED = ['target', 'rel', 'loading', 'decoding', 'referrerpolicy', 'role', 'aria-label', 'tabindex'];
const ATTRIBUTES: ReadonlySet<string> = new Set([...ALLOWED_ATTRIBUTES, ...ADDED]);

const PIECE = /<\/?([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")*)>|[^<]+/y;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;
const STRAY_AMPERSAND = /&(?!(?:amp|lt|gt|quot|nbsp);)/;
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', '\u00a0'],
]);

/**
 * Whether markup has exactly the form that the sanitiser writes: allowed elements, allowed attributes in double
 * quotes, safe addresses, no comment and no character reference but the five that a browser writes. A second check
 * after the sanitiser (spec §5 Article markup): it does not know how a browser repairs markup, and so accepts none that
 * would need it. Takes linear time.
 */
export function isSafeMarkup(markup: string): boolean {
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < markup.length) {
    const piece = PIECE.exec(markup);
    if (piece === null) return false;
    const [text, tag, attributes = ''] = piece;
    const isSafe = tag === undefined ? !STRAY_AMPERSAND.test(text) : TAGS.has(tag) && areSafe(attributes);
    if (!isSafe) return false;
  }
  return true;
}

function areSafe(attributes: string): boolean {
  return [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) => {
    if (!ATTRIBUTES.has(name) || STRAY_AMPERSAND.test(value)) return false;
    return (name !== 'href' && name !== 'src') || safeAddress(decoded(value)) !== undefined;
  });
}

function decoded(value: string): string {
  return value.replace(/&[a-z]+;/g, (reference) => CHARACTERS.get(reference) ?? reference);
}
