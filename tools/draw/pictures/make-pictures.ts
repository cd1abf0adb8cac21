import { encodeAvif, encodeWebp, render, shrink } from '../kit/canvas.ts';
import { write } from '../paths.ts';
import type { Picture } from './types.ts';

/** Draws a picture once, at its widest, and saves every file of it. */
export function makePicture(picture: Picture): void {
  const widest = Math.max(...picture.outputs.map((output) => output.width));
  const scale = widest / picture.width;
  const size = { width: widest, height: Math.round(picture.height * scale) };
  const master = render(
    (pen) => {
      pen.scale(scale, scale);
      picture.paint(pen, { width: picture.width, height: picture.height });
    },
    size,
    picture.oversample,
  );
  for (const { path, width, quality, maxBytes, avif } of picture.outputs) {
    const canvas = shrink(master, width);
    write(path, encodeWebp(canvas, quality, maxBytes));
    if (avif !== undefined) write(path.replace(/\.webp$/, '.avif'), encodeAvif(canvas, avif));
  }
}
