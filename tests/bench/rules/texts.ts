import type { MeasuredRule } from '@bupc/bench';
import { articleExcerpt, plainText } from '../../../src/domain/news/excerpt.ts';
import { lineBreaks } from '../../../src/domain/news/line-breaks.ts';
import { markupPieces } from '../../../src/domain/news/markup-pieces.ts';
import { isSafeMarkup } from '../../../src/domain/news/safe-markup.ts';
import { inlineJson } from '../../../src/domain/shared/inline-json.ts';
import { normalizeSearch } from '../../../src/domain/shared/search-text.ts';
import { textLines } from '../../../src/domain/shared/text-lines.ts';
import { wellFormed } from '../../../src/domain/shared/well-formed.ts';
import { createRandom, pick } from '../../../tools/random.ts';
import { rule } from './rule.ts';

const SEED = 15;
const WORDS = ['Warga', 'menyampaikan', 'masukan', 'tentang', 'rencana', 'rinci', 'sempadan', 'sungai'];
const MARKUP = [...WORDS, '<p>', '</p>', '<b>kota</b>', '<br>', '\n', '<a href="https://a.id">tautan</a>'];

/** A text of a length, of words in an order that looks like none and is always the same. */
export function textOf(length: number, words: readonly string[] = WORDS): string {
  const random = createRandom(SEED);
  const parts: string[] = [];
  for (let count = 0; count < length; ) {
    const word = pick(random, words);
    parts.push(word);
    count += word.length + 1;
  }
  return parts.join(' ').slice(0, length);
}

const markup = (length: number): string => textOf(length, MARKUP);
// Whole pieces, as the sanitiser writes them.
const safe = (length: number): string =>
  '<p>Warga <b>kota</b> menyampaikan</p>'.repeat(Math.ceil(length / 36));
/** What makes a careless expression look at everything again from each place. */
const hostile = (length: number): string => '<a '.repeat(Math.ceil(length / 3)).slice(0, length);

/** A rule over a text. */
const overText = (
  name: string,
  run: (text: string) => unknown,
  textFor: (length: number) => string = (length) => textOf(length),
): MeasuredRule => rule(name, 'characters', textFor, run);

/** The rules over texts. */
export const TEXT_RULES: readonly MeasuredRule[] = [
  overText('articleExcerpt', articleExcerpt, (length) => `${'<p> </p>'.repeat(Math.ceil(length / 8))}Warga`),
  overText('plainText', plainText, markup),
  overText('plainText, hostile', plainText, hostile),
  overText('markupPieces', markupPieces, markup),
  overText('markupPieces, hostile', markupPieces, hostile),
  overText('lineBreaks', lineBreaks, markup),
  overText('isSafeMarkup', isSafeMarkup, safe),
  overText('normalizeSearch', normalizeSearch, (length) => ' \n a'.repeat(Math.ceil(length / 4))),
  overText('textLines', (text) => textLines(text, 40)),
  overText('wellFormed', wellFormed, (length) => 'a\ud800'.repeat(Math.ceil(length / 2))),
  overText('inlineJson', inlineJson, markup),
];
