import { diffLines } from './diff-lines.ts';

const END = /\r\n?|\n/g;

/** Gives a text whose lines all end with LF. */
export const withLf = (text: string): string => text.replace(END, '\n');

/**
 * Gives a text the ends of lines that an old one has, also where that has several kinds: lines that stood there keep theirs, new ones
 * take the one that most have.
 * @param text its lines end with LF
 */
export function withEndsOf(old: string, text: string): string {
  const ends = old.match(END) ?? [];
  const usual = mostOf(ends);
  if (ends.every((end) => end === '\n')) return text;
  let at = 0;
  const lines = diffLines(withLf(old), text).flatMap((line) => {
    const end = line.sign === '+' ? usual : (ends[at] ?? usual);
    if (line.sign !== '+') at += 1;
    return line.sign === '-' ? [] : [{ text: line.text, end }];
  });
  return lines.map((line, index) => line.text + (index < lines.length - 1 ? line.end : '')).join('');
}

function mostOf(ends: readonly string[]): string {
  const count = (end: string) => ends.filter((one) => one === end).length;
  return [...new Set(ends)].sort((a, b) => count(b) - count(a))[0] ?? '\n';
}

/** Gives a text the end that an old one has: an editor knows one form of it alone. Both have LF. */
export function withEndOf(old: string, text: string): string {
  const end = old === '' ? '\n' : (/\s*$/.exec(old)?.[0] ?? '');
  return text.replace(/\s*$/, '') + end;
}
