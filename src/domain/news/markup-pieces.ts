/** A run of text, or one tag as it is written. */
export type MarkupPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly text: string; readonly name: string };

const TAG_START = /^<\/?[a-z]/i;
const TAG_NAME = /^<\/?([^\s/>]*)/;
const COMMENT_START = /^<[!?/]/;

/**
 * Splits markup into texts and tags where a browser would: a '>' inside a quoted attribute ends nothing, a '<' before
 * anything but a letter is text. Comments are left out. Takes linear time; a tag that never ends takes the rest.
 */
export function markupPieces(markup: string): MarkupPiece[] {
  const pieces: MarkupPiece[] = [];
  let text = '';
  let index = 0;
  while (index < markup.length) {
    const next = markup.indexOf('<', index);
    text += markup.slice(index, next < 0 ? undefined : next);
    if (next < 0) break;
    const start = markup.slice(next, next + 3);
    if (TAG_START.test(start)) {
      if (text !== '') pieces.push({ kind: 'text', text });
      text = '';
      index = tagEnd(markup, next + 1);
      const tag = markup.slice(next, index);
      pieces.push({ kind: 'tag', text: tag, name: (TAG_NAME.exec(tag)?.[1] ?? '').toLowerCase() });
    } else if (COMMENT_START.test(start)) {
      index = commentEnd(markup, next);
    } else {
      text += '<';
      index = next + 1;
    }
  }
  if (text !== '') pieces.push({ kind: 'text', text });
  return pieces;
}

// As the HTML tokeniser does: a quote counts only where a value may start.
function tagEnd(markup: string, from: number): number {
  let quote = '';
  let valueMayStart = false;
  for (let index = from; index < markup.length; index += 1) {
    const character = markup.charAt(index);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') {
      return index + 1;
    } else if (valueMayStart && (character === '"' || character === "'")) {
      quote = character;
      valueMayStart = false;
    } else {
      valueMayStart = character === '=' || (valueMayStart && character.trim() === '');
    }
  }
  return markup.length;
}

function commentEnd(markup: string, start: number): number {
  const end = markup.startsWith('<!--', start) ? '-->' : '>';
  // '<!-->' and '<!--->' are whole comments.
  const found = markup.indexOf(end, start + 2);
  return found < 0 ? markup.length : found + end.length;
}
