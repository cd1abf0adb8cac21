import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

// By the parser's name of the mistake; {word} is the part of the text that it found.
const WORDS: Readonly<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  PropertyNameExpected: 'the name of a field, in double quotes, is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: '} is missing',
  CloseBracketExpected: '] is missing',
  EndOfFileExpected: 'nothing may follow here',
  InvalidSymbol: '{word} is no value',
  InvalidNumberFormat: '{word} is no value',
  UnexpectedEndOfNumber: '{word} is no value',
  UnexpectedEndOfString: 'this text has no double quote at its end',
  InvalidCharacter: 'this text holds a control character, such as a tab',
  InvalidEscapeCharacter: 'this text holds an escape that is none',
  InvalidUnicode: 'this text holds an escape that is none',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  '<unknown ParseErrorCode>': 'this is no JSON',
};

/** Reads a text as JSON, or says where it stops being any: 'line 12, column 3: a comma is missing'. */
export function readJson(text: string): { readonly json?: unknown; readonly mistake?: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { mistake: jsonMistake(text) ?? String(error) };
  }
}

/**
 * Says where a text stops being JSON. What browsers say of it differs, and mostly leaves out the place.
 * @returns undefined where nothing is found
 */
function jsonMistake(text: string): string | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first, second] = errors;
  if (!first) return undefined;
  const before = text.slice(0, first.offset).trimEnd();
  const closes = /[\]}]/.test(text[first.offset] ?? '');
  if (closes && before.endsWith(',')) return mistakeAt(text, before.length - 1, 'this comma is one too many');
  const says = wordsOf(text, first, second);
  const ends = first.offset >= text.length;
  return mistakeAt(text, first.offset, ends ? `the text ends here; ${says}` : says);
}

function wordsOf(text: string, { error, offset, length }: ParseError, next: ParseError | undefined): string {
  const name = printParseErrorCode(error);
  const word = text.slice(offset, offset + length);
  if (name === 'CommaExpected' && /[\]}]/.test(word)) return `${word === '}' ? ']' : '}'} is missing`;
  if (name === 'InvalidSymbol') {
    if (word.startsWith("'")) return 'texts stand in double quotes';
    // The parser skips such a word. What it misses next says what should have stood there.
    const missed = next && printParseErrorCode(next.error);
    if (missed === 'PropertyNameExpected' || missed === 'ColonExpected') return WORDS[missed];
  }
  return WORDS[name].replace('{word}', () => word);
}

function mistakeAt(text: string, offset: number, says: string): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}: ${says}`;
}
