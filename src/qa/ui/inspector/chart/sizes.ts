import type { Box, Line, Row } from './picture.ts';

/** Lengths of what a chart draws, in pixels at full size; its fonts are of one width. */
export const NAME_SIZE = 13;
export const TEXT_SIZE = 11.5;
export const HEAD_HEIGHT = 26;
export const LINE_HEIGHT = 16;
export const ROW_HEIGHT = 22;
export const PADDING = 12;
/** Text is never drawn smaller than this. */
export const SMALLEST_TEXT = 10;
/** The smallest zoom at which no text is smaller. */
export const SMALLEST_ZOOM = SMALLEST_TEXT / TEXT_SIZE;
export const LARGEST_ZOOM = 2;

// The widest of the fonts that may be used, in parts of their size.
const LETTER = 0.605;
const DOT = 14;
const FOOT = 6;

/** A width and a height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How wide a text is at a font size. */
export const textWidth = (text: string, size: number = TEXT_SIZE): number => text.length * size * LETTER;

/** How wide the count of paths is. */
export const countWidth = (paths: number): number => Math.max(20, textWidth(String(paths)) + 10);

/** How wide a row of a box is, its count included. */
export const rowWidth = ({ text, paths }: Row): number => textWidth(text) + countWidth(paths) + 20;

/** How much of a box stands above its rows and the boxes in it. */
export const headHeight = ({ kind, invokes, rows }: Box): number =>
  kind === 'rows' ? 24 : HEAD_HEIGHT + invokes.length * LINE_HEIGHT + (rows.length > 0 ? LINE_HEIGHT : 0);

/** The smallest size of a box, without what is in it. */
export function boxSize(box: Box): Size {
  const { kind, label, isInitial, invokes, rows, paths } = box;
  const name = kind === 'rows' ? textWidth(label) : textWidth(label, NAME_SIZE) + countWidth(paths) + 10;
  const widths = [
    name + (isInitial ? DOT : 0),
    ...invokes.map((invoked) => textWidth(`runs ${invoked}`)),
    ...rows.map(rowWidth),
  ];
  return {
    width: Math.ceil(Math.max(80, ...widths) + 2 * PADDING),
    height: Math.ceil(headHeight(box) + rows.length * ROW_HEIGHT + FOOT),
  };
}

/** The size of a line's label, with its count. */
export function labelSize({ text, paths }: Line): Size {
  const widest = Math.max(...text.map((line) => textWidth(line)));
  return {
    width: Math.ceil(widest + countWidth(paths) + 16),
    height: text.length * 14 + 6,
  };
}
