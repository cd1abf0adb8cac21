import type { Row } from '../markdown.ts';

/** What a figure may be at most, or at least. */
export interface Goal {
  readonly bound: number;
  readonly isLeast?: boolean;
  /** How the bound is written, such as '≤ 50 ms'. */
  readonly words: string;
}

/** The two cells of a goal: itself, and whether a figure meets it; empty without a goal, or without a figure. */
export function goalCells(goal: Goal | undefined, figure: number): Row {
  if (goal === undefined) return { goal: '', '': '' };
  const isMet = goal.isLeast ? figure >= goal.bound : figure <= goal.bound;
  const verdict = isMet ? 'met' : '**missed**';
  return { goal: goal.words, '': Number.isNaN(figure) ? '' : verdict };
}

/** Bytes as KB of 1,024. */
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** A time in whole milliseconds. */
export const wholeMs = (ms: number): string => `${Math.round(ms)} ms`;
