import { Lexer } from 'yaml';
import { said } from '../language.ts';

/** How deep anything of a text may be nested: no office writes ten levels, and parsers fail at some thousands. */
export const MAX_DEPTH = 50;
/** The most that an article may hold, in characters: a hundred pages. */
export const MAX_ARTICLE = 256 * 1024;
/** The most cells that tables of an article may have, as its widest line and the number of its lines make them. */
export const MAX_CELLS = 100_000;
/** The most brackets that may begin in an article. */
export const MAX_BRACKETS = 10_000;
/** The most signs of emphasis (runs of * _ or ~) in one paragraph: their parser compares each with each. */
export const MAX_MARKS = 1_000;
/** The most lines of quotations, and of rules and underlines of headings, in an article: each takes as long as all before it. */
export const MAX_QUOTES = 2_000;
/** The most entries of a list. */
export const MAX_ENTRIES = 20_000;

/** A text that is too much for its parser: where, and what to do. */
export interface TooMuch {
  readonly line?: number;
  readonly message: string;
}

/** What to write where something is nested too deeply. */
export const TOO_DEEP = said(
  `susunannya lebih dari ${MAX_DEPTH} tingkat; tulis dengan tingkat yang lebih sedikit`,
  `this is nested more than ${MAX_DEPTH} levels deep; write it flatter`,
);

/** Says why Markdown is not to be parsed; undefined where it may be. It takes a time that grows with the text alone. */
export function markdownLimit(text: string): TooMuch | undefined {
  if (text.length > MAX_ARTICLE) {
    return {
      message: said(
        `berita ini ${text.length} huruf, paling banyak ${MAX_ARTICLE}; bagi menjadi beberapa berita`,
        `the article has ${text.length} characters; at most ${MAX_ARTICLE} are taken: make several of it`,
      ),
    };
  }
  const lines = text.split('\n');
  const deep = lines.findIndex((line) => markersOf(line) > MAX_DEPTH);
  if (deep >= 0) return { line: deep + 1, message: TOO_DEEP };
  const crowded = crowdedLine(lines);
  if (crowded !== undefined) {
    return {
      line: crowded,
      message: said(
        `paragraf ini memuat lebih dari ${MAX_MARKS} tanda * _ atau ~; bagi menjadi beberapa paragraf`,
        `the paragraph has over ${MAX_MARKS} times * _ or ~; make several of it`,
      ),
    };
  }
  const quotes = lines.filter((line) => /^[ \t]*(?:>|[-=*_][-=*_ \t]*$)/.test(line)).length;
  if (quotes > MAX_QUOTES) {
    return {
      message: said(
        `berita ini memuat ${quotes} baris kutipan dan garis, paling banyak ${MAX_QUOTES}`,
        `the article has ${quotes} lines of quotations and rules; at most ${MAX_QUOTES} are taken`,
      ),
    };
  }
  const bars = lines.map((line) => line.split('|').length);
  const most = bars.reduce((a, b) => Math.max(a, b), 0);
  if (most * lines.length > MAX_CELLS) {
    const message = said(
      `tabel ${most} kolom dalam ${lines.length} baris terlalu besar, paling banyak ${MAX_CELLS} sel`,
      `a table of ${most} columns in ${lines.length} lines is too much; at most ${MAX_CELLS} cells are taken`,
    );
    return { line: bars.indexOf(most) + 1, message };
  }
  const brackets = text.split('[').length - 1;
  if (brackets <= MAX_BRACKETS) return undefined;
  return {
    message: said(
      `berita ini memuat ${brackets} tanda [, paling banyak ${MAX_BRACKETS}`,
      `the article has ${brackets} times [; at most ${MAX_BRACKETS} are taken`,
    ),
  };
}

/** Gives the line at which a paragraph has more signs of emphasis than are taken, counted from 1. */
function crowdedLine(lines: readonly string[]): number | undefined {
  let marks = 0;
  for (const [at, line] of lines.entries()) {
    // Each item of a list and each row of a table is a text of its own.
    if (line.trim() === '' || line.includes('|') || markersOf(line) > 0) marks = 0;
    marks += line.match(/\*+|_+|~+/g)?.length ?? 0;
    if (marks > MAX_MARKS) return at + 1;
  }
  return undefined;
}

const RULE = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;

/** Counts the quotes and lists that a line of Markdown begins. */
function markersOf(line: string): number {
  if (RULE.test(line)) return 0;
  const marker = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;
  let count = 0;
  while (marker.test(line)) count += 1;
  return count;
}

// What the lexer says of a document's start, the end of a flow and a scalar that follows; none of it is text of the file.
const [DOCUMENT, FLOW_END, SCALAR] = ['\u0002', '\u0018', '\u001f'];
const NO_TEXT = new Set([DOCUMENT, FLOW_END, SCALAR, '\ufeff']);
const BLOCK = new Set(['-', '?', ':']);
const FLOW: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

/** Gives the line at which YAML is nested too deeply for its parser, counted from 1; undefined where it is not. */
export function deepYamlLine(text: string): number | undefined {
  let [line, flow, inLine] = [1, 0, 0];
  let [isStart, isScalar] = [true, false];
  for (const token of new Lexer().lex(text)) {
    if (!isScalar) {
      flow = Math.max(0, flow + (FLOW[token] ?? 0));
      if (flow === 0 && BLOCK.has(token)) inLine += 1;
      // A level is mostly two blanks.
      const indent = isStart && token.trim() === '' ? token.replace(/\n/g, '').length / 2 : 0;
      if (Math.max(flow, inLine, indent) > MAX_DEPTH) return line;
    }
    isScalar = token === SCALAR;
    const lines = token.split('\n').length - 1;
    if (lines > 0) [line, inLine] = [line + lines, 0];
    if (!NO_TEXT.has(token)) isStart = token.endsWith('\n');
  }
  return undefined;
}
