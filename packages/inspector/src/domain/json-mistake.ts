/** The first mistake of a text that is no JSON, and where; both count from 1. */
export interface JsonMistake {
  readonly line: number;
  readonly column: number;
  /** As in 'a comma is missing'. */
  readonly says: string;
}

class Mistake extends Error {
  readonly at: number;
  constructor(at: number, says: string) {
    super(says);
    this.at = at;
  }
}

const PLAIN = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const WORD = /[\w.+-]+/y;

/**
 * Finds where a text stops being JSON. What browsers say of it differs, and mostly leaves out the place.
 * @returns undefined for JSON
 */
export function jsonMistake(text: string): JsonMistake | undefined {
  try {
    readWhole(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, says: error.message };
  }
}

/** Writes a mistake: 'line 12, column 3: a comma is missing'. */
export function mistakeText({ line, column, says }: JsonMistake): string {
  return `line ${line}, column ${column}: ${says}`;
}

function readWhole(text: string): void {
  let at = 0;
  const skip = () => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at += 1;
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const fail = (says: string, place = at): never => {
    throw new Mistake(place, place >= text.length ? `the text ends here; ${says}` : says);
  };

  const string = (what: string) => {
    if (text[at] !== '"') fail(text[at] === "'" ? 'texts stand in double quotes' : `${what} is missing`);
    const begin = at;
    for (at += 1; text[at] !== '"'; at += 1) {
      if (at >= text.length || (text[at] ?? '') < ' ')
        fail('this text has no double quote at its end', begin);
      if (text[at] !== '\\') continue;
      if (take(ESCAPE) === undefined) fail('this escape is none');
      at -= 1;
    }
    at += 1;
  };
  const list = (close: string, entry: () => void) => {
    at += 1;
    skip();
    let comma: number | undefined;
    while (text[at] !== close || comma !== undefined) {
      if (text[at] === close) fail('this comma is one too many', comma);
      entry();
      skip();
      if (text[at] === close) break;
      if (text[at] !== ',') {
        const other = close === ']' ? '}' : ']';
        fail(at >= text.length || text[at] === other ? `${close} is missing` : 'a comma is missing');
      }
      comma = at;
      at += 1;
      skip();
    }
    at += 1;
  };
  const field = () => {
    string('the name of a field, in double quotes,');
    skip();
    if (text[at] !== ':') fail('a colon is missing');
    at += 1;
    value();
  };
  const word = () => {
    const begin = at;
    const found = take(WORD) ?? fail('a value is missing');
    if (!PLAIN.test(found)) fail(`${found} is no value`, begin);
  };
  const value = (): void => {
    skip();
    const letter = text[at];
    if (letter === '{') list('}', field);
    else if (letter === '[') list(']', value);
    else if (letter === '"' || letter === "'") string('a text');
    else word();
  };

  value();
  skip();
  if (at < text.length) fail('nothing may follow here');
}
