import type { TextPart, TextPiece } from './regulation.ts';

/** A line of running text, with its number in the file. */
export interface SourceLine {
  readonly line: number;
  readonly pieces: readonly TextPiece[];
}

/** A block of the file as its reader found it, with the line at which it begins. */
export type SourceBlock = { readonly line: number } & (
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly SourceLine[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'part'; readonly part: TextPart }
  | { readonly kind: 'other' }
);

/** What is wrong in the text, at which line, and what to write instead. */
export interface StructureMistake {
  readonly line: number;
  readonly message: string;
}
