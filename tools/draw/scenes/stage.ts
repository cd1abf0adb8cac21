import { createRandom, type Random } from '../../random.ts';
import type { Paint, Pen } from '../kit/canvas.ts';
import type { Point } from '../kit/geometry.ts';
import { createNoise } from '../kit/noise.ts';
import { fillShape } from '../kit/shapes.ts';

/** Every scene is laid out 600 high; `width` follows from the ratio of the picture. */
export const STAGE = 600;

/** What a scene is drawn with. */
export interface Stage {
  readonly pen: Pen;
  readonly width: number;
  readonly random: Random;
  readonly seed: number;
}

/** Gives a painter that lays a scene out 600 high and fits it to the picture. */
export function scene(seed: number, draw: (stage: Stage) => void): Paint {
  return (pen, size) => {
    const fit = size.height / STAGE;
    pen.save();
    pen.scale(fit, fit);
    draw({ pen, width: size.width / fit, random: createRandom(seed), seed });
    pen.restore();
  };
}

/** Paints a sky from one colour at the top to another at the horizon. */
export function paintSky({ pen, width }: Stage, top: string, horizon: string, y: number): void {
  const sky = pen.createLinearGradient(0, 0, 0, y);
  sky.addColorStop(0, top);
  sky.addColorStop(1, horizon);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, STAGE);
}

/** Paints rows of hills, the farthest first, from their colours; y is the foot of the first row. */
export function paintHills(
  { pen, width, seed }: Stage,
  colours: readonly string[],
  y: number,
  rise: number,
): void {
  const noise = createNoise(seed);
  colours.forEach((colour, row) => {
    const ridge: Point[] = [];
    for (let x = 0; x <= width + 6; x += 6) {
      const bump = noise(x / (200 - row * 35) + row * 9, row * 3 + 1);
      ridge.push([x, y + row * 28 - bump * (rise - row * rise * 0.2)]);
    }
    fillShape(pen, [[0, STAGE], ...ridge, [width + 6, STAGE]], colour);
  });
}

/** Paints a long, flat cloud. */
export function paintCloud({ pen }: Stage, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.roundRect(x, y, size, size * 0.16, size * 0.08);
  pen.roundRect(x + size * 0.2, y - size * 0.12, size * 0.5, size * 0.2, size * 0.1);
  pen.fillStyle = 'rgba(255,255,255,.5)';
  pen.fill();
}

/** Paints the row of triangles that edges fields of the site, peaks up, from x to x + width. */
export function paintPeaks(
  { pen }: Stage,
  x: number,
  y: number,
  width: number,
  step: number,
  colour: string,
): void {
  for (let left = x; left + step <= x + width + 0.5; left += step) {
    fillShape(
      pen,
      [
        [left, y],
        [left + step / 2, y - step / 2],
        [left + step, y],
      ],
      colour,
    );
  }
}
