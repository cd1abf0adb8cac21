import type { Paint } from '../kit/canvas.ts';

/** One file that a picture is saved as. */
export interface Output {
  /** From the root of the project, ending in .webp. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  /** WebP quality tried first, 1 to 100. */
  readonly quality: number;
  /** The most the file may weigh. */
  readonly maxBytes: number;
  /** AVIF quality of the same file beside it, 1 to 100; without, there is none. */
  readonly avif?: number;
}

/** A picture: how it is drawn and what it is saved as. */
export interface Picture {
  readonly slug: string;
  /** The size it is laid out for; strokes and figures are in these pixels. */
  readonly width: number;
  readonly height: number;
  /** How many times larger than its widest file it is drawn. */
  readonly oversample: number;
  readonly paint: Paint;
  readonly outputs: readonly Output[];
}
