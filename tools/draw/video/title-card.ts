import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Pen, Size } from '../kit/canvas.ts';
import { fillShape } from '../kit/shapes.ts';
import type { Card } from './storyboard.ts';

const FAMILY = 'Plus Jakarta Sans';
const FONTS = 'node_modules/@fontsource-variable/plus-jakarta-sans/files';
const CORNER = 48;
const PADDING = 40;

/** Makes the typeface of the site known to the canvas. */
export function loadTypeface(): void {
  const path = join(FONTS, 'plus-jakarta-sans-latin-wght-normal.woff2');
  if (!GlobalFonts.registerFromPath(path, FAMILY)) throw new Error(`no typeface at ${path}`);
}

/** Draws the words of a card on a gold field at the bottom left; `shown` is 0 (outside) to 1 (in place). */
export function drawTitle(pen: Pen, frame: Size, { title, text }: Card, shown: number): void {
  pen.font = `800 46px "${FAMILY}"`;
  const titleWidth = pen.measureText(title).width;
  pen.font = `500 24px "${FAMILY}"`;
  const width = Math.max(titleWidth, pen.measureText(text).width) + PADDING * 2 + CORNER / 2;
  const top = frame.height - 172;
  pen.save();
  pen.translate((shown - 1) * (width + 8), 0);
  const field = [
    [0, top],
    [width - CORNER, top],
    [width, top + CORNER],
    [width, frame.height - 32],
    [0, frame.height - 32],
  ] as const;
  fillShape(pen, field, '#f2b632');
  pen.fillStyle = '#0b2326';
  pen.font = `800 46px "${FAMILY}"`;
  pen.fillText(title, PADDING, top + 68);
  pen.font = `500 24px "${FAMILY}"`;
  pen.fillText(text, PADDING, top + 108);
  pen.restore();
}
