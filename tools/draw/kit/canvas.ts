import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** What everything is drawn with. */
export type Pen = SKRSContext2D;

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws a picture that fills the given size, in pixels of that size. */
export type Paint = (pen: Pen, size: Size) => void;

/**
 * Draws a picture larger than asked and shrinks it, so that edges come out smooth.
 * @param oversample how many times larger it is drawn, 1 or more
 */
export function render(paint: Paint, size: Size, oversample: number): Canvas {
  const canvas = createCanvas(Math.round(size.width * oversample), Math.round(size.height * oversample));
  const pen = canvas.getContext('2d');
  pen.scale(oversample, oversample);
  paint(pen, size);
  return shrink(canvas, size.width);
}

/**
 * Shrinks a canvas to a width in halving steps, each of which averages four pixels into one.
 * @param width pixels, at most that of the canvas
 */
export function shrink(canvas: Canvas, width: number): Canvas {
  if (canvas.width === width) return canvas;
  const next = Math.max(width, Math.ceil(canvas.width / 2));
  const height = Math.round((canvas.height * next) / canvas.width);
  const smaller = createCanvas(next, height);
  const pen = smaller.getContext('2d');
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvas, 0, 0, next, height);
  return shrink(smaller, width);
}

/**
 * Encodes a canvas as WebP, lowering the quality in steps of 3 until the file fits.
 * @param quality 1 to 100, tried first
 * @param maxBytes the most the file may weigh
 */
export function encodeWebp(canvas: Canvas, quality: number, maxBytes: number): Buffer {
  const file = canvas.encodeSync('webp', quality);
  if (file.length <= maxBytes || quality <= 30) return file;
  return encodeWebp(canvas, quality - 3, maxBytes);
}

/**
 * Encodes a canvas as AVIF.
 * @param quality 1 to 100
 */
export function encodeAvif(canvas: Canvas, quality: number): Buffer {
  return canvas.encodeSync('avif', { quality, speed: 2 });
}
