import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** The first mistake of a text that is no JSON, and where; both count from 1. */
export interface JsonMistake {
  readonly line: number;
  readonly column: number;
  /** As in 'a comma is missing'. */
  readonly says: string;
}

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

/**
 * Finds where a text stops being JSON. What browsers say of it differs, and mostly leaves out the place.
 * @returns undefined for JSON
 */
export function jsonMistake(text: string): JsonMistake | undefined {
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

/** Writes a mistake: 'line 12, column 3: a comma is missing'. */
export function mistakeText({ line, column, says }: JsonMistake): string {
  return `line ${line}, column ${column}: ${says}`;
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

function mistakeAt(text: string, offset: number, says: string): JsonMistake {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, says };
}
